import type { SpokenWord } from '../text/spoken-word.ts';

/** Name of the mark in front of the word at `index` of its utterance. */
export function markName(index: number): string {
  return `w${index}`;
}

/** One utterance with a mark before every word. */
export function utteranceSsml(words: readonly SpokenWord[], espeakLanguage: string): string {
  const body = words
    .map(({ spoken }, index) => `<mark name="${markName(index)}"/>${spokenXml(spoken, espeakLanguage)}`)
    .join(' ');
  return `<speak>${body}</speak>`;
}

/** A Latin word in Japanese (not an abbreviation in capitals) would be spelled out: an English voice says it as a word. */
function spokenXml(spoken: string, espeakLanguage: string): string {
  const escaped = escapeXml(spoken);
  if (espeakLanguage !== 'ja') {
    return escaped;
  }
  return escaped.replace(/[A-Za-z']*[a-z][A-Za-z']+/gu, '<voice xml:lang="en-us">$&</voice>');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
