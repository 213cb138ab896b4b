import type { SpokenWord } from '../text/spoken-word.ts';

/** Name of the mark in front of the word at `index` of its utterance. */
export function markName(index: number): string {
  return `w${index}`;
}

/** One utterance with a mark before every word. */
export function utteranceSsml(words: readonly SpokenWord[]): string {
  const body = words
    .map(({ spoken }, index) => `<mark name="${markName(index)}"/>${escapeXml(spoken)}`)
    .join(' ');
  return `<speak>${body}</speak>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
