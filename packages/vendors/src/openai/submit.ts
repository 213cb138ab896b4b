import type { JsonValue, PreparedMedia, RawAnswer, ServiceCall } from '@kinora/models';
import { fileEndings } from '../results/content-type.ts';
import { readInputPicture } from '../pictures/input-pictures.ts';
import type { InputPicture } from '../pictures/input-pictures.ts';
import { postForPicture } from '../pictures/picture-service.ts';
import { shapeOf } from './models.ts';
import { authorizationOf } from './openai-connection.ts';
import type { OpenAiConnection } from './openai-connection.ts';
import { WishSchema } from './prepare.ts';

/** Sends the one request that is paid: words alone as JSON, pictures to be changed as a form. */
export async function submit(
  openai: OpenAiConnection,
  { endpoint, body }: PreparedMedia,
  call: Pick<ServiceCall, 'signal' | 'workFolder'>,
): Promise<RawAnswer> {
  const { fields, pictures } = WishSchema.parse(body);
  const authorization = authorizationOf(openai);
  if (pictures.length === 0) {
    const headers = { ...authorization, 'content-type': 'application/json' };
    return await postForPicture(
      openai,
      { path: '/images/generations', headers, body: JSON.stringify(fields) },
      call,
    );
  }
  const isList = shapeOf(endpoint).isGptImage || pictures.length > 1;
  const form = await formOf({ fields, pictures, field: isList ? 'image[]' : 'image' }, call.workFolder);
  const headers = { ...authorization, 'content-type': form.type };
  return await postForPicture(openai, { path: '/images/edits', headers, body: form.bytes }, call);
}

interface Form {
  readonly fields: Readonly<Record<string, JsonValue>>;
  readonly pictures: readonly InputPicture[];
  /** What pictures are sent as. */
  readonly field: string;
}

async function formOf(
  { fields, pictures, field }: Form,
  workFolder: string,
): Promise<{ readonly type: string; readonly bytes: Uint8Array }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [index, picture] of pictures.entries()) {
    const bytes = await readInputPicture(picture, workFolder);
    const { type } = picture;
    form.append(field, new Blob([bytes], { type }), `picture-${index + 1}.${fileEndings[type]}`);
  }
  // The platform writes the form and chooses what stands between its parts.
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? 'multipart/form-data',
    bytes: new Uint8Array(await written.arrayBuffer()),
  };
}
