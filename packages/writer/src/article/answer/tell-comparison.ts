import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { chooseCriteria, fewestCriteria } from './choose-criteria.ts';
import type { Criterion } from './choose-criteria.ts';
import { namesSide } from './compared-sides.ts';
import type { Sides } from './compared-sides.ts';
import { conclusionOf } from './close-answer.ts';
import { meets } from '../reading/name-subject.ts';
import { standingAlone } from './standing-alone.ts';
import type { AskedMaterial } from './asked-material.ts';
import { nearnessOf, saysAnswer } from '../score-sentences.ts';
import { joiners } from '../scenes/scene-titles.ts';
import { lowerFirst } from '../reading/lower-first.ts';

const longestDifference = 50;

/** A film that compares: what sets the two apart, then point by point, then what else does. */
export interface ToldComparison {
  readonly opening: readonly ArticleSentence[];
  readonly criteria: readonly Criterion[];
  /** What sets them apart in other words; none where the material says it once. */
  readonly closing: readonly ArticleSentence[];
  /** The material ends on it. */
  readonly isConclusion: boolean;
  /** What is said before it: by what they were compared. */
  readonly recap?: string;
}

/**
 * Tells two things apart.
 *
 * @returns undefined where the material does not speak of both
 */
export function tellComparison(material: AskedMaterial): ToldComparison | undefined {
  const sides = readCompared(material);
  if (sides === undefined) {
    return undefined;
  }
  const conclusion = conclusionOf(material);
  const differences = findDifferences(material, sides).filter(({ index }) => index !== conclusion?.index);
  const [opening] = differences;
  if (opening === undefined) {
    return tellApart(material, sides);
  }
  const closing = conclusion ?? otherDifference(opening, differences);
  const used = new Set([opening.index, ...(closing === undefined ? [] : [closing.index])]);
  const criteria = chooseCriteria(material, sides, used);
  if (criteria.length < fewestCriteria) {
    return undefined;
  }
  const isConclusion = closing !== undefined && closing === conclusion;
  const isFound = closing !== undefined && material.found.has(closing.source);
  return isConclusion || !isFound
    ? { opening: [opening], criteria, closing: closing === undefined ? [] : [closing], isConclusion }
    : {
        criteria,
        ...sumUpComparison(criteria, { opening, difference: closing }, material.code),
        isConclusion,
      };
}

/** What to look at, and then what to keep in mind: a difference that has not been told. */
function sumUpComparison(
  criteria: readonly Criterion[],
  { opening, difference }: { opening: ArticleSentence; difference: ArticleSentence },
  code: LanguageCode,
): Pick<ToldComparison, 'opening' | 'closing' | 'recap'> {
  const recap = namedDifferences(
    criteria.map(({ name }) => name),
    code,
  );
  const closing = [{ ...difference, text: lowerFirst(difference.text, code) }];
  return { opening: [opening], closing, recap };
}

/** 'Size, skin and legs tell them apart. Remember: ' */
function namedDifferences(names: readonly string[], code: LanguageCode): string {
  const [said, ending] = differences[code];
  const listed = [names.slice(0, -1).join(said), names.at(-1) ?? ''].join(
    code === 'ja' ? said : joiners[code],
  );
  return listed.charAt(0).toLocaleUpperCase() + listed.slice(1) + ending;
}

/** Between two of a list, and after it. */
const differences: Readonly<Record<LanguageCode, readonly [between: string, ending: string]>> = {
  en: [', ', ': that is how to tell them apart. Remember: '],
  fr: [', ', ' : voilà donc comment les distinguer. À retenir : '],
  it: [', ', ': ecco dunque come si distinguono. Da ricordare: '],
  es: [', ', ': así se distinguen. Para recordar: '],
  hi: [', ', ': दोनों को इन्हीं से पहचानिए। याद रखिए: '],
  ja: ['、', 'を見れば、違いがわかります。'],
};

/** One difference opens a comparison, and another, if possible from the other's article, ends it. */
function otherDifference(
  opening: ArticleSentence,
  differences: readonly ArticleSentence[],
): ArticleSentence | undefined {
  const others = differences.filter((sentence) => sentence.index !== opening.index);
  return others.find(({ source }) => source !== opening.source) ?? others[0];
}

/** Where no sentence speaks of both: what each of them is. */
function tellApart(material: AskedMaterial, sides: Sides): ToldComparison | undefined {
  const opening = [0, 1].flatMap((side) => {
    const first = material.sentences.find(({ source }) => sides.bySource[source] === side);
    return first?.isSpeakable === true ? [first] : [];
  });
  const criteria = chooseCriteria(material, sides, new Set(opening.map(({ index }) => index)));
  const isTold = opening.length === 2 && criteria.length >= fewestCriteria;
  return isTold ? { opening, criteria, closing: [], isConclusion: false } : undefined;
}

function readCompared({ sentences, question, subject, code }: AskedMaterial): Sides | undefined {
  if (question.sides === undefined) {
    return undefined;
  }
  const names = question.sides;
  const all = names.map((name) => readStems(name, code));
  const stems = all.map((own, side) => own.filter((stem) => all[1 - side]?.includes(stem) !== true));
  if (stems.some(({ length }) => length === 0)) {
    return undefined;
  }
  const bySource = subject.names.map((title) => {
    const named = stems.map((own) => own.some((stem) => title.some((word) => meets(word, stem))));
    return named[0] === named[1] ? -1 : named.indexOf(true);
  });
  const isCounted = (name: string): boolean =>
    code === 'en' &&
    !/s$/u.test(name) &&
    sentences.some(({ text }) => text.toLowerCase().includes(`${name.toLowerCase()}s `));
  // 'As for the frog', and 'as for green tea'.
  const said: Sides['names'] = [
    isCounted(names[0]) ? `the ${names[0]}` : names[0],
    isCounted(names[1]) ? `the ${names[1]}` : names[1],
  ];
  return { names: said, stems, bySource };
}

/** Sentences that say of both how they differ, best first. */
function findDifferences(material: AskedMaterial, sides: Sides): ArticleSentence[] {
  const { sentences, scores, question, code } = material;
  return sentences
    .map((sentence) => ({ sentence, alone: standingAlone(sentence, material) }))
    .flatMap(({ sentence, alone }) => {
      const isFitting =
        alone !== undefined &&
        sides.stems.every((side) => namesSide({ ...alone, stems: readStems(alone.text, code) }, side)) &&
        sentence.isSpeakable &&
        !sentence.isItem &&
        sentence.spokenWords <= longestDifference &&
        nearnessOf(sentence, question, code) !== 'beside';
      const worth =
        (0.5 + (scores[sentence.index] ?? 0)) *
        (saysAnswer(sentence.text, question, code) ? 2 : 1) *
        (sentence.section === '' ? 1.5 : 1);
      return isFitting ? [{ sentence: alone, worth }] : [];
    })
    .sort((first, second) => second.worth - first.worth)
    .map(({ sentence }) => sentence);
}
