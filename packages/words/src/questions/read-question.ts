import type { LanguageCode } from '../language/language-code.ts';
import { readStems, readWords, isContentWord } from '../language/words.ts';
import { questionFrames } from './question-frames.ts';
import type { QuestionKind } from './question-frames.ts';

/** A prompt read as a question. */
export interface Question {
  readonly kind: QuestionKind;
  /** Its content words in their order, without those that ask or say what to make: what one would look up. */
  readonly subject: string;
  /** The subject's words, folded for comparing. */
  readonly stems: readonly string[];
}

/** How much of a prompt is read as a question; a pasted text is none. */
const longestRead = 400;
/** More words than these find nothing in a search of titles. */
const mostSubjectWords = 8;

/** What a prompt asks, and about what. Every prompt has an answer: one that asks nothing is `about` its words. */
export function readQuestion(prompt: string, code: LanguageCode): Question {
  const { frames, wishes } = questionFrames[code];
  const text = firstSentence(prompt.trim().slice(0, longestRead), code).replace(wishes, ' ').trim();
  const frame = frames.find(({ words }) => words.test(text));
  const bare = frame === undefined ? text : text.replace(frame.words, ' ');
  const words = readWords(bare, code)
    .filter(({ text: word }) => isContentWord(word, code))
    .map(({ text: word }) => word)
    .slice(0, mostSubjectWords);
  const subject = words.length === 0 ? text : words.join(' ');
  return { kind: frame?.kind ?? 'about', subject, stems: [...new Set(readStems(subject, code))] };
}

const sentenceEnds: Readonly<Record<LanguageCode, RegExp>> = {
  en: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  fr: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  it: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  es: /[?!](?=\s|$)|\.(?=\s+\p{Lu})/u,
  hi: /[?।]/u,
  ja: /[？?。]/u,
};

/** A second sentence says how the film should be, or what else to tell. */
function firstSentence(text: string, code: LanguageCode): string {
  const parts = text.split(sentenceEnds[code]).map((part) => part.trim());
  return parts.find((part) => part !== '') ?? text;
}
