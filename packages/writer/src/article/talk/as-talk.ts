import type { LanguageCode } from '@kinora/words';
import { countSpokenWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import { answerTitles } from '../answer/answer-words.ts';
import { numberOf } from '../answer/tell-steps.ts';
import { criterionQuestion } from '../transitions/criterion-questions.ts';
import { answerFirst } from './answer-first.ts';
import { askedOf } from './asked-of.ts';
import { answerOf, openingQuestion } from './opening-question.ts';
import type { Asked, Talk } from './opening-question.ts';
import { talkWords } from './talk-words.ts';

/**
 * What an article tells, for two: one asks what the other then tells. Only questions are put in; what is told stays as the source has
 * it, but that a reason comes after 'why?'.
 */
export function asTalk(cuts: readonly SceneCut[], talk: Talk): SceneCut[] {
  const asked: Asked = { next: 0, why: 0, other: 0, said: new Set() };
  return cuts.map((cut, place) => {
    const { lead = '' } = cut;
    const criterion = cut.criterion === undefined ? undefined : criterionQuestion(cut.criterion, talk.code);
    const scene = { cut, place, before: cuts[place - 1] };
    const isAsked = isQuestion.test(lead);
    const question = isAsked ? '' : (criterion ?? openingQuestion(scene, asked, talk));
    const gap = talk.code === 'ja' || question === '' ? '' : ' ';
    const isLast = cut.title === answerTitles[talk.code].closing;
    // What is compared has been named by the question, and 'But there is more.' says less than it.
    const isLeadOver = talk.question?.kind !== 'steps' && !isLast && isStatement.test(lead);
    const told =
      !isAsked && (criterion !== undefined || isLeadOver) ? '' : withoutNumber(cut, lead, talk.code);
    const parted = isLast ? cut.sentences : withQuestions(cut, asked, talk);
    const sentences = told === '' ? withAnswer(parted, question, talk.code) : parted;
    return { ...cut, lead: `${question}${gap}${told}`, sentences };
  });
}

/** Which step is told has been asked, and stands over it. */
function withoutNumber({ sentences, step }: SceneCut, lead: string, code: LanguageCode): string {
  const number = step === undefined ? '' : numberOf(sentences, step - 1, code);
  return number !== '' && lead.endsWith(number) ? lead.slice(0, -number.length) : lead;
}

/** A scene that begins on its answer, and not on the question again. */
function withAnswer(
  sentences: readonly ArticleSentence[],
  question: string,
  code: LanguageCode,
): readonly ArticleSentence[] {
  const [first, ...others] = sentences;
  return first === undefined || question === '' || first.before !== undefined
    ? sentences
    : [{ ...first, answer: answerFirst(question, first.text, code) }, ...others];
}

const isQuestion = /[?？]|でしょうか。/u;
const isStatement = /[.。।]\s*$/u;

/** In a scene one question more: of the other of two, or why, where a reason is told, else before what is told last. */
function withQuestions(
  { sentences, criterion }: SceneCut,
  asked: Asked,
  talk: Talk,
): readonly ArticleSentence[] {
  const { question, code } = talk;
  const gap = code === 'ja' ? '' : ' ';
  if (question?.kind === 'compare') {
    const at = sentences.findIndex(({ index }) => index !== sentences[0]?.index);
    const other = sentences[at];
    const name = question.sides?.[1];
    const ways = talkWords[code].other;
    if (criterion === undefined || other === undefined || name === undefined) {
      return sentences;
    }
    asked.other += 1;
    return sentences.with(at, {
      ...other,
      before: (ways[asked.other % ways.length] ?? '').replace('*', name) + gap,
      answer: ofOther(other.text, name),
    });
  }
  return withReason(sentences, asked, code) ?? withFurther(sentences, asked, talk);
}

/** 'And toads?' 'In toads, …': of whom it is has just been said. */
function ofOther(text: string, name: string): string {
  const head = [`In ${name}, `, `${name}: `, `${name} : `, `${name}では、`].find((each) =>
    text.toLocaleLowerCase().startsWith(each.toLocaleLowerCase()),
  );
  const said = text.slice(head?.length ?? 0);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

function withReason(
  sentences: readonly ArticleSentence[],
  asked: Asked,
  code: LanguageCode,
): readonly ArticleSentence[] | undefined {
  const words = talkWords[code];
  let reasons = 0;
  const told = sentences.flatMap((sentence) => {
    const [first, reason] = reasons < mostReasons ? partReason(sentence, code) : [];
    if (first === undefined || reason === undefined) {
      return [sentence];
    }
    reasons += 1;
    asked.why += 1;
    const why = words.why[(asked.why - 1) % words.why.length] ?? '';
    return [first, { ...reason, before: why + (code === 'ja' ? '' : ' ') }];
  });
  return reasons === 0 ? undefined : told;
}

/** A child that asks why after every sentence is not listened to. */
const mostReasons = 2;

/** Somebody who asks before every sentence leaves nothing to be told. */
const mostFurther = 2;

/** Before what somebody would ask for who has heard what comes before it. */
function withFurther(
  sentences: readonly ArticleSentence[],
  asked: Asked,
  talk: Talk,
): readonly ArticleSentence[] {
  const gap = talk.code === 'ja' ? '' : ' ';
  let further = 0;
  return sentences.map((sentence, place) => {
    const isOpen = place > 0 && !sentence.isDependent && sentence.before === undefined;
    const question = isOpen && further < mostFurther ? questionBefore(sentence, asked, talk) : undefined;
    further += question === undefined ? 0 : 1;
    return question === undefined
      ? sentence
      : { ...sentence, before: question + gap, answer: answerFirst(question, sentence.text, talk.code) };
  });
}

/** What the sentence answers: how often, or what its words show. */
function questionBefore(sentence: ArticleSentence, asked: Asked, talk: Talk): string | undefined {
  const { question, code } = talk;
  if (question?.kind === 'steps' && often[code].test(sentence.text)) {
    return talkWords[code].howOften;
  }
  return askedOf(answerOf(sentence, talk), asked.said);
}

const often: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bevery (?:few |two |three |other |\d+ )?(?:hours?|days?|weeks?|months?|years?)\b|\b(?:once|twice) an? /u,
  fr: /(?:tous|toutes) les (?:\p{L}+ )?(?:heures?|jours?|semaines?|mois|ans)|(?:une|deux) fois par/u,
  it: /ogni (?:\p{L}+ )?(?:or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])|(?:una|due) volt[ae] (?:al|a)/u,
  es: /cada (?:\p{L}+ )?(?:horas?|días?|semanas?|mes(?:es)?|años?)|(?:una vez|dos veces) (?:al|a la)/u,
  hi: /हर (?:\S+ )?(?:घंटे|दिन|सप्ताह|हफ़्ते|महीने|साल)/u,
  ja: /(?:ごと|おき)に|(?:日|週間?|月|年)に[一二三\d]+(?:回|度)/u,
};
/** Where a sentence tells its reason after a comma. */
const reasons: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?=(?:so that|because)\s)/u,
  fr: /,\s(?=parce qu)|,\scar\s/u,
  it: /,\s(?=perché\s)|,\spoiché\s/u,
  es: /,\s(?=porque\s)|,\sya que\s/u,
  hi: /,\s(?=क्योंकि\s)/u,
};
const because: Readonly<Partial<Record<LanguageCode, string>>> = {
  fr: 'Parce que ',
  it: 'Perché ',
  es: 'Porque ',
};
const fewestWords = 4;

/** 'Choose a site in light shade.' and 'So that worms can enter.' */
function partReason(
  sentence: ArticleSentence,
  code: LanguageCode,
): readonly [ArticleSentence, ArticleSentence] | readonly [] {
  const mark = reasons[code];
  const [told = '', reason, ...more] = mark === undefined ? [] : sentence.text.split(mark);
  if (reason === undefined || more.length > 0 || /^(?:If|When|Si|Se|Quando|Cuando|जब|यदि)\s/u.test(told)) {
    return [];
  }
  // 'So that they hop' tells what comes of it, but of what one is told to do what for.
  if (/^so that/u.test(reason) && sentence.isInstruction !== true) {
    return [];
  }
  const isOpen = /^(?:so that|because|parce|perché|porque|क्योंकि)/u.test(reason);
  const whole = isOpen ? reason : (because[code] ?? '') + reason;
  const parts = [`${told}${code === 'hi' ? '।' : '.'}`, whole.charAt(0).toLocaleUpperCase() + whole.slice(1)];
  const [first, second] = parts.map((text) => ({
    ...sentence,
    text: code === 'fr' ? text.replace(/^Parce que (?=[aeiouhéèêâîô])/u, 'Parce qu’') : text,
    spokenWords: countSpokenWords(text, code),
  }));
  const isLong =
    first !== undefined &&
    second !== undefined &&
    parts.every((text) => countSpokenWords(text, code) >= fewestWords);
  return isLong ? [first, second] : [];
}
