import type { LanguageCode } from '@kinora/contract';
import { splitAtSpaces } from './display-words.ts';
import { plainSpeech } from './plain-speech.ts';
import { splitSentences } from './sentences.ts';
import type { Sentence } from './spoken-word.ts';

/** Turns a text into utterances; empty when nothing in it can be spoken. */
export function readText(text: string, _language: LanguageCode): Sentence[] {
  const words = splitAtSpaces(text).map((word) => ({ ...word, spoken: plainSpeech(word.text) }));
  return words.some(({ spoken }) => spoken !== '') ? splitSentences(text, words) : [];
}
