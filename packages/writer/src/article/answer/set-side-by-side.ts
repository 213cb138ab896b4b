import type { ComparisonCriterion } from '@kinora/words';
import { stemWord, yearOf } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import { tellsName } from '../score-sentences.ts';
import { namesSide } from './compared-sides.ts';
import type { Sides } from './compared-sides.ts';
import type { AskedMaterial } from './asked-material.ts';

/** A criterion, and what is said of each side by it. */
export interface Pair {
  readonly name: string;
  readonly told: readonly [ArticleSentence, ArticleSentence];
  readonly worth: number;
}

/** What each side says of a criterion, so that one can be set beside the other; the more both articles speak of it, the better. */
export function pairOf(
  { name, words }: ComparisonCriterion,
  open: readonly (readonly ArticleSentence[])[],
  { sides, material }: { sides: Sides; material: AskedMaterial },
): Pair[] {
  const [ones = [], others = []] = open.map((side, at) =>
    spokenOf(side, words, { side: sides.stems[at] ?? [], material }),
  );
  const pairs = ones.flatMap((one) =>
    others.map((other) => ({
      one,
      other,
      worth: one.worth * other.worth * likeness(one, other, { sides, material }),
    })),
  );
  const [best] = pairs
    .filter(({ worth }) => worth > 0)
    .toSorted((first, second) => second.worth - first.worth);
  if (best === undefined) {
    return [];
  }
  const spoken = open.map((side) => Math.log(1 + side.filter(({ text }) => words.test(text)).length));
  const worth = spoken.reduce((product, often) => product * often, best.worth);
  return [{ name, told: [best.one.sentence, best.other.sentence], worth }];
}

interface SpokenOf {
  readonly sentence: ArticleSentence;
  /** The words by which it speaks of the criterion. */
  readonly words: readonly string[];
  readonly worth: number;
}

const mostCandidates = 8;

/** The sentences of a side that speak most plainly of a criterion. */
function spokenOf(
  sentences: readonly ArticleSentence[],
  words: RegExp,
  { side, material }: { side: readonly string[]; material: AskedMaterial },
): SpokenOf[] {
  return sentences
    .flatMap((sentence) => {
      const found = Array.from(sentence.text.matchAll(new RegExp(words.source, 'giu')), ([word]) => word);
      const [word] = found;
      if (word === undefined || tellsName(sentence) || isDoneByOther(sentence, word, side)) {
        return [];
      }
      const early = 1 / (1 + (4 * sentence.text.search(words)) / sentence.text.length);
      const score = 0.5 + (material.scores[sentence.index] ?? 0);
      return [{ sentence, words: found, worth: early * score * standing(sentence, words, side) }];
    })
    .toSorted((first, second) => second.worth - first.worth)
    .slice(0, mostCandidates);
}

/** What an article begins on says of everything a little. */
function isFirst({ index, source }: ArticleSentence, { sentences }: AskedMaterial): boolean {
  return sentences[index - 1]?.source !== source;
}

/** 'Snakes eat toads' says nothing of what toads eat. */
function isDoneByOther({ text }: ArticleSentence, word: string, side: readonly string[]): boolean {
  const own = Math.min(...side.map((stem) => text.toLowerCase().indexOf(stem)).filter((at) => at !== -1));
  return doing.test(word) && Number.isFinite(own) && own > text.indexOf(word);
}

const doing =
  /^(?:eats?|feeds?|leap|jump|hop|walk|run|fly|flies|swim|lives?|inhabit|breed|defend|mang|nourri|viv|saut|march|cour|nag|défend|mangi|nutr|salt|cammin|corr|nuot|difend|com(?:e|en)$|alimenta|camin|nad|defiend|खा|कूद|दौड़|食べ|跳|走)/iu;

/** Of the same property by one word, in one unit, or in words that meet; what is told of two properties is no comparison. */
const alike = { word: 1, unit: 0.7, words: 0.7, figures: 1.3, otherFigures: 0.4, definition: 0.3 } as const;
const fewestShared = 2;
const unit =
  /\p{N}\s?(?:to \p{N}+\s)?(%|percent|per cent|パーセント|°C|°|度|[ckm]?m|k?g|t|tonn\p{L}+|kilo\p{L}+|years?|ans|anni|años|वर्ष|年|分)(?!\p{L}|\p{sc=Han})/giu;

function likeness(
  one: SpokenOf,
  other: SpokenOf,
  { sides, material }: { sides: Sides; material: AskedMaterial },
): number {
  const { code } = material;
  const isSide = (stem: string): boolean => sides.stems.flat().some((own) => meets(own, stem));
  const shared = new Set(
    one.sentence.stems.filter((stem) => other.sentence.stems.includes(stem) && !isSide(stem)),
  ).size;
  const [ownUnits, otherUnits] = [one, other].map(({ sentence }) =>
    Array.from(sentence.text.matchAll(unit), ([, found = '']) => found),
  );
  const isOneUnit = ownUnits?.some((found) => otherUnits?.includes(found)) === true;
  const hasFigures = [ownUnits, otherUnits].map((units) => (units?.length ?? 0) > 0);
  const [ownWords, otherWords] = [one, other].map(({ words }) => words.map((word) => stemWord(word, code)));
  const isOneWord = ownWords?.some((word) => otherWords?.includes(word)) === true;
  const base = Math.max(
    isOneWord ? alike.word : 0,
    isOneUnit ? alike.unit : 0,
    shared >= fewestShared ? alike.words : 0,
  );
  const otherwise = hasFigures[0] === hasFigures[1] ? 1 : alike.otherFigures;
  const starts = [one, other].filter(({ sentence }) => isFirst(sentence, material)).length;
  return (
    (starts === 1 ? alike.definition : 1) *
    base *
    (isOneUnit ? alike.figures : otherwise) *
    (1 + 0.25 * Math.min(shared, 3))
  );
}

/** How plainly a sentence is about a criterion: under a heading of that name, with its side named, neither long nor short. */
function standing(sentence: ArticleSentence, words: RegExp, side: readonly string[]): number {
  const isHeaded = words.test(sentence.heading ?? '');
  const length = sentence.spokenWords > 30 || sentence.spokenWords < 7 ? 0.8 : 1;
  const section = sentence.section === '' ? 1.6 : 1;
  const aside = isParticular(sentence, side) ? 0.2 : 1;
  return aside * (isHeaded ? 1.5 : 1) * (namesSide(sentence, side) ? 1.3 : 0.8) * length * section;
}

/** 'The Surinam toad', 'the midwife toad' is one kind of the side, and not the side; what was in a year is not always so. */
function isParticular({ text }: ArticleSentence, side: readonly string[]): boolean {
  if (superlative.test(text)) {
    return false;
  }
  if (yearOf(text) !== undefined || side.some((stem) => oneKind(stem).test(text))) {
    return true;
  }
  if (/^[^、はが]{0,12}[\p{sc=Katakana}ー]{4,}は/u.test(text)) {
    const topic = text.slice(0, text.indexOf('は'));
    return !side.some((stem) => topic.includes(stem));
  }
  return [...text.matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}+\s(\p{Ll}+)/gu)].some(([, word = '']) =>
    side.some((stem) => word.startsWith(stem)),
  );
}

const superlative = /\b(?:largest|smallest|longest|heaviest|tallest|biggest)\b/u;

function oneKind(stem: string): RegExp {
  const name = /^\p{L}+$/u.test(stem) ? stem : '(?!)';
  return new RegExp(
    `\\b(?:[Tt]he|[Aa]n?) (?!adult|common|typical|young|large|small|true)\\p{Ll}+ ${name}`,
    'u',
  );
}
