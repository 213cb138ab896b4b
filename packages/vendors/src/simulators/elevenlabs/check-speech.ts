import { z } from 'zod';
import { json } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';

const settings = z
  .strictObject({
    stability: z.number(),
    similarity_boost: z.number(),
    style: z.number(),
    use_speaker_boost: z.boolean(),
    speed: z.number(),
  })
  .partial();

const SpeechSchema = z.strictObject({
  text: z.string().min(1),
  model_id: z.string(),
  language_code: z.string().length(2).optional(),
  voice_settings: settings.optional(),
  seed: z.int().optional(),
  previous_text: z.string().optional(),
  next_text: z.string().optional(),
  previous_request_ids: z.array(z.string()).max(3).optional(),
  next_request_ids: z.array(z.string()).max(3).optional(),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).optional(),
});
export type SimulatedSpeech = z.output<typeof SpeechSchema>;

const mostCharacters: Readonly<Record<string, number>> = {
  eleven_multilingual_v2: 10_000,
  eleven_flash_v2_5: 40_000,
  eleven_turbo_v2_5: 40_000,
  eleven_v3: 5_000,
};

/** A refusal in the older words, or in the newer ones. */
export function refusal(status: number, word: string, more: Readonly<Record<string, string>> = {}): Answer {
  return json(status, { detail: { status: word, message: `Refused: ${word}`, ...more } });
}

/** What is wrong with a request for speech: an answer; else the request. */
export function checkSpeech(body: unknown, query: URLSearchParams): Answer | SimulatedSpeech {
  const read = SpeechSchema.safeParse(body);
  if (!read.success) {
    const detail = read.error.issues.map(({ path, message, code }) => ({
      loc: ['body', ...path],
      msg: message,
      type: code,
    }));
    return json(422, { detail });
  }
  const {
    text,
    model_id: model,
    language_code: language,
    previous_text: before,
    next_text: after,
  } = read.data;
  const most = mostCharacters[model];
  if (query.get('output_format') !== 'mp3_44100_128') {
    return refusal(403, 'output_format_not_allowed');
  }
  if (most === undefined) {
    return refusal(400, 'model_not_found');
  }
  if (Array.from(text).length > most) {
    return refusal(400, 'max_character_limit_exceeded');
  }
  if (language !== undefined && !/_v2_5$/u.test(model)) {
    return refusal(400, 'unsupported_language');
  }
  if (model === 'eleven_v3' && (before ?? after) !== undefined) {
    return refusal(400, 'unsupported_model');
  }
  return read.data;
}
