import type { LanguageCode } from '@kinora/words';
import { timeOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';

const year = /(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu;
/** ', opened under steam in 1863,': put between a subject and what it did. */
const between = /,\s[^,;.]*,(?=\s)/gu;

/** When what a sentence tells happened: what is put in between tells of a time before. */
export function deedTime(text: string, code: LanguageCode): number | undefined {
  return timeOf(text.replaceAll(between, ''), code) ?? timeOf(text, code);
}

/** The years that a sentence names. */
export function yearsIn(text: string): number[] {
  return (text.match(year) ?? []).map(Number);
}

/** In English words to the ear. */
const longestThread = 22;
/** Of the words of a history, those for its dates, and at least so many for what they led to or came of. */
export const shareOfDates = 0.85;
export const threadShare = 0.25;

/**
 * A chronicle becomes a story by what came of a date: after each dated sentence, while there is room, what its paragraph tells next
 * without naming another time. Never two of them in a row, and none after two dates that already stand side by side.
 */
export function withThread(
  dated: readonly ArticleSentence[],
  { sentences, code }: { sentences: readonly ArticleSentence[]; code: LanguageCode },
  room: number,
): ArticleSentence[] {
  const byIndex = new Map(sentences.map((sentence) => [sentence.index, sentence]));
  const told = new Set(dated.map(({ index }) => index));
  let left = room;
  return dated.flatMap((sentence) => {
    const next = byIndex.get(sentence.index + 1);
    const isThread =
      next !== undefined &&
      !told.has(next.index) &&
      next.paragraph === sentence.paragraph &&
      next.source === sentence.source &&
      next.isSpeakable &&
      !next.isItem &&
      next.spokenWords <= Math.min(longestThread, left) &&
      timeOf(next.text, code) === undefined;
    if (!isThread) {
      return [sentence];
    }
    left -= next.spokenWords;
    return [sentence, next];
  });
}

/** A listener keeps two dates of a scene. */
const mostDates = 2;
/** Years between which a scene has two pictures. */
const longestSpan = 60;

/** What it costs to tell of so many dates in one scene, or of times that lie far apart. */
export function costOfDates(group: readonly ArticleSentence[]): number {
  const years = group.flatMap(({ text }) => yearsIn(text));
  const span = years.length > 1 ? Math.max(...years) - Math.min(...years) : 0;
  return Math.max(0, years.length - mostDates) + (span > longestSpan ? 1 : 0);
}

/** A scene of three dates or more without those of least worth, and what is told of them. */
export function withFewDates(
  group: readonly ArticleSentence[],
  scores: readonly number[],
): readonly ArticleSentence[] {
  const dated = group.filter(({ text }) => yearsIn(text).length > 0);
  if (dated.length <= mostDates) {
    return group;
  }
  const kept = new Set(
    dated.toSorted((one, other) => (scores[other.index] ?? 0) - (scores[one.index] ?? 0)).slice(0, mostDates),
  );
  let isKept = true;
  return group.filter((sentence) => {
    isKept = dated.includes(sentence) ? kept.has(sentence) : isKept;
    return isKept;
  });
}
