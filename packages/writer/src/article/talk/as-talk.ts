import type { LanguageCode } from '@kinora/words';
import { countSpokenWords } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import { answerTitles } from '../answer/answer-words.ts';
import { criterionQuestion } from '../transitions/criterion-questions.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { talkWords } from './talk-words.ts';

interface Talk {
  readonly question: TitledQuestion | undefined;
  /** What was typed: a question is asked as it stands. */
  readonly topic: string;
  readonly code: LanguageCode;
}

/**
 * What an article tells, for two: one asks what the other then tells. Only questions are put in; what is told stays as the source has
 * it, but that a reason comes after 'why?'.
 */
export function asTalk(cuts: readonly SceneCut[], talk: Talk): SceneCut[] {
  const asked = { next: 0, why: 0, further: 0 };
  return cuts.map((cut, place) => {
    const { lead = '' } = cut;
    const criterion = cut.criterion === undefined ? undefined : criterionQuestion(cut.criterion, talk.code);
    const isAsked = isQuestion.test(lead);
    const question = isAsked ? '' : (criterion ?? openingOf({ cut, place, asked }, talk));
    // What is compared has been named by the question.
    const told = isAsked || criterion === undefined ? lead : '';
    const gap = talk.code === 'ja' || question === '' ? '' : ' ';
    const isLast = cut.title === answerTitles[talk.code].closing;
    const sentences = isLast ? cut.sentences : withQuestions(cut, asked, talk);
    return { ...cut, lead: `${question}${gap}${told}`, sentences };
  });
}

const isQuestion = /[?？]|でしょうか。/u;

/** How often each was asked: none is said twice in a row. */
interface Asked {
  next: number;
  why: number;
  further: number;
}

/** What is asked before a scene. */
function openingOf(
  { cut, place, asked }: { cut: SceneCut; place: number; asked: Asked },
  { question, topic, code }: Talk,
): string {
  const words = talkWords[code];
  if (place === 0) {
    const kind = question?.isNews === true ? 'news' : question?.kind;
    const isAsked = /[?？]\s*$/u.test(topic) && kind !== 'steps';
    return isAsked ? topic.trim() : words.opening[isShaped(kind) ? kind : 'other'];
  }
  if (cut.title === answerTitles[code].closing) {
    return words.closing;
  }
  if (place === 1 && question?.kind === 'steps') {
    return words.howTo;
  }
  asked.next += 1;
  return words.next[(asked.next - 1) % words.next.length] ?? '';
}

type Shape = 'steps' | 'compare' | 'history' | 'news';

function isShaped(kind: TitledQuestion['kind'] | 'news' | undefined): kind is Shape {
  return kind === 'steps' || kind === 'compare' || kind === 'history' || kind === 'news';
}

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
    return criterion === undefined || other === undefined || name === undefined
      ? sentences
      : sentences.with(at, {
          ...other,
          before: talkWords[code].other.replace('*', name) + gap,
          text: other.text.charAt(0).toLocaleUpperCase() + other.text.slice(1),
        });
  }
  return withReason(sentences, asked, code) ?? withFurther(sentences, asked, talk);
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

function withFurther(
  sentences: readonly ArticleSentence[],
  asked: Asked,
  talk: Talk,
): readonly ArticleSentence[] {
  const last = sentences.length - 1;
  const sentence = sentences[last];
  if (last < 1 || sentence === undefined || sentence.isDependent || sentence.before !== undefined) {
    return sentences;
  }
  const gap = talk.code === 'ja' ? '' : ' ';
  return sentences.with(last, { ...sentence, before: questionBefore(sentence.text, asked, talk) + gap });
}

/** What the sentence answers: how often, or what else there is. */
function questionBefore(text: string, asked: Asked, { question, code }: Talk): string {
  const words = talkWords[code];
  const isStep = question?.kind === 'steps';
  if (isStep && often[code].test(text)) {
    return words.howOften;
  }
  const further = isStep ? words.further : words.onward;
  asked.further += 1;
  return further[(asked.further - 1) % further.length] ?? '';
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
