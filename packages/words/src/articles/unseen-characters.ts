/**
 * What nobody sees or says: control and format characters (zero-width, from right to left), private and unassigned ones,
 * halves of pairs, and the two that stand for something lost. Line breaks and tabs stay.
 */
const unseen = /(?![\n\t\u200c\u200d])[\p{C}\ufff9-\ufffd]/gu;
/** Joiners shape Devanagari letters, and are unseen everywhere else. */
const strayJoiner = /(?<!\p{sc=Devanagari})[\u200c\u200d]|[\u200c\u200d](?!\p{sc=Devanagari})/gu;
const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;
/** No script needs so many marks on one letter. */
const heapOfMarks = /(\p{M}{4})\p{M}+/gu;

/** The text without characters that nobody sees: they hide words, turn lines round, and no database keeps them all. */
export function withoutUnseen(text: string): string {
  return text
    .replace(lineBreak, '\n')
    .replace(/[\v\f]/gu, ' ')
    .replace(unseen, '')
    .replace(strayJoiner, '')
    .replace(heapOfMarks, '$1');
}

/** The first characters of a text, at most `most`, with no half of a pair at the end. */
export function firstCharacters(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}
