import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { z } from 'zod';
import { contentTypeOf, fileEndings, MARK_BYTES } from '../../results/content-type.ts';
import { askComfyui, isSuccess, jsonOf, unanswered } from '../ask-comfyui.ts';
import type { ComfyuiConnection } from '../comfyui-connection.ts';

const StoredSchema = z.object({ name: z.string().min(1).max(500), subfolder: z.string().max(500).catch('') });
/** In ComfyUI's input folder, so that what is uploaded can be told from an operator's own files. */
const SUBFOLDER = 'kinora';

/**
 * Puts a picture where ComfyUI's Load Image finds it, under a name made of its content: the same picture is there once,
 * however often it is sent. Answers what Load Image calls it. @throws ProviderError
 */
export async function uploadPicture(
  comfyui: ComfyuiConnection,
  file: string,
  signal: AbortSignal,
): Promise<string> {
  const bytes = await readFile(file);
  const type = contentTypeOf(bytes.subarray(0, MARK_BYTES));
  if (type === null || !type.startsWith('image/')) {
    throw new ProviderError('invalid_input', sentences.mediaService.unreadablePicture);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const form = new FormData();
  form.set('image', new Blob([bytes], { type }), `${hash}.${fileEndings[type]}`);
  form.set('type', 'input');
  form.set('subfolder', SUBFOLDER);
  form.set('overwrite', 'true');
  const encoded = new Response(form);
  const body = {
    bytes: new Uint8Array(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
  const answer = await askComfyui(comfyui, { path: '/upload/image', body, signal });
  const stored = StoredSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!stored.success) {
    throw answer.status === 413
      ? new ProviderError('invalid_input', sentences.mediaService.refused, { cause: new Error('413') })
      : unanswered(answer);
  }
  const { name, subfolder } = stored.data;
  return subfolder === '' ? name : `${subfolder}/${name}`;
}
