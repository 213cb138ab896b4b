import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const AlignmentSchema = z
  .object({
    characters: z.array(z.string()),
    character_start_times_seconds: z.array(z.number().nonnegative()),
    character_end_times_seconds: z.array(z.number().nonnegative()),
  })
  .transform((alignment) => ({
    characters: alignment.characters,
    starts: alignment.character_start_times_seconds,
    ends: alignment.character_end_times_seconds,
  }))
  .refine(({ characters, starts, ends }) =>
    [starts, ends].every(({ length }) => length === characters.length),
  );

/** When each character is spoken, in seconds from the start of the sound. The three lists are of one length. */
export type Alignment = z.output<typeof AlignmentSchema>;

/** Times that cannot be read are no reason to lose a sound that was paid for. */
const anyAlignment = AlignmentSchema.nullish().catch(null);

const AnswerSchema = z.object({
  audio_base64: z.base64().min(1),
  alignment: anyAlignment,
  normalized_alignment: anyAlignment,
});

export interface SpeechAnswer {
  /** MP3. */
  readonly sound: Buffer;
  /** Of the text as it was sent, and of the text as it was read aloud ('1920' in words). */
  readonly alignments: readonly Alignment[];
}

/** Takes an answer apart. @throws Error when it is none */
export async function readSpeechAnswer(file: string): Promise<SpeechAnswer> {
  const answer = AnswerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    sound: Buffer.from(answer.audio_base64, 'base64'),
    alignments: [answer.alignment, answer.normalized_alignment].flatMap((one) => one ?? []),
  };
}
