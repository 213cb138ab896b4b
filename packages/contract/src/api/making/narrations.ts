import { z } from 'zod/mini';
import { LinkSchema } from '../../fields/answer-fields.ts';
import { listField, optionalIdentifier, requiredText } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { fieldSentences } from '../../sentences/fields.ts';

/** How a word is said: heard so, and read as it is written. */
export const PronunciationSchema = z.object({
  word: requiredText(limits.text.pronounced).check(z.regex(/^\S+$/u, fieldSentences.oneWord)),
  said: requiredText(limits.text.pronunciation).check(z.regex(/[\p{L}\p{N}]/u, fieldSentences.required)),
});
export type Pronunciation = z.infer<typeof PronunciationSchema>;

function numberField({ least, most }: { least: number; most: number }) {
  const sentence = fieldSentences.outOfRange(least, most);
  return z.number(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));
}

/** How a project is spoken. `pause_seconds` is a rest after every sentence, beside the voice's own. */
export const SpeechSettingsSchema = z.object({
  pace: numberField(limits.speech.pace),
  pause_seconds: numberField(limits.speech.pauseSeconds),
  pronunciations: listField(PronunciationSchema, limits.counts.pronunciations),
});
export type SpeechSettings = z.infer<typeof SpeechSettingsSchema>;

export const usualSpeech: SpeechSettings = { pace: 1, pause_seconds: 0, pronunciations: [] };

/** POST /api/project/{id}/narrations: a scene as it stands in the editor, kept or not. */
export const HearPayloadSchema = z.object({
  scene_id: optionalIdentifier(),
  narration: requiredText(limits.text.narration),
  voice_id: optionalIdentifier(),
});
export type HearPayload = z.output<typeof HearPayloadSchema>;

export const narrationStatuses = ['making', 'ready', 'failed'] as const;

/** A word of a narration, as it is read, and when it is heard. */
const NarratedWordSchema = z.object({
  text: z.string(),
  start_seconds: z.number(),
  end_seconds: z.number(),
});

/** What a scene sounds like. */
export const NarrationAnswerSchema = z.object({
  narration_id: z.string(),
  status: z.enum(narrationStatuses),
  /** A WAV; null until it is ready. */
  url: z.nullable(LinkSchema),
  duration_seconds: z.nullable(z.number()),
  words: z.array(NarratedWordSchema),
  /** Why it could not be spoken. */
  error: z.nullable(z.string()),
});
export type NarrationAnswer = z.infer<typeof NarrationAnswerSchema>;

/** GET /api/project/{id}/narrations: how the project is spoken, and what of its kept scenes was heard already. */
export const NarrationsAnswerSchema = z.object({
  speech: SpeechSettingsSchema,
  scenes: z.array(z.extend(NarrationAnswerSchema, { scene_id: z.string() })),
});
export type NarrationsAnswer = z.infer<typeof NarrationsAnswerSchema>;

/** GET /api/project/{id}/narrations/{narration_id}. */
export const NarrationParamsSchema = z.object({
  id: requiredText(limits.text.identifier),
  narration_id: requiredText(limits.text.identifier),
});
