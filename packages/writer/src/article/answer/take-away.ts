import { countSpokenWords, languageProfiles, readStems, readWords, yearOf } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { shortForm } from '../speech/short-form.ts';
import { spokenParts } from '../speech/spoken-parts.ts';
import { standingAlone } from './standing-alone.ts';
import type { AskedMaterial } from './asked-material.ts';
import type { Scored } from './score-answers.ts';
import { explains, saysAnswer } from '../score-sentences.ts';
import { canClose } from './close-answer.ts';

/** What one takes home is kept in mind, in English words to the ear. */
const longest = 30;
const longestJapanese = 22;
/** Of the answer: what is worth less is beside it. */
const leastWorth = 0.3;

/** Of so many words a sentence is kept in mind. */
export function longestFor(code: LanguageCode): number {
  return code === 'ja' ? longestJapanese : longest;
}

interface Told {
  readonly opening: ArticleSentence;
  readonly told: readonly ArticleSentence[];
  readonly scored: readonly Scored[];
}

/** Of what was chosen, an answer that may as well be told at the end as in the middle: nothing that is told leans on it. */
export function keepForTheEnd(
  { told, scored }: Pick<Told, 'told' | 'scored'>,
  chosen: readonly ArticleSentence[],
  { question, sentences, code }: AskedMaterial,
): readonly ArticleSentence[] {
  const isTold = new Set(told.map(({ index }) => index));
  const isChosen = new Set(chosen.map(({ index }) => index));
  const least = (scored[0]?.score ?? 0) * leastWorth;
  const last = scored.find(
    ({ sentence, score }) =>
      explains(question) &&
      score >= least &&
      isChosen.has(sentence.index) &&
      !isTold.has(sentence.index) &&
      saysAnswer(sentence.text, question, code) &&
      yearOf(sentence.text) === undefined &&
      canClose(sentence, code) &&
      sentence.spokenWords <= longestFor(code) &&
      sentences[sentence.index + 1]?.isDependent !== true &&
      sentences[sentence.index + 1]?.isItem !== true,
  );
  return last === undefined ? [] : [last.sentence];
}

/**
 * What a film ends on whose material says its answer once: the main clauses of what was told that answer it, in one sentence; never
 * word for word what was said before. Empty where nothing can be said more shortly.
 */
export function sumUp({ opening, told, scored }: Told, material: AskedMaterial): readonly ArticleSentence[] {
  const { question, code } = material;
  const answers = saysAnswer(opening.text, question, code);
  // Of two figures the one that was asked for: 'life lasts 80 years', and not when it begins.
  const names = question.measure?.names;
  const isNamed = names?.test(opening.text) === true;
  // And of what is asked beside the subject: that a gland makes a poison, and not that there is one.
  const { kin } = question;
  const isOfMatter = kin?.test(opening.text) === true;
  const keeps = (clause: string): boolean =>
    (!isOfMatter || kin?.test(clause) === true) &&
    (!answers || saysAnswer(clause, question, code)) &&
    (!isNamed || names?.test(clause) === true);
  const said = new Set(told.flatMap(({ text }) => spokenParts(text, code)));
  const least = (scored[0]?.score ?? 0) * leastWorth;
  const worthOf = ({ index }: ArticleSentence): number =>
    scored.find(({ sentence }) => sentence.index === index)?.score ?? 0;
  const shorten = (sentence: ArticleSentence): string[] => {
    const text = shortForm(sentence.text, code, keeps);
    return text === undefined || said.has(text) ? [] : [text];
  };
  const answer = standingAlone(opening, material) ?? opening;
  const [first] = answer.isDependent ? [] : shorten(answer);
  if (first === undefined) {
    return [];
  }
  const others = told
    .filter(
      (sentence) =>
        explains(question) &&
        sentence.index !== opening.index &&
        worthOf(sentence) >= least &&
        canClose(sentence, code),
    )
    .flatMap((sentence) => shorten(sentence));
  const joined = others.slice(0, 1).reduce((whole, clause) => joinClauses(whole, clause, code), first);
  const isKept = countSpokenWords(joined, code) <= longestFor(code);
  const text = isKept ? joined : first;
  return [{ ...opening, text, stems: readStems(text, code), spokenWords: countSpokenWords(text, code) }];
}

/** Two main clauses in one sentence: 'The rain dissolves the rock, and the rivers carry the salt.' */
function joinClauses(one: string, other: string, code: LanguageCode): string {
  const [first = ''] = readWords(other, code).map(({ text }) => text);
  const isSmall = languageProfiles[code].stopWords.has(first.toLowerCase());
  const added = isSmall ? `${other.charAt(0).toLocaleLowerCase()}${other.slice(1)}` : other;
  return one.replace(/[.।。]$/u, '') + conjunctions[code] + added;
}

const conjunctions: Readonly<Record<LanguageCode, string>> = {
  en: ', and ',
  fr: ', et ',
  it: ', e ',
  es: ', y ',
  hi: ', और ',
  ja: '、',
};
