import type { JsonValue, Medium } from '@kinora/models';
import { z } from 'zod';

/** A file as nodes name it that save or show one. */
const FileSchema = z.object({
  filename: z.string().min(1).max(500),
  subfolder: z.string().max(500).nullish(),
  type: z.enum(['output', 'temp']),
});

/** By node and by the node's own word for it: `images` of pictures and of Save Video, `gifs` of Video Helper Suite. */
const OutputsSchema = z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({});

/** What a result is fetched with. */
export interface ComfyuiFile {
  readonly filename: string;
  readonly subfolder: string;
  readonly type: 'output' | 'temp';
}

/** What it is, its bytes say when they are there; its name says which of several is asked for. */
const endings: Readonly<Record<Medium, RegExp>> = {
  picture: /\.(?:png|jpe?g|webp)$/iu,
  clip: /\.(?:mp4|webm)$/iu,
};

/** The first picture or clip among what a run saved, else among what it only showed; null: it has none. */
export function chooseOutput(outputs: unknown, medium: Medium): ComfyuiFile | null {
  const files = Object.values(OutputsSchema.parse(outputs))
    .flatMap((ofNode) => Object.values(ofNode))
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .flatMap((entry) => {
      const read = FileSchema.safeParse(entry);
      return read.success && endings[medium].test(read.data.filename) ? [read.data] : [];
    });
  const file = files.find(({ type }) => type === 'output') ?? files[0];
  return file === undefined ? null : { ...file, subfolder: file.subfolder ?? '' };
}

const AnswerSchema = z.object({
  workflow: z.string(),
  medium: z.enum(['picture', 'clip']),
  filename: z.string(),
  subfolder: z.string(),
  type: z.enum(['output', 'temp']),
});

/** What a result is fetched with, as it was stored. */
export function readAnswer(answer: JsonValue): z.infer<typeof AnswerSchema> {
  return AnswerSchema.parse(answer);
}
