import { z } from 'zod';
import { isPictureOf } from '../answering/checked-picture.ts';
import type { Arrival, WantedPicture } from '../answering/protocol.ts';
import { json } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';

/** A refusal in Google's envelope. */
export function refusal(code: number, status: string, error: Readonly<Record<string, unknown>>): Answer {
  return json(code, { error: { code, status, ...error } });
}

const ratios = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '4:5', '5:4', '21:9'];

function imageConfigOf(sizes: readonly string[]) {
  const ratio = { aspectRatio: z.enum(ratios).optional() };
  return sizes.length === 0
    ? z.strictObject(ratio)
    : z.strictObject({ ...ratio, imageSize: z.enum(sizes).optional() });
}

/** Sizes that a model can be told; it is told none where there is one alone. */
export const geminiModels: Readonly<Record<string, readonly string[]>> = {
  'gemini-3.1-flash-image': ['512', '1K', '2K', '4K'],
  'gemini-2.5-flash-image': [],
  'gemini-3-pro-image': ['1K', '2K', '4K'],
};

const PartSchema = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({
    inlineData: z.strictObject({
      mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
      data: z.base64(),
    }),
  }),
]);

function questionOf(sizes: readonly string[]) {
  return z.strictObject({
    contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.array(PartSchema).min(1) })]),
    generationConfig: z.strictObject({
      responseModalities: z.array(z.enum(['TEXT', 'IMAGE'])).min(1),
      imageConfig: imageConfigOf(sizes).optional(),
    }),
  });
}

const CALL = /^\/v1beta\/models\/([^/:]+):generateContent$/u;
const invalid = (message: string): Answer => refusal(400, 'INVALID_ARGUMENT', { message });

export function readWanted({ method, url, headers, body }: Arrival): WantedPicture | Answer {
  const model = CALL.exec(url.pathname)?.[1] ?? '';
  const sizes = geminiModels[model];
  if (method !== 'POST' || sizes === undefined) {
    return refusal(404, 'NOT_FOUND', { message: `models/${model} is not found for API version v1beta.` });
  }
  if (headers['content-type'] !== 'application/json') {
    return invalid('Invalid content type.');
  }
  const read = questionOf(sizes).safeParse(JSON.parse(body.toString()));
  if (!read.success) {
    return invalid(`Invalid JSON payload received: ${read.error.issues[0]?.message ?? ''}`);
  }
  const { contents, generationConfig } = read.data;
  const [{ parts }] = contents;
  const data = parts.flatMap((part) => ('inlineData' in part ? [part.inlineData] : []));
  const pictures = data.map(({ data: base64 }) => Buffer.from(base64, 'base64'));
  if (data.some(({ mimeType }, index) => !isPictureOf(pictures[index] ?? Buffer.alloc(0), mimeType))) {
    return invalid('Unable to process input image.');
  }
  const prompt = parts.flatMap((part) => ('text' in part ? [part.text] : [])).join(' ');
  const imageConfig: ImageConfig = generationConfig.imageConfig ?? {};
  return { model, prompt, pictures, fields: generationConfig, ...pixelsOf(imageConfig) };
}

const longSides: Readonly<Record<string, number>> = { '512': 688, '1K': 1376, '2K': 2752, '4K': 5504 };

interface ImageConfig {
  readonly aspectRatio?: string | undefined;
  readonly imageSize?: string | undefined;
}

/** Nearly the ratio that is asked for, as Gemini makes it. */
function pixelsOf({ aspectRatio = '1:1', imageSize = '1K' }: ImageConfig) {
  const long = longSides[imageSize] ?? 1376;
  const short = Math.round((long * 768) / 1376);
  if (aspectRatio === '16:9') {
    return { width: long, height: short };
  }
  return aspectRatio === '9:16' ? { width: short, height: long } : { width: short, height: short };
}
