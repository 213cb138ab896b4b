import { detectLanguage } from './detect-language.ts';
import type { DetectedLanguage } from './detect-language.ts';
import type { LanguageCode } from './language-code.ts';
import { languageProfiles } from './profiles.ts';
import { readWords } from './words.ts';

/** Of running text a third to a half are such words, in every one of our languages. */
const leastSmallWords = 0.12;
/** Fewer words may be a list, or a line of names. */
const runningText = 30;
/** So much of a text says what language it is in. */
const sample = 4_000;

/**
 * Whether a found text is in the language: what is not known to be in another one must at least hold its small words, for
 * there are more languages than we can name.
 */
export function isWrittenIn(text: string, code: LanguageCode): boolean {
  const found = detectLanguage(text);
  if (found.kind !== 'unsure') {
    return found.kind === 'known' && found.code === code;
  }
  return fitsScript(found, code) && hasSmallWords(text, code);
}

type Unsure = Extract<DetectedLanguage, { kind: 'unsure' }>;

const scripts: Readonly<Partial<Record<LanguageCode, Unsure['script']>>> = {
  ja: 'japanese',
  hi: 'devanagari',
};

function fitsScript({ script }: Unsure, code: LanguageCode): boolean {
  return script === 'none' || script === (scripts[code] ?? 'latin');
}

function hasSmallWords(text: string, code: LanguageCode): boolean {
  const words = readWords(text.slice(0, sample), code);
  const small = words.filter((word) => languageProfiles[code].stopWords.has(word.text.toLowerCase())).length;
  return words.length < runningText || small >= words.length * leastSmallWords;
}
