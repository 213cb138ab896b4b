import type { LanguageCode } from '@kinora/contract/catalogue';
import { feelingWords, foldWord } from '@kinora/words';
import { feelings } from '../plan/scene-plan.ts';
import type { Feeling } from '../plan/scene-plan.ts';
import { withoutQuotations } from './quotations.ts';
import { wordsIn } from './who-does.ts';

/** What takes back a feeling that is named just after it, or in Hindi and Japanese just before it. */
const denials: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<![\p{L}])(?:not|never|no|without|nor|neither|hardly|less|stopped|n't)(?: [\p{L}]+){0,2} $/u,
  fr: /(?<![\p{L}])(?:pas|jamais|sans|ni|plus|moins|point)(?: [\p{L}']+){0,2} $/u,
  it: /(?<![\p{L}])(?:non|mai|senza|né|meno|nessun[ao]?)(?: [\p{L}']+){0,2} $/u,
  es: /(?<![\p{L}])(?:no|nunca|jamás|sin|ni|menos|ningun[ao]?)(?: [\p{L}]+){0,2} $/u,
  hi: /^[^।,]{0,14}(?:नहीं|बिना|मत(?!\p{L}))/u,
  ja: /^[^。、]{0,6}(?:ない|なか|ません|ずに|なく)/u,
};

/** Phrases that are a denial themselves: 'did not want to see the sea any more' is a sorrow. */
const isItsOwnDenial =
  /\bnot\b|\bno\b|never|\bpas\b|\bplus\b|\bnon\b|\bnessuna\b|\bsin\b|नहीं|काम न|たくな|られ|わな|がな/u;

/**
 * What is felt at the end of what is told, as its words say: the last feeling that is named and not taken back. What somebody
 * says is no telling of what is felt. Undefined where no word names any.
 */
export function readFeeling(told: string, code: LanguageCode): Feeling | undefined {
  const text = foldWord(withoutQuotations(told));
  const words = wordsIn(text, feelingWords, code);
  const others = words.filter(({ value }) => value === '-');
  const named = words.findLast(({ at, end, value }) => {
    const isOther = value === '-' || others.some((other) => other.at <= at && other.end >= end);
    return !isOther && (isItsOwnDenial.test(text.slice(at, end)) || !isDenied(text, { at, end }, code));
  });
  return feelings.find((feeling) => feeling === named?.value);
}

function isDenied(text: string, { at, end }: { at: number; end: number }, code: LanguageCode): boolean {
  const around = code === 'hi' || code === 'ja' ? text.slice(end) : text.slice(0, at);
  return denials[code].test(around);
}
