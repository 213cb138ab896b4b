import type { SpokenWord } from './spoken-word.ts';

/** Who is told to say something and is old speaks lower than whoever tells of them; everybody else a little higher. */
const old =
  /(?<!\p{L})(?:old|grandmother|grandfather|granny|grandpa|vieux|vieil|vieille|grand-mère|grand-père|vecchi[oa]|anzian[oa]|nonn[oa]|viej[oa]|ancian[oa]|abuel[oa])(?!\p{L})/iu;

const opens = /^[“„«"]|^[‘'](?=\p{L}|¡|¿)/u;
/** An apostrophe closes only behind what ends speech: 'the dogs' bark' goes on. */
const closes = /[”»"][.,;:!?…]*$|[.,!?…;:][’'][.,;:]*$/u;

/** Tells the words that somebody in the text says from those of whoever tells it. */
export function markQuotations(text: string, words: readonly SpokenWord[]): SpokenWord[] {
  const quoted = old.test(text) ? 'lower' : 'higher';
  let isInside = false;
  const marked = words.map((word): SpokenWord => {
    isInside ||= opens.test(word.text);
    const isSaid = isInside;
    isInside &&= !closes.test(word.text);
    return isSaid ? { ...word, quoted } : word;
  });
  // What is never closed was no quotation.
  return isInside ? [...words] : marked;
}
