import { countSpokenWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { withoutAppositions, withoutPointing } from './drop-asides.ts';
import { withoutPlaces } from './drop-places.ts';
import { withoutDays } from './without-days.ts';

/**
 * What was written for the eye, without what no ear keeps: names beside names, places of places, and the days of a story that is told
 * in years. It is weighed as it will be said.
 */
export function forTheEar(
  sentence: ArticleSentence,
  { isInYears, code }: { isInYears: boolean; code: LanguageCode },
): ArticleSentence {
  if (sentence.text.length > longestRead) {
    return sentence;
  }
  const dated = isInYears ? withoutDays(sentence.text, code) : sentence.text;
  const whole = withoutAppositions(withoutPointing(dated, code), code);
  const text = sentence.spokenWords < fewestWords ? whole : withoutPlaces(whole, code);
  return text === sentence.text ? sentence : { ...sentence, text, spokenWords: countSpokenWords(text, code) };
}

/** In characters: what is longer is not told. */
const longestRead = 1_000;
/** A short sentence has room for a place. */
const fewestWords = 16;
