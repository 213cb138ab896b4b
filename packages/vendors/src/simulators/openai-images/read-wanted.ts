import { z } from 'zod';
import { isPictureOf } from '../answering/checked-picture.ts';
import type { Arrival, WantedPicture } from '../answering/protocol.ts';
import { json } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';
import { sizeOf } from './models.ts';
import type { ModelRules } from './models.ts';

const MOST_PICTURES = 16;

/** A refusal in OpenAI's envelope. */
export function refusal(status: number, error: Readonly<Record<string, unknown>>): Answer {
  return json(status, { error: { type: 'invalid_request_error', param: null, code: null, ...error } });
}

const invalid = (param: string, message: string): Answer => refusal(400, { param, message });

const words = z.string().min(1).max(32_000);

function fieldsOf({ isOwn = false, qualities }: ModelRules) {
  const common = { model: z.string(), prompt: words, n: z.literal(1), size: z.string() };
  return isOwn
    ? z.strictObject({ ...common, response_format: z.enum(['url', 'b64_json']).optional() })
    : z.strictObject({
        ...common,
        quality: z.enum(qualities).optional(),
        output_format: z.enum(['png', 'jpeg', 'webp']).optional(),
        background: z.enum(['transparent', 'opaque', 'auto']).optional(),
        moderation: z.enum(['low', 'auto']).optional(),
      });
}

/** Words alone come as JSON, pictures to be changed as a form; nothing else is taken. */
export async function readWanted(
  models: Readonly<Record<string, ModelRules>>,
  { method, url, headers, body }: Arrival,
): Promise<WantedPicture | Answer> {
  const type = headers['content-type'] ?? '';
  if (method === 'POST' && url.pathname === '/v1/images/generations') {
    return type === 'application/json'
      ? wantedBy(models, JSON.parse(body.toString()), [])
      : invalid('', `Unsupported content type: ${type}`);
  }
  if (method !== 'POST' || url.pathname !== '/v1/images/edits') {
    return refusal(404, { message: `Invalid URL (${method} ${url.pathname})` });
  }
  if (!type.startsWith('multipart/form-data; boundary=')) {
    return invalid('', `Unsupported content type: ${type}`);
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return await wantedByForm(models, form);
}

async function wantedByForm(
  models: Readonly<Record<string, ModelRules>>,
  form: FormData,
): Promise<WantedPicture | Answer> {
  const fields: Record<string, unknown> = {};
  const pictures: Buffer[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      fields[name] = name === 'n' ? Number(value) : value;
      continue;
    }
    const bytes = Buffer.from(await value.arrayBuffer());
    if (!['image', 'image[]'].includes(name) || !isPictureOf(bytes, value.type)) {
      return invalid(name, `Invalid file '${name}': unsupported mimetype ('${value.type}').`);
    }
    pictures.push(bytes);
  }
  const isCounted = pictures.length > 0 && pictures.length <= MOST_PICTURES;
  const isSingle = form.has('image') && pictures.length > 1;
  return isCounted && !isSingle ? wantedBy(models, fields, pictures) : invalid('image', 'Invalid images.');
}

function wantedBy(
  models: Readonly<Record<string, ModelRules>>,
  body: unknown,
  pictures: readonly Buffer[],
): WantedPicture | Answer {
  const { model } = z.looseObject({ model: z.string().catch('') }).parse(body);
  const rules = models[model];
  if (rules === undefined) {
    const message = `The model '${model}' does not exist.`;
    return refusal(404, { code: 'model_not_found', message });
  }
  const read = fieldsOf(rules).safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const [unknown] = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    return unknown === undefined
      ? invalid(String(issue?.path[0] ?? ''), issue?.message ?? 'Invalid.')
      : refusal(400, {
          code: 'unknown_parameter',
          param: unknown,
          message: `Unknown parameter: '${unknown}'.`,
        });
  }
  const size = sizeOf(rules, read.data.size);
  if (size === null) {
    return invalid('size', `Invalid size '${read.data.size}'.`);
  }
  const [width, height] = size;
  return { model, prompt: read.data.prompt, width, height, pictures, fields: read.data };
}
