import type { LanguageCode } from '@kinora/words';
import { comparedBy, languageProfiles, readWords, stemWord } from '@kinora/words';
import { opensDangling } from '../reading/article-sentence.ts';
import { countStems } from '../reading/lean-on-introductions.ts';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import { nameSide, namesSide } from './compared-sides.ts';
import type { Sides } from './compared-sides.ts';
import { likeWithLike } from './like-with-like.ts';
import { standingAlone } from './standing-alone.ts';
import type { AskedMaterial } from './asked-material.ts';
import { nearnessOf } from '../score-sentences.ts';
import { pairOf } from './set-side-by-side.ts';
import type { Pair } from './set-side-by-side.ts';

/** What both sides are judged by, and what is said of each: of both in one sentence, or of one and then of the other. */
export interface Criterion {
  /** The word that names it, as one of the sentences writes it. */
  readonly name: string;
  readonly told: readonly ArticleSentence[];
}

/** Fewer points than these are no comparison. */
export const fewestCriteria = 2;
const mostCriteria = 4;
/** What is worth less is said in passing, or of two properties. */
const leastPair = 0.02;
const longestSaid = 44;

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
    const known = left
      .flatMap((criterion) => pairOf(criterion, open, { sides, material }))
      .filter(({ worth }) => worth >= leastPair);
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
    .map(({ name, told }) => {
      const words = criteria.find((criterion) => criterion.name === name)?.words;
      const isFound = told.every(({ source }) => material.found.has(source));
      const alike = words !== undefined && isFound ? likeWithLike(told, words, code) : told;
      return { name, told: alike.map((sentence, side) => nameSide(sentence, side, { sides, code })) };
    });
}

/** Sentences about one of the two: it is named, or its article says so and the other is not named. */
function saidOf(
  side: number,
  { material, sides, used }: { material: AskedMaterial; sides: Sides; used: ReadonlySet<number> },
): ArticleSentence[] {
  const { sentences, question, code } = material;
  return sentences.flatMap((sentence) => {
    // With its side named before it, a Japanese sentence needs no subject of its own.
    const isNamed = code === 'ja' && sentence.placeInParagraph === 0 && !opensDangling(sentence.text, code);
    const alone = isNamed ? sentence : standingAlone(sentence, material);
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

function nameOf(stem: string, told: readonly ArticleSentence[], code: LanguageCode): string {
  const words = told.flatMap(({ text }) => readWords(text, code)).map(({ text }) => text);
  return words.find((word) => stemWord(word, code) === stem) ?? stem;
}
