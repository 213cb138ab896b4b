import { countSpokenWords, readStems } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { withoutAppositions } from '../speech/drop-asides.ts';
import { shortForm } from '../speech/short-form.ts';
import { canClose } from './close-answer.ts';
import { coverageOf } from '../reading/name-subject.ts';
import { leastNamed, standingAlone } from './score-answers.ts';
import type { AskedMaterial, Scored } from './score-answers.ts';
import { explains, saysAnswer } from '../score-sentences.ts';

/** What one takes home is kept in mind, in English words to the ear. */
const longest = 30;
const longestJapanese = 22;
/** Of the answer: what is worth less is beside it. */
const leastWorth = 0.3;

/** Of so many words a sentence is kept in mind. */
export function longestFor(code: LanguageCode): number {
  return code === 'ja' ? longestJapanese : longest;
}

/**
 * What a film ends on: its answer in the shortest form, or another sentence that was told and says it; never what no scene has
 * told, and word for word what it began with only where there is nothing else.
 */
export function takeaway(
  {
    opening,
    told,
    scored,
  }: { opening: ArticleSentence; told: readonly ArticleSentence[]; scored: readonly Scored[] },
  material: AskedMaterial,
): ArticleSentence {
  const { question, subject, code } = material;
  const answers = saysAnswer(opening.text, question, code);
  const keeps = (clause: string): boolean => !answers || saysAnswer(clause, question, code);
  const alone = standingAlone(opening, material) ?? opening;
  const shorten = (sentence: ArticleSentence): ArticleSentence | undefined => {
    const text = shortForm(sentence.text, code, keeps);
    return text === undefined ? undefined : { ...sentence, text, stems: readStems(text, code) };
  };
  const short = alone.isDependent ? undefined : shorten(alone);
  const isOne = question.kind === 'who' || question.kind === 'how-much';
  if (short !== undefined || (isOne && !alone.isDependent)) {
    return short ?? alone;
  }
  const isTold = new Set(told.map(({ index }) => index));
  // What a thing is has been said; whatever else names it is worth the end.
  const isDefined = !explains(question) && question.kind !== 'compare';
  const least = isDefined ? 0 : (scored[0]?.score ?? 0) * leastWorth;
  // The lead says in short what the sections tell at length.
  const byLead = scored.toSorted(
    (one, another) => Number(one.sentence.section !== '') - Number(another.sentence.section !== ''),
  );
  const other = byLead.find(
    ({ sentence, score }) =>
      score >= least &&
      sentence.index !== opening.index &&
      isTold.has(sentence.index) &&
      canClose(sentence, code) &&
      (isDefined ? coverageOf(sentence, subject) >= leastNamed : keeps(sentence.text)) &&
      (countSpokenWords(withoutAppositions(sentence.text, code), code) <= longestFor(code) ||
        shorten(sentence) !== undefined),
  )?.sentence;
  if (other !== undefined) {
    return shorten(other) ?? other;
  }
  return alone.isDependent ? (told.find(({ isDependent }) => !isDependent) ?? alone) : alone;
}
