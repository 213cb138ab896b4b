import { foldWord, postureWords, readLexicon, readWith } from '@kinora/words';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { withoutQuotations } from '../../describe/quotations.ts';
import { postures } from '../../outline/index.ts';
import type { Posture } from '../../outline/index.ts';

const order: readonly string[] = postureWords
  .split('\n')
  .flatMap((line) => line.split('|').slice(0, 1))
  .filter((value) => value !== '');

/** What somebody does in a text by the table of postures; undefined where it says nothing of it. */
export function readPosture(text: string, code: LanguageCode): Posture | undefined {
  const { values } = readWith(readLexicon(postureWords, code), foldWord(text), code);
  const found = order.find((value) => values.includes(value));
  return postures.find((posture) => posture === found);
}

/** Said of the picture, these say little: what is told may say more. */
const vague: ReadonlySet<Posture | undefined> = new Set([undefined, 'stand']);
/** Told, these are seen whoever tells them. */
const plain: ReadonlySet<Posture | undefined> = new Set([
  'wake',
  'hug',
  'hide',
  'wave',
  'sleep',
  'run',
  'sad',
  'sit',
  'glad',
  'carry',
  'think',
]);

/** What the hero of a scene does: by the words for its picture, or by what is told where these say little. */
export function postureOf(shown: string, told: string, code: LanguageCode): Posture {
  const own = readPosture(withoutSurroundings(shown), 'en');
  const spoken = readPosture(withoutQuotations(told), code);
  return (vague.has(own) && plain.has(spoken) ? spoken : own) ?? spoken ?? 'stand';
}

/** What stands before the place, the light and the view: who is seen, doing what. */
function withoutSurroundings(prompt: string): string {
  return prompt
    .split(/, (?:in|on|at|under|by) (?:an?|the) /u)
    .slice(0, 1)
    .join('')
    .split(/\n/u)
    .slice(0, 1)
    .join('');
}
