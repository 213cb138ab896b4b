import type { LanguageCode } from '../language/language-code.ts';

/** Names what a scene shows, in English, from its phrases (best first) in any of our languages. */
export function describeInEnglish(phrases: readonly string[], code: LanguageCode): string {
  const [first = '', second] = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
  const subject = second === undefined ? first : `${first} and ${second}`;
  return code === 'en' ? `a clear scene about ${subject}` : `a clear scene about “${subject}”`;
}
