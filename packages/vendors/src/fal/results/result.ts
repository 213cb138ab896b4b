import type { JsonValue, Medium } from '@kinora/models';
import { z } from 'zod';

/** What a model leaves out or fills with something else is not there. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().catch(null);
}

const FileSchema = z.object({
  url: z.string().min(1),
  content_type: maybe(z.string()),
  width: maybe(z.number()),
  height: maybe(z.number()),
});

const OutputSchema = z.object({
  video: maybe(FileSchema),
  image: maybe(FileSchema),
  images: maybe(z.array(FileSchema)),
  seed: maybe(z.number()),
  has_nsfw_concepts: maybe(z.array(z.boolean())),
});

const AnswerSchema = z.object({
  endpoint: z.string(),
  medium: z.enum(['picture', 'clip']),
  url: z.string(),
});

export type FalResult =
  | { readonly state: 'made'; readonly answer: JsonValue }
  /** A black picture, and a word that it is one. */
  | { readonly state: 'refused'; readonly detail: string }
  | { readonly state: 'empty'; readonly detail: string };

/** What a model's output holds for us: the first picture, or the clip. */
export function readResult(output: unknown, endpoint: string): FalResult {
  const read = OutputSchema.safeParse(output);
  if (!read.success) {
    return { state: 'empty', detail: 'fal answered a result that is no object' };
  }
  const { video, image, images, seed, has_nsfw_concepts: concepts } = read.data;
  if (concepts?.[0] === true) {
    return { state: 'refused', detail: 'fal marked the result in has_nsfw_concepts' };
  }
  const file = video ?? images?.[0] ?? image;
  if (file === null) {
    return { state: 'empty', detail: 'fal answered a result without a file' };
  }
  const medium: Medium = video === null ? 'picture' : 'clip';
  const { url, content_type: contentType, width, height } = file;
  const answer = { endpoint, medium, url, contentType, width, height, seed };
  return { state: 'made', answer };
}

/** What a result is fetched with, as it was stored. */
export function readAnswer(answer: JsonValue): z.infer<typeof AnswerSchema> {
  return AnswerSchema.parse(answer);
}
