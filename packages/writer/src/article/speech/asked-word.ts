import { isRetold } from '@kinora/models';
import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import { readWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { namesIn } from '../reading/names-in.ts';

/** What an article calls a thing, and what it was asked by. */
export interface AskedWord {
  readonly written: string;
  readonly asked: string;
}

/** Longest name that is one word and not a phrase. */
const longestName = 8;

/**
 * By source, the word of the question for what an article that was found by it calls otherwise: 虫歯 for う蝕. Japanese
 * alone: its words take no endings, so that one may stand for the other.
 */
export function readAskedWords(
  passages: readonly SourceText[],
  question: Question | undefined,
  code: LanguageCode,
): (AskedWord | undefined)[] {
  return passages.map((passage) =>
    code === 'ja' && question !== undefined && isRetold(passage) ? readWord(passage, question) : undefined,
  );
}

function readWord({ label, text }: SourceText, { subject }: Question): AskedWord | undefined {
  const written = label.replace(/^[^:]*:\s*/u, '').replace(/\s*[(（].*$/u, '');
  const names = namesIn(text, 'ja');
  const asked = readWords(subject, 'ja')
    .map((word) => word.text)
    .find((word) => names.includes(word));
  const isOther = asked !== undefined && !written.includes(asked) && !asked.includes(written);
  return isOther && written.length > 1 && written.length <= longestName ? { written, asked } : undefined;
}

const isHan = /\p{sc=Han}/u;

/** A sentence with the word of the question; what is part of a longer word stays. */
export function sayAskedWord(text: string, { written, asked }: AskedWord): string {
  return text.replaceAll(written, (match: string, at: number) =>
    isHan.test(text.charAt(at - 1)) || isHan.test(text.charAt(at + match.length)) ? match : asked,
  );
}

/** A sentence that says that the two are one is not told: to whom the word is known it says nothing. */
export function withoutKnownName(sentence: ArticleSentence, word: AskedWord | undefined): ArticleSentence {
  const { text } = sentence;
  const isKnown = word !== undefined && text.includes(word.written) && text.includes(word.asked);
  return isKnown ? { ...sentence, isSpeakable: false } : sentence;
}
