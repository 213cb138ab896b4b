import { foldWord } from '@kinora/words';

/** A nasal before a letter spoken where it is, written as half a letter or as a dot. */
const halfNasal = /[ङञणनम]्(?=[क-म])/gu;
/** Half letters by the letters they stand before; the dot stands for each of them. */
const nasals: readonly (readonly [string, RegExp])[] = [
  ['ङ्', /ं(?=[क-घ])/gu],
  ['ञ्', /ं(?=[च-झ])/gu],
  ['ण्', /ं(?=[ट-ढ])/gu],
  ['न्', /ं(?=[त-ध])/gu],
  ['म्', /ं(?=[प-भ])/gu],
];

/**
 * Hindi spells a nasal in two ways, 'भूकंप' and 'भूकम्प'. A film that is asked for in one has its own words in that, whatever
 * its article writes.
 */
export function spelledAs(prompt: string, text: string): string {
  return (prompt.match(/[\p{L}\p{M}]{3,}/gu) ?? []).reduce((spelled, word) => {
    const other = otherSpelling(word);
    const isSame = other !== word && foldWord(other) === foldWord(word);
    return isSame ? spelled.replaceAll(other, word) : spelled;
  }, text);
}

function otherSpelling(word: string): string {
  const dotted = word.replace(halfNasal, 'ं');
  return dotted === word ? nasals.reduce((whole, [half, dot]) => whole.replace(dot, half), word) : dotted;
}
