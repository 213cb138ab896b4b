import { readWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ScoredPhrase } from './scene-phrases.ts';

/** 'La plupart' and 'interno' name no thing. */
const amount =
  /^(?:plupart|mayor|maggior|most|many|some|part|number|abord|intérieur|extérieur|milieu|cours|fin|interno|esterno|interior|exterior|centro|medio|capo|través|largo)(?!\p{L})/iu;

/**
 * Where nothing is a statement of its own: what the scene is about, in one word. Two are lettered as if they said
 * something.
 */
export function nameMainThing(phrases: readonly ScoredPhrase[], code: LanguageCode): string | undefined {
  const fitting = phrases.filter(({ text }) => !amount.test(text) && text.length >= (code === 'ja' ? 1 : 3));
  const alone = fitting.find(({ text }) => readWords(text, code).length === 1);
  const words = readWords(fitting[0]?.text ?? '', code).map(({ text }) => text);
  return alone?.text ?? words.toSorted((one, other) => other.length - one.length)[0];
}
