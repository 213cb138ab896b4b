import type { SourceText } from '@kinora/models';
import type { LanguageCode, Question } from '@kinora/words';
import {
  answersKind,
  givesFigure,
  kinWords,
  readStems,
  readWords,
  splitSentences,
  stemWord,
  tellsTime,
} from '@kinora/words';
import { meets } from '../reading/name-subject.ts';
import { isSameStem, readSubject } from './source-subject.ts';

interface Asked {
  readonly question: Question;
  readonly prompt: string;
  readonly code: LanguageCode;
}

/** One word is said anywhere. */
const fewestNamed = 2;
/** Of several words most say it, where the sentence has the form of an answer. */
const mostNamed = 0.6;
const severalWords = 3;

/**
 * Where no article is about what is asked, one that says it in a sentence: the tunnel that the history of the railway names.
 * A sentence says it that names all words of the question, or most of them, or its name, in the form that is asked for.
 */
export function saysInPassing(found: readonly SourceText[], asked: Asked): SourceText | undefined {
  const { kind, stems } = asked.question;
  if (kind === 'about' || kind === 'steps' || stems.length === 0) {
    return undefined;
  }
  const names = namesAsked(asked);
  const ranked = found
    .filter((source) => !isOtherSense(source, asked))
    .map((source) => {
      const often = speaksOften(source, asked);
      const worths = linesOf(source.text).map((line) => worthOf(line, { names, often }, asked));
      return {
        source,
        worth: Math.max(0, ...worths, speaksOf(source, names, asked.code) ? worth.spokenOf : 0),
      };
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  return ranked[0]?.source;
}

/** What an item of a list explains: '- Sencha - leaves steamed and rolled'. */
const namedItem = /^- (.{1,40}?)\s?(?:\s[-–]\s|[:：]\s)./u;

/** The metal of a planet's name: an article on what is asked by name, in a sense that nobody asked for. */
function isOtherSense(source: SourceText, { question: { stems }, code }: Asked): boolean {
  const { name, sense } = readSubject(source, stems, code);
  return (
    sense.length > 0 &&
    name.every((stem) => isNamed(stem, stems)) &&
    !sense.some((stem) => isNamed(stem, stems))
  );
}

interface Line {
  readonly text: string;
  readonly isHeading: boolean;
}

function linesOf(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.startsWith('- ')
        ? { text: namedItem.exec(line)?.[1] ?? '', isHeading: true }
        : { text: line.replace(/^#+ /u, ''), isHeading: line.startsWith('#') },
    );
}

/** What an article speaks of. */
interface Spoken {
  readonly names: readonly string[];
  /** What of the question it names again and again. */
  readonly often: readonly string[];
}

/** So often an article names what it tells of under another title: the locomotive, in the history of the railway. */
const oftenNamed = 5;

function speaksOften({ text }: SourceText, { question, code }: Asked): readonly string[] {
  const { stems, kind, measure, isWhen } = question;
  const asksOne = kind === 'who' || (kind === 'how-much' && measure !== undefined) || isWhen === true;
  if (!(asksOne && stems.length === 1) && kind !== 'why') {
    return [];
  }
  const words = readStems(text, code);
  const named = stems.filter((stem) => isNamed(stem, words));
  // A cause is asked of several things: an article that tells it speaks of most of them.
  return named.length / stems.length < mostNamed
    ? []
    : named.filter((stem) => words.filter((own) => isSameStem(own, stem)).length >= oftenNamed);
}

/** How surely a line says what is asked; a heading that is what is asked promises as much. */
function worthOf({ text, isHeading }: Line, spoken: Spoken, asked: Asked): number {
  const { question, code } = asked;
  if (isHeading) {
    const own = readStems(text, code);
    const isOwn = question.stems.length === 1 && own.length === 1 && isNamed(question.stems[0] ?? '', own);
    return isOwn && opensOnNames.has(question.kind) ? worth.heading : 0;
  }
  return Math.max(
    0,
    ...splitSentences(text, code).map((sentence) => worthOfSentence(sentence, spoken, asked)),
  );
}

const opensOnNames: ReadonlySet<Question['kind']> = new Set(['what', 'who', 'how', 'why']);
const worth = { all: 3, name: 2, most: 1.5, often: 1.5, heading: 2.5, spokenOf: 1 } as const;
/** A name that stands in so many sentences is spoken of. */
const fewestSentences = 2;

function worthOfSentence(
  sentence: string,
  { names, often }: Spoken,
  { question, prompt, code }: Asked,
): number {
  const { stems } = question;
  const own = readStems(sentence, code);
  const kin = kinWords(prompt, code);
  const isOfMatter = kin?.test(sentence) === true;
  const named = stems.filter((stem) => isNamed(stem, own));
  if (stems.length >= fewestNamed && named.length === stems.length) {
    return worth.all;
  }
  if (!hasForm(sentence, question, code)) {
    return 0;
  }
  const share = (named.length + (isOfMatter && named.length < stems.length ? 1 : 0)) / stems.length;
  if (names.length > 0 && names.every((name) => isNamed(name, own))) {
    return worth.name + share;
  }
  if (often.length > 0 && often.some((stem) => named.includes(stem))) {
    return worth.often + share;
  }
  return stems.length >= severalWords && named.length >= fewestNamed && share >= mostNamed ? worth.most : 0;
}

function isNamed(asked: string, own: readonly string[]): boolean {
  return own.some((word) => meets(word, asked) || isSameStem(word, asked));
}

/** Whether it speaks of an abbreviation that is asked for. */
function speaksOf({ text }: SourceText, names: readonly string[], code: LanguageCode): boolean {
  const [name] = names;
  if (
    names.length !== 1 ||
    name === undefined ||
    name.length > longestAbbreviation ||
    code === 'ja' ||
    code === 'hi'
  ) {
    return false;
  }
  const sentences = linesOf(text).flatMap((line) => splitSentences(line.text, code));
  return sentences.filter((sentence) => readStems(sentence, code).includes(name)).length >= fewestSentences;
}

const longestAbbreviation = 4;

/** The words of a prompt that are names: written large within it, or in signs of their own. */
function namesAsked({ question, prompt, code }: Asked): string[] {
  const { stems } = question;
  const words = readWords(prompt, code).filter(({ text, start }) => {
    const isLarge = /^\p{Lu}{2,}/u.test(text) || (start > 1 && /^\p{Lu}\p{Ll}{2,}/u.test(text));
    return isLarge || /^[\p{sc=Han}]{2,}$|^[\p{sc=Katakana}ー]{3,}$/u.test(text);
  });
  const names = words.map(({ text }) => stemWord(text, code)).filter((stem) => stems.includes(stem));
  // In Hindi nothing tells a name but what is made of it.
  return code === 'hi' && stems.length <= fewestNamed ? stems.slice(0, 1) : names;
}

/** A time, a figure, somebody, a cause: whatever such a question wants to hear. */
function hasForm(sentence: string, { kind, isWhen, measure }: Question, code: LanguageCode): boolean {
  if (isWhen === true) {
    return tellsTime(sentence, code);
  }
  return kind === 'how-much' ? givesFigure(sentence, measure) : answersKind(sentence, kind, code);
}
