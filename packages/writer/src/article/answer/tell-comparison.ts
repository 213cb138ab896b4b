import { readStems } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { chooseCriteria, fewestCriteria } from './choose-criteria.ts';
import type { Criterion } from './choose-criteria.ts';
import { namesSide } from './compared-sides.ts';
import type { Sides } from './compared-sides.ts';
import { conclusionOf } from './close-answer.ts';
import { meets } from '../reading/name-subject.ts';
import { standingAlone } from './score-answers.ts';
import type { AskedMaterial } from './score-answers.ts';
import { nearnessOf, saysAnswer } from '../score-sentences.ts';
import { shortForm } from '../speech/short-form.ts';

const longestDifference = 50;

/** A film that compares: what sets the two apart, then point by point, then the difference once more. */
export interface ToldComparison {
  readonly opening: readonly ArticleSentence[];
  readonly criteria: readonly Criterion[];
  readonly closing: ArticleSentence;
  /** The material ends on it. */
  readonly isConclusion: boolean;
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
  const [opening, second] = differences;
  if (opening === undefined) {
    return tellApart(material, sides);
  }
  const closing =
    conclusion ?? differences.find(({ source }) => source !== opening.source) ?? second ?? opening;
  const used = new Set([opening.index, closing.index]);
  const criteria = chooseCriteria(material, sides, used);
  if (criteria.length < fewestCriteria) {
    return undefined;
  }
  const isConclusion = closing === conclusion;
  if (isConclusion || !material.found.has(opening.source)) {
    return { opening: [opening], criteria, closing, isConclusion };
  }
  return { ...tellDifferences(opening, closing, material), criteria, isConclusion };
}

/** What sets the two apart is told at the beginning, all of it, and in its shortest form at the end. */
function tellDifferences(
  opening: ArticleSentence,
  other: ArticleSentence,
  { code }: AskedMaterial,
): Pick<ToldComparison, 'opening' | 'closing'> {
  const isBoth = other !== opening && opening.spokenWords + other.spokenWords <= longestOpening;
  const text = shortForm(opening.text, code, () => true);
  const short = text === undefined ? undefined : { ...opening, text, stems: readStems(text, code) };
  return { opening: isBoth ? [opening, other] : [opening], closing: short ?? (isBoth ? other : opening) };
}

/** In English words to the ear. */
const longestOpening = 64;

/** Where no sentence speaks of both: what each of them is, and the weightiest point of both in one sentence. */
function tellApart(material: AskedMaterial, sides: Sides): ToldComparison | undefined {
  const opening = [0, 1].flatMap((side) => {
    const first = material.sentences.find(({ source }) => sides.bySource[source] === side);
    return first?.isSpeakable === true ? [first] : [];
  });
  const criteria = chooseCriteria(material, sides, new Set(opening.map(({ index }) => index)));
  const [one, other] = criteria[0]?.told ?? [];
  if (opening.length < 2 || criteria.length < fewestCriteria || one === undefined || other === undefined) {
    return undefined;
  }
  const joined = `${one.text.replace(/[.。।]$/u, material.code === 'ja' ? '、' : '; ')}${other.text}`;
  return { opening, criteria, closing: { ...one, text: joined }, isConclusion: false };
}

function readCompared({ question, subject, code }: AskedMaterial): Sides | undefined {
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
  return { names, stems, bySource };
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
