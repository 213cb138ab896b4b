import type { LanguageCode } from '@kinora/words';
import { yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';

/** 'According to a study published in 2018': the year of whoever found out. */
const tellsOfFinding =
  /\b(?:study|studies|published in (?:1|2)\d{3}$)|(?<!\p{L})(?:selon une étude|étude publiée|secondo uno studio|studio pubblicato|según un estudio|estudio publicado)(?!\p{L})|अध्ययन के अनुसार|研究によれば|と報告/iu;
/** A sentence that tells of many years at once cannot be put in order. */
const mostYears = 3;

/**
 * What is told of a history, in the order of time: of every section in turn the best sentence that names its year, until
 * there are words enough. What names no year is not told.
 */
export function chooseDated(
  sentences: readonly ArticleSentence[],
  scores: readonly number[],
  targetWords: number,
): ArticleSentence[] {
  const sections = new Map<string, ArticleSentence[]>();
  for (const sentence of sentences) {
    const years = new Set(sentence.text.match(/(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu));
    const isDated =
      yearOf(sentence.text) !== undefined && years.size <= mostYears && !tellsOfFinding.test(sentence.text);
    if (isDated && sentence.isSpeakable && !sentence.isDependent && (scores[sentence.index] ?? 0) > 0) {
      const key = `${sentence.source} ${sentence.section}`;
      sections.set(key, [...(sections.get(key) ?? []), sentence]);
    }
  }
  const worth = ({ index }: ArticleSentence): number => scores[index] ?? 0;
  const queues = [...sections.values()].map((section) =>
    section.toSorted((first, second) => worth(second) - worth(first)),
  );
  queues.sort(([first], [second]) => (second ? worth(second) : 0) - (first ? worth(first) : 0));
  return inOrderOfTime(takeInTurn(queues, targetWords));
}

function takeInTurn(queues: readonly ArticleSentence[][], targetWords: number): ArticleSentence[] {
  const taken: ArticleSentence[] = [];
  let words = 0;
  for (let round = 0; round < Math.max(0, ...queues.map(({ length }) => length)); round += 1) {
    for (const queue of queues) {
      const next = queue[round];
      if (next !== undefined && words + next.spokenWords <= targetWords * 1.1) {
        taken.push(next);
        words += next.spokenWords;
      }
    }
  }
  return taken;
}

/** By the first year that each names; what names none stays with the sentence before it. */
export function inOrderOfTime(sentences: readonly ArticleSentence[]): ArticleSentence[] {
  let latest = Number.NEGATIVE_INFINITY;
  const dated = sentences.map((sentence) => {
    latest = yearOf(sentence.text) ?? latest;
    return { sentence, at: latest };
  });
  return dated.toSorted((first, second) => first.at - second.at).map(({ sentence }) => sentence);
}

const works: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: ' of $1',
  fr: ' de $1',
  it: ' del $1',
  es: ' de $1',
};

/** A year in brackets dates what stands before it: in a history it is spoken. 'The press (1828)' is 'the press of 1828'. */
export function speakYears(text: string, code: LanguageCode): string {
  const spoken = works[code];
  return spoken === undefined ? text : text.replaceAll(/\s\((1\d{3}|20\d\d)\)/gu, spoken);
}
