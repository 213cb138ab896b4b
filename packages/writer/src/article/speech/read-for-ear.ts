import { isRetold } from '@kinora/models';
import type { SourceText } from '@kinora/models';
import { asksWhen, yearOf } from '@kinora/words';
import type { LanguageCode, Question } from '@kinora/words';
import { readArticle } from '../reading/article-sentence.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { onlyYear } from '../answer/date-event.ts';
import { readAskedWords, withoutKnownName } from './asked-word.ts';
import type { AskedWord } from './asked-word.ts';
import { forTheEar } from './for-the-ear.ts';

interface Asking {
  readonly passages: readonly SourceText[];
  readonly topic: string;
  readonly question: Question | undefined;
  readonly isNews: boolean;
  readonly code: LanguageCode;
}

interface ReadMaterial {
  readonly sentences: readonly ArticleSentence[];
  /** By source. */
  readonly askedWords: readonly (AskedWord | undefined)[];
  readonly title: string | undefined;
}

/** Reads the texts of the passages, and of those that were written for the eye what the ear needs of each sentence. */
export function readForEar(
  texts: readonly string[],
  { passages, topic, question, isNews, code }: Asking,
): ReadMaterial {
  const found = new Set(passages.flatMap((passage, index) => (isRetold(passage) ? [index] : [])));
  const { sentences: written, title } = readArticle(texts, code, found);
  const askedWords = readAskedWords(passages, question, code);
  // What is explained keeps its years only; who asks when wants to hear the day. News name that of what they report.
  const isExplained = question !== undefined && explained.has(question.kind) && !asksWhen(topic, code);
  const reported = passages.map(({ label, text }) => onlyYear(label) ?? onlyYear(text.slice(0, beginning)));
  const isInYears = ({ source, text }: ArticleSentence): boolean => {
    const isBefore = isNews && reported[source] !== undefined && yearOf(text) !== reported[source];
    return isExplained || isBefore;
  };
  const sentences = written
    .map((sentence) => withoutKnownName(sentence, askedWords[sentence.source]))
    .map((sentence) =>
      found.has(sentence.source) ? forTheEar(sentence, { isInYears: isInYears(sentence), code }) : sentence,
    );
  return { sentences, askedWords, title };
}

/** What a source begins with, in characters. */
const beginning = 200;

const explained: ReadonlySet<Question['kind']> = new Set([
  'history',
  'who',
  'why',
  'how',
  'how-much',
  'compare',
]);
