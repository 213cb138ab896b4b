import { languageProfiles, readWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { ScoredPhrase } from './scene-phrases.ts';

/** 'La plupart des côtes' and 'interno del vano' name no thing by themselves. */
const amount =
  /^(?:plupart|mayor|maggior|most|many|some|part|number|abord|intérieur|extérieur|milieu|cours|fin|interno|esterno|interior|exterior|centro|medio|capo|través|largo)(?!\p{L})/iu;

/** After these verbs 'of' or 'from' belongs to the verb: 'separaba la manteca | del polvo'. */
const takingApart =
  /(?<!\p{L})(?:separ|sépar|extra|extrai|retir|enlev|arrach|ôt|libér|libr|liber|isol|aisl|quit|sac|protég|proteg|distingu|alej|allontan|éloign|togli|ricav|deriv|provien|provén)\p{L}*\s(?:\p{L}+['’]\s?|\p{L}+\s){0,2}$/iu;
const ofPart = /\s(?:de|du|des|del|della|dei|delle|dello|degli|da|dal|dalla|d['’]|di|from)(?:\s|(?<=['’]))/iu;

/** Where nothing is a statement of its own: what the scene is about, in more words than one where there are some. */
export function nameMainThing(
  phrases: readonly ScoredPhrase[],
  sentences: readonly ArticleSentence[],
  { longest, code }: { longest: number; code: LanguageCode },
): string | undefined {
  const fitting = phrases.filter(({ text }) => text.length <= longest && !amount.test(text));
  const phrase =
    fitting.find((each) => each.stems.length > 1 && isWholeName(each.text, sentences, code)) ??
    fitting.find(({ stems }) => stems.length === 1);
  return phrase?.text ?? longestWord(fitting[0]?.text ?? '', code);
}

/** A word is whole where its phrase is none. */
function longestWord(phrase: string, code: LanguageCode): string | undefined {
  const words = readWords(phrase, code).map(({ text }) => text);
  return words.toSorted((one, other) => other.length - one.length)[0];
}

/** Whether several words name one thing, and all of it. */
function isWholeName(phrase: string, sentences: readonly ArticleSentence[], code: LanguageCode): boolean {
  const sentence = sentences.find(({ text }) => text.includes(phrase))?.text ?? phrase;
  const at = sentence.indexOf(phrase);
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + phrase.length)];
  switch (code) {
    case 'hi':
      // Before a postposition a noun has another form, and what it is of stands behind it.
      return !/\sके\s/u.test(phrase) && !/^\s(?:का|के|की)\s/u.test(after);
    case 'en':
      // 'Thicker skin loses moisture' has a verb.
      return !/[^s'’]s\s(?!of\s)/u.test(phrase) && !goesOn(after, code);
    case 'ja':
      return true;
    case 'fr':
    case 'it':
    case 'es':
      return (
        followsMarker(before, code) &&
        !(ofPart.test(phrase) && takingApart.test(before)) &&
        !isHalfName(phrase, after) &&
        !goesOn(after, code)
      );
  }
}

/** 'Demeure en solution' has no article before it: it is no thing. */
function followsMarker(before: string, code: LanguageCode): boolean {
  const last = readWords(before, code).at(-1)?.text.toLowerCase() ?? '';
  const { nounMarkers, connectors } = languageProfiles[code];
  return nounMarkers.has(last) || connectors.has(last);
}

/** 'Histoire du chemin' of 'histoire du chemin de fer'. */
function goesOn(after: string, code: LanguageCode): boolean {
  const [, next = ''] = /^\s(\p{L}+)/u.exec(after) ?? [];
  return languageProfiles[code].connectors.has(next);
}

/** 'Tumba de Río' of 'tumba de Río Azul'. */
function isHalfName(phrase: string, after: string): boolean {
  return /\s\p{Lu}\p{L}+$/u.test(phrase) && /^\s\p{Lu}/u.test(after);
}
