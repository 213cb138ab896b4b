import type { LanguageCode } from '@kinora/words';
import { timeOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { deedTime, shareOfDates, threadShare, withThread } from './history-thread.ts';

/** 'According to a study published in 2018': the year of whoever found out. */
const tellsOfFinding =
  /\b(?:study|studies|published in (?:1|2)\d{3}$)|(?<!\p{L})(?:selon une étude|étude publiée|secondo uno studio|studio pubblicato|según un estudio|estudio publicado)(?!\p{L})|अध्ययन के अनुसार|研究によれば|と報告/iu;
/** A sentence that tells of many years at once cannot be put in order. */
const mostYears = 3;

/**
 * What is told of a history, in the order of time: of every section the best sentences that name their time, until
 * there are words enough. What names no time is not told.
 */
export function chooseDated(
  sentences: readonly ArticleSentence[],
  { scores, code }: { scores: readonly number[]; code: LanguageCode },
  targetWords: number,
): ArticleSentence[] {
  const sections = new Map<string, ArticleSentence[]>();
  for (const sentence of sentences) {
    const years = new Set(sentence.text.match(/(?<!\p{N})(?:1\d{3}|20\d\d)(?!\p{N})/gu));
    const isDated =
      timeOf(sentence.text, code) !== undefined &&
      years.size <= mostYears &&
      !tellsOfFinding.test(sentence.text);
    if (isDated && sentence.isSpeakable && !sentence.isDependent && (scores[sentence.index] ?? 0) > 0) {
      const key = `${sentence.source} ${sentence.section}`;
      sections.set(key, [...(sections.get(key) ?? []), sentence]);
    }
  }
  const queues = [...sections.values()];
  const room = targetWords * shareOfDates;
  const worth = ({ index }: ArticleSentence): number => scores[index] ?? 0;
  const ends = endsOf(
    queues.map((section) => bestOf(section, worth)),
    worth,
    code,
  );
  const oldest = oldestOf(queues.flat(), sentences, code);
  const taken = takeBest(queues, { ends, worth, targetWords: room, oldest });
  const dated = inOrderOfTime([...oldest, ...taken], code);
  const words = dated.reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  return withThread(
    dated,
    { sentences, code },
    Math.max(targetWords * mostOver - words, targetWords * threadShare),
  );
}

/** 'The oldest vessels with cacao', 'les plus anciens rails': where it all began. */
const tellsOfOldest =
  /(?<!\p{L})(?:oldest|earliest|plus anciens?|plus anciennes?|più antic(?:o|a|hi|he)|más antigu[oa]s?)(?!\p{L})|सबसे (?:पुरान|प्राचीन)|最古|最も古/iu;
/** In English words to the ear. */
const longestBeginning = 76;

/**
 * What a history begins on, however little it is worth beside what it turns on: the earliest find, where the article calls
 * it that, and what its section tells next of the people of that time.
 */
function oldestOf(
  dated: readonly ArticleSentence[],
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): ArticleSentence[] {
  const at = ({ text }: ArticleSentence): number => timeOf(text, code) ?? Number.POSITIVE_INFINITY;
  const [first] = dated.toSorted((one, other) => at(one) - at(other));
  if (first === undefined || first.section === '' || !tellsOfOldest.test(first.text)) {
    return [];
  }
  const next = sentences.find(
    (sentence) =>
      sentence.source === first.source &&
      sentence.section === first.section &&
      sentence.paragraph > first.paragraph &&
      sentence.placeInParagraph === 0 &&
      sentence.isSpeakable &&
      !sentence.isDependent &&
      !sentence.isItem &&
      timeOf(sentence.text, code) === undefined,
  );
  const isTold = next !== undefined && first.spokenWords + next.spokenWords <= longestBeginning;
  return isTold ? [first, next] : [first];
}

function bestOf(
  section: readonly ArticleSentence[],
  worth: (sentence: ArticleSentence) => number,
): readonly ArticleSentence[] {
  return section.toSorted((one, other) => worth(other) - worth(one)).slice(0, 1);
}

/** A history is told from its beginning to its end: the best sentence of the first section in time, and of the last. */
function endsOf(
  best: readonly (readonly ArticleSentence[])[],
  worth: (sentence: ArticleSentence) => number,
  code: LanguageCode,
): readonly ArticleSentence[] {
  const byTime = best
    .flat()
    .toSorted((one, other) => (timeOf(one.text, code) ?? 0) - (timeOf(other.text, code) ?? 0));
  const most = Math.max(0, ...byTime.map((sentence) => worth(sentence)));
  return [...new Set([...byTime.slice(0, 1), ...byTime.slice(-1)])].filter(
    (sentence) => worth(sentence) >= most * leastEnd,
  );
}

/** A find in a tomb is no beginning beside what the history turns on. */
const leastEnd = 0.1;

/** Each sentence already taken of a section makes room for other sections. */
const crowding = 0.65;
/** What is told may be longer than planned by so much. */
const mostOver = 1.1;
/** What is worth less is filled in, and no part of the story. */
const leastWorth = 0.1;

function takeBest(
  sections: readonly (readonly ArticleSentence[])[],
  {
    ends,
    worth,
    targetWords,
    oldest,
  }: {
    ends: readonly ArticleSentence[];
    worth: (sentence: ArticleSentence) => number;
    targetWords: number;
    /** What is told besides, and takes no room of what the history turns on. */
    oldest: readonly ArticleSentence[];
  },
): ArticleSentence[] {
  const besides = new Set(oldest);
  const taken = new Set(ends.filter((sentence) => !besides.has(sentence)));
  let words = [...taken].reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  const open = sections.flatMap((section) =>
    section.filter((sentence) => !besides.has(sentence)).map((sentence) => ({ sentence, section })),
  );
  const most = Math.max(0, ...open.map(({ sentence }) => worth(sentence)));
  while (open.length > 0) {
    const value = ({ sentence, section }: (typeof open)[number]): number =>
      worth(sentence) * crowding ** section.filter((other) => taken.has(other)).length;
    const best = open.reduce((one, other) => (value(other) > value(one) ? other : one));
    open.splice(open.indexOf(best), 1);
    if (worth(best.sentence) < most * leastWorth) {
      break;
    }
    if (!taken.has(best.sentence) && words + best.sentence.spokenWords <= targetWords * mostOver) {
      taken.add(best.sentence);
      words += best.sentence.spokenWords;
    }
  }
  return [...taken];
}

/** By the first year that each names; what leans on the sentence before it stays with it, and so does what names none. */
export function inOrderOfTime(sentences: readonly ArticleSentence[], code: LanguageCode): ArticleSentence[] {
  const chains: ArticleSentence[][] = [];
  for (const sentence of sentences) {
    const chain = chains.at(-1);
    const isNext = chain?.at(-1)?.index === sentence.index - 1;
    if (chain !== undefined && isNext && sentence.isDependent) {
      chain.push(sentence);
    } else {
      chains.push([sentence]);
    }
  }
  let latest = Number.NEGATIVE_INFINITY;
  const dated = chains.map((chain) => {
    latest = chain.flatMap(({ text }) => deedTime(text, code) ?? [])[0] ?? latest;
    return { chain, at: latest };
  });
  return dated.toSorted((first, second) => first.at - second.at).flatMap(({ chain }) => chain);
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

/** And not once more where it was told before: 'the press of 1828' is 'the press'. */
export function withoutSpokenYears(text: string, code: LanguageCode): string {
  const spoken = works[code];
  return spoken === undefined
    ? text
    : text.replaceAll(new RegExp(`${spoken.replace('$1', '(?:1\\d{3}|20\\d\\d)')}(?!\\p{N})`, 'gu'), '');
}
