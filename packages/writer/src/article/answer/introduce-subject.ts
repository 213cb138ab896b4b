import type { ArticleSentence } from '../reading/article-sentence.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { standingAlone } from './standing-alone.ts';
import type { AskedMaterial } from './asked-material.ts';
import { tellsName } from '../score-sentences.ts';

/** What brings the subject up is short, and so is it together with the answer, in English words to the ear. */
const longestIntroduction = 26;
const longestTogether = 60;

/**
 * What names the subject before an answer that does not: 'the fluid evaporates in the compartment' is not understood by
 * whom nobody told what has one. Of the first paragraph, the sentence that shares most with the answer.
 */
export function introduce(opening: ArticleSentence, material: AskedMaterial): ArticleSentence[] {
  const { sentences, subject, question, found, code } = material;
  // Japanese leaves unsaid what everybody knows the talk is about.
  const isUnnamed =
    found.has(opening.source) &&
    question.kind === 'how' &&
    code !== 'ja' &&
    coverageOf(opening, subject) === 0;
  if (!isUnnamed) {
    return [];
  }
  const sharedWith = ({ stems }: ArticleSentence): number =>
    new Set(stems.filter((stem) => opening.stems.includes(stem))).size;
  const [first] = sentences
    .filter(
      ({ source, paragraph, isSpeakable, isItem }) =>
        source === opening.source && paragraph === 0 && isSpeakable && !isItem,
    )
    .flatMap((sentence) => standingAlone(sentence, material) ?? [])
    .filter(
      (sentence) =>
        sentence.index !== opening.index &&
        !tellsName(sentence) &&
        sentence.spokenWords <= longestIntroduction &&
        sentence.spokenWords + opening.spokenWords <= longestTogether &&
        sharedWith(sentence) > 0 &&
        subject.stems.some((stem) => sentence.text.toLowerCase().includes(stem)),
    )
    .toSorted((one, other) => sharedWith(other) - sharedWith(one));
  return first === undefined ? [] : [first];
}
