import type { LanguageCode } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import type { SceneCut } from '../scenes/cut-scenes.ts';
import { answerTitles } from '../answer/answer-words.ts';
import type { TitledQuestion } from '../score-sentences.ts';
import { askedOf, askedOfHeading, definitionAsked, eventAsked } from './asked-of.ts';
import type { Answer, SaidQuestions } from './asked-of.ts';
import { askingWords } from './asking-words.ts';
import { stepAsked } from './step-questions.ts';
import { talkWords } from './talk-words.ts';

/** What a talk is about. */
export interface Talk {
  readonly question: TitledQuestion | undefined;
  /** What was typed: a question is asked as it stands. */
  readonly topic: string;
  readonly code: LanguageCode;
}

/** How often each was asked, and what has been: none is said twice in a row. */
export interface Asked {
  next: number;
  why: number;
  other: number;
  readonly said: SaidQuestions;
}

interface SceneToOpen {
  readonly cut: SceneCut;
  readonly place: number;
  readonly before: SceneCut | undefined;
}

/** What is asked before a scene. */
export function openingQuestion(scene: SceneToOpen, asked: Asked, talk: Talk): string {
  const { cut, place } = scene;
  const { question, topic, code } = talk;
  const words = talkWords[code];
  const isAsked = question?.kind !== 'steps' && isTopicAsked.test(topic);
  if (place === 0) {
    return isAsked ? asQuestion(topic, code) : beginningOf(cut, asked, talk);
  }
  if (cut.title === answerTitles[code].closing) {
    const lowered = asQuestion(topic, code).replace(/^¿?\p{Lu}/u, (first) => first.toLocaleLowerCase());
    return isAsked ? askingWords[code].again.replace('*', lowered) : words.closing;
  }
  if (place === 1 && question?.kind === 'steps') {
    return words.howTo;
  }
  const telling = askedBefore(scene, asked.said, talk);
  if (telling !== undefined) {
    return telling;
  }
  asked.next += 1;
  return words.next[(asked.next - 1) % words.next.length] ?? '';
}

/** '… なぜできるのですか' needs no mark to ask. */
const isTopicAsked = /(?:[?？]|(?:です|ます|でしょう)か。?)\s*$/u;

function asQuestion(topic: string, code: LanguageCode): string {
  const bare = topic.trim();
  return code === 'ja' && !/[?？]$/u.test(bare) ? `${bare.replace(/。$/u, '')}？` : bare;
}

function beginningOf(cut: SceneCut, { said }: Asked, { question, code }: Talk): string {
  const kind = question?.isNews === true ? 'news' : question?.kind;
  const { text = '' } = cut.sentences[0] ?? {};
  const isNamed = kind !== 'news' && kind !== 'compare' && kind !== 'history';
  const whatIs = isNamed ? definitionAsked(text, said, code) : undefined;
  return whatIs ?? talkWords[code].opening[isShaped(kind) ? kind : 'other'];
}

type Shape = 'steps' | 'compare' | 'history' | 'news';

function isShaped(kind: TitledQuestion['kind'] | 'news' | undefined): kind is Shape {
  return kind === 'steps' || kind === 'compare' || kind === 'history' || kind === 'news';
}

/** What a scene tells, asked for by its heading or by what it says first; a step by what is new in it. */
function askedBefore({ cut, before }: SceneToOpen, said: SaidQuestions, talk: Talk): string | undefined {
  const [first] = cut.sentences;
  if (first === undefined) {
    return undefined;
  }
  if (talk.question?.kind === 'steps' && cut.step !== undefined) {
    return stepAsked(first.text, said, talk.code);
  }
  const isHeaded = talk.question?.kind !== 'steps' && first.heading !== before?.sentences.at(-1)?.heading;
  const told = cut.sentences.map(({ text }) => text).join(' ');
  const title = isHeaded ? first.heading : undefined;
  const byText = (): string | undefined =>
    first.isDependent ? undefined : askedOf(answerOf(first, talk), said);
  const byHeading = (): string | undefined =>
    title === undefined ? undefined : askedOfHeading({ title, told }, said, talk.code);
  return isInYears(talk.question)
    ? (byText() ?? byHeading())
    : (byHeading() ?? byText() ?? eventAsked(first.text, said, talk.code));
}

function isInYears(question: TitledQuestion | undefined): boolean {
  return question?.kind === 'history' || question?.kind === 'who';
}

/** A sentence as what is asked for. */
export function answerOf({ text }: ArticleSentence, { question, code }: Talk): Answer {
  const isAmongSteps = question?.kind === 'steps';
  return { text, isAmongSteps, isHistory: isInYears(question), code };
}
