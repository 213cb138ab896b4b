import type { ComparisonCriterion, LanguageCode } from '@kinora/words';
import { comparedBy, languageProfiles, readWords, stemWord } from '@kinora/words';
import { countStems } from '../reading/article-sentence.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import { standingAlone } from './score-answers.ts';
import type { AskedMaterial } from './score-answers.ts';
import { nearnessOf, tellsName } from '../score-sentences.ts';

/** What both sides are judged by, and what is said of each: of both in one sentence, or of one and then of the other. */
export interface Criterion {
  /** The word that names it, as one of the sentences writes it. */
  readonly name: string;
  readonly told: readonly ArticleSentence[];
}

/** Fewer points than these are no comparison. */
export const fewestCriteria = 2;
const mostCriteria = 4;
const longestSaid = 44;

/** The two that are compared. */
export interface Sides {
  readonly names: readonly [string, string];
  readonly stems: readonly (readonly string[])[];
  /** By source: which of the two its title names, -1 where both or none. */
  readonly bySource: readonly number[];
}

/** Whether a sentence names a side. */
export function namesSide(sentence: ArticleSentence, side: readonly string[] | undefined): boolean {
  return side?.every((stem) => sentence.stems.some((own) => own === stem || meets(own, stem))) === true;
}

interface Pair {
  readonly name: string;
  readonly told: readonly [ArticleSentence, ArticleSentence];
  readonly worth: number;
}

/** What both sides are told by: looks, food, taste, whatever both articles speak of, in the order in which one compares. */
export function chooseCriteria(
  material: AskedMaterial,
  sides: Sides,
  used: ReadonlySet<number>,
): Criterion[] {
  const { code } = material;
  const said = [0, 1].map((side) => saidOf(side, { material, sides, used }));
  const criteria = comparedBy(code);
  const chosen: Pair[] = [];
  while (chosen.length < mostCriteria) {
    const told = new Set(chosen.flatMap((pair) => pair.told.map(({ index }) => index)));
    const open = said.map((side) => side.filter(({ index }) => !told.has(index)));
    const left = criteria.filter(({ name }) => chosen.every((pair) => pair.name !== name));
    const known = left.flatMap((criterion) => pairOf(criterion, open, { sides, material }));
    const pairs = known.length === 0 && chosen.length < fewestCriteria ? pairUp(open, sides, code) : known;
    const [best] = pairs.toSorted((first, second) => second.worth - first.worth);
    if (best === undefined) {
      break;
    }
    chosen.push(best);
  }
  const place = ({ name }: Pair): number => criteria.findIndex((criterion) => criterion.name === name);
  return chosen
    .toSorted((first, second) => place(first) - place(second))
    .map(({ name, told }) => ({
      name,
      told: told.map((sentence, side) => nameSide(sentence, side, { sides, code })),
    }));
}

/** What each side says best of a criterion; the more both articles speak of it, the better. */
function pairOf(
  { name, words }: ComparisonCriterion,
  open: readonly (readonly ArticleSentence[])[],
  { sides, material }: { sides: Sides; material: AskedMaterial },
): Pair[] {
  const [one, other] = open.map((side, at) => bestOf(side, words, { side: sides.stems[at] ?? [], material }));
  if (one === undefined || other === undefined) {
    return [];
  }
  const spoken = open.map((side) => Math.log(1 + side.filter(({ text }) => words.test(text)).length));
  const worth = spoken.reduce((product, often) => product * often, one.worth * other.worth);
  return [{ name, told: [one.sentence, other.sentence], worth }];
}

/** The sentence of a side that speaks most plainly of a criterion. */
function bestOf(
  sentences: readonly ArticleSentence[],
  words: RegExp,
  { side, material }: { side: readonly string[]; material: AskedMaterial },
): { sentence: ArticleSentence; worth: number } | undefined {
  return sentences
    .flatMap((sentence) => {
      const at = sentence.text.search(words);
      const early = at === -1 ? 0 : 1 / (1 + (4 * at) / sentence.text.length);
      const score = 0.5 + (material.scores[sentence.index] ?? 0);
      return early === 0 || tellsName(sentence)
        ? []
        : [{ sentence, worth: early * score * standing(sentence, words, side) }];
    })
    .sort((first, second) => second.worth - first.worth)[0];
}

/** Sentences about one of the two: it is named, or its article says so and the other is not named. */
function saidOf(
  side: number,
  { material, sides, used }: { material: AskedMaterial; sides: Sides; used: ReadonlySet<number> },
): ArticleSentence[] {
  const { sentences, question, code } = material;
  return sentences.flatMap((sentence) => {
    const alone = standingAlone(sentence, material);
    const isOwn = sides.bySource[sentence.source] === side;
    const isOther = namesSide(sentence, sides.stems[1 - side]);
    // A Japanese sentence leaves out what it is about: elsewhere it may be said of the other.
    const isAbout = (isOwn || (code !== 'ja' && namesSide(sentence, sides.stems[side]))) && !isOther;
    const nearness = nearnessOf(sentence, question, code);
    const isFitting =
      isAbout &&
      alone !== undefined &&
      sentence.isSpeakable &&
      !sentence.isItem &&
      !used.has(sentence.index) &&
      sentence.spokenWords <= longestSaid &&
      nearness !== 'beside' &&
      nearness !== 'past';
    return isFitting ? [alone] : [];
  });
}

/** Every pair of sentences that share a word, by how much both articles speak of it and how early it stands. */
function pairUp(
  candidates: readonly (readonly ArticleSentence[])[],
  sides: Sides,
  code: LanguageCode,
): Pair[] {
  const [ones = [], others = []] = candidates;
  const holders = [ones, others].map((side) => countStems(side));
  const isCriterion = (stem: string): boolean =>
    !/\p{N}/u.test(stem) &&
    !languageProfiles[code].measures.has(stem) &&
    !sides.stems.flat().some((own) => meets(own, stem));
  return ones.flatMap((one) =>
    others.flatMap((other) =>
      [...new Set(one.stems)]
        .filter((stem) => other.stems.includes(stem) && isCriterion(stem))
        .map((stem) => {
          const told = [one, other] as const;
          const prominence = holders.reduce(
            (product, counts) => product * Math.log(1 + (counts.get(stem) ?? 0)),
            0.1,
          );
          const worth = told.reduce(
            (product, { stems }) => product / (1 + 0.2 * stems.indexOf(stem)),
            prominence,
          );
          return { name: nameOf(stem, told, code), told, worth };
        }),
    ),
  );
}

/** How plainly a sentence is about a criterion: under a heading of that name, with its side named, neither long nor short. */
function standing(sentence: ArticleSentence, words: RegExp, side: readonly string[]): number {
  const isHeaded = words.test(sentence.heading ?? '');
  const length = sentence.spokenWords > 30 || sentence.spokenWords < 7 ? 0.8 : 1;
  const section = sentence.section === '' ? 1.6 : 1;
  const aside = isParticular(sentence, side) ? 0.5 : 1;
  return aside * (isHeaded ? 1.5 : 1) * (namesSide(sentence, side) ? 1.3 : 0.8) * length * section;
}

/** 'The Surinam toad' is one kind of the side, and not the side. */
function isParticular({ text }: ArticleSentence, side: readonly string[]): boolean {
  return [...text.matchAll(/(?<=\p{Ll}\s)\p{Lu}\p{Ll}+\s(\p{Ll}+)/gu)].some(([, word = '']) =>
    side.some((stem) => word.startsWith(stem)),
  );
}

function nameOf(stem: string, told: readonly ArticleSentence[], code: LanguageCode): string {
  const words = told.flatMap(({ text }) => readWords(text, code)).map(({ text }) => text);
  return words.find((word) => stemWord(word, code) === stem) ?? stem;
}

/** Which side a sentence speaks of is heard: from the sentence, or before it. */
function nameSide(
  sentence: ArticleSentence,
  side: number,
  { sides, code }: { sides: Sides; code: LanguageCode },
): ArticleSentence {
  if (namesSide(sentence, sides.stems[side])) {
    return sentence;
  }
  return { ...sentence, text: leadIn(sides.names[side] ?? '', code) + sentence.text };
}

function leadIn(name: string, code: LanguageCode): string {
  const [first = ''] = Array.from(name);
  const title = first.toLocaleUpperCase() + name.slice(first.length);
  switch (code) {
    case 'ja':
      return `${name}については、`;
    case 'fr':
      return `${title} : `;
    default:
      return `${title}: `;
  }
}
