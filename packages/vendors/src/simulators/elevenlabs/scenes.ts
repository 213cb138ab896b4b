import { outage } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';
import { refusal } from './check-speech.ts';

/** Answers that say nothing was made. */
const refusals: Readonly<Record<string, Answer>> = {
  key: refusal(401, 'invalid_api_key'),
  quota: refusal(401, 'quota_exceeded'),
  'no-credit': refusal(402, 'payment_required', { type: 'payment_required', code: 'insufficient_credits' }),
  forbidden: refusal(403, 'missing_permissions'),
  voice: refusal(400, 'voice_not_found'),
  'new-voice': refusal(404, 'voice_not_found', { type: 'not_found', code: 'voice_not_found' }),
  long: refusal(400, 'max_character_limit_exceeded'),
  policy: refusal(400, 'content_against_policy'),
  concurrent: refusal(429, 'too_many_concurrent_requests'),
  busy: refusal(429, 'system_busy'),
  wait: { ...refusal(429, 'rate_limit_exceeded'), headers: { 'retry-after': '7' } },
  500: refusal(500, 'internal_server_error'),
  503: outage,
};

/** What is done with a request: asked for by a test, or by `[[scene]]` in its text. */
export type ElevenLabsScene =
  | { readonly kind: 'refusal'; readonly answer: Answer }
  /** Takes it, charges for it, and hangs up before the first byte of an answer. */
  | { readonly kind: 'drop' }
  /** Hangs up behind so many bytes of the whole answer. */
  | { readonly kind: 'cut'; readonly at: number }
  /** Made and charged, and the answer is none. */
  | { readonly kind: 'broken'; readonly body: string }
  /** Made as it should be, with other times beside it. */
  | { readonly kind: 'times'; readonly times: 'none' | 'foreign' | 'normalized' }
  | { readonly kind: 'plain' };

const broken: Readonly<Record<string, string>> = {
  malformed: '{"audio_base64": "//uQ',
  html: '<html><body>Welcome</body></html>',
  'no-sound': JSON.stringify({ audio_base64: Buffer.from('no sound').toString('base64'), alignment: null }),
};

/** By its name, such as `quota` or `cut:100`. */
export function sceneNamed(name: string): ElevenLabsScene {
  const [word = '', count = ''] = name.split(':');
  const refused = refusals[word];
  const body = broken[word];
  if (refused !== undefined) {
    return { kind: 'refusal', answer: refused };
  }
  if (body !== undefined) {
    return { kind: 'broken', body };
  }
  switch (word) {
    case 'plain':
      return { kind: 'plain' };
    case 'drop':
      return { kind: 'drop' };
    case 'cut':
      return { kind: 'cut', at: Number(count) };
    case 'no-times':
      return { kind: 'times', times: 'none' };
    case 'foreign-times':
      return { kind: 'times', times: 'foreign' };
    case 'normalized-times':
      return { kind: 'times', times: 'normalized' };
    default:
      throw new Error(`Nobody knows the scene ${name}`);
  }
}

export function sceneInText(text: string): ElevenLabsScene {
  const name = /\[\[([\w:-]+)\]\]/u.exec(text)?.[1];
  return name === undefined ? { kind: 'plain' } : sceneNamed(name);
}
