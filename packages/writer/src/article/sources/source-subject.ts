import type { SourceText } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { readStems } from '@kinora/words';

/** What an article is about, as far as its words tell. */
export interface SourceSubject {
  /** Of its title, without what stands in brackets: which of the things of this name it is. */
  readonly name: readonly string[];
  readonly sense: readonly string[];
  /** Of its other names and its beginning. */
  readonly lead: readonly string[];
  readonly text: readonly string[];
  /** Of its beginning, without what is asked: by these it is told apart from others that name it too. */
  readonly own: ReadonlySet<string>;
}

/** An article's beginning says what it is about. */
const beginning = 400;
/** Two stubs are hardly longer; of longer articles the beginnings are compared. */
const compared = 2_000;
/** What two articles about the same thing share of the shorter one's words, beside those that are asked. */
const leastShared = 0.2;
const fewestShared = 3;

/** Reads what an article is about. `asked`: the stems of the question. */
export function readSubject(
  { label, keywords = '', text }: SourceText,
  asked: readonly string[],
  code: LanguageCode,
): SourceSubject {
  const title = label.replace(/^[^:]*:\s*/u, '');
  const sense = /[(（]([^()（）]{1,100})[)）]\s*$/u.exec(title);
  const name = readStems(sense === null ? title : title.slice(0, sense.index), code);
  const stems = readStems(text.slice(0, compared), code);
  return {
    name,
    sense: readStems(sense?.[1] ?? '', code),
    lead: readStems(`${keywords}\n${text.slice(0, beginning)}`, code),
    text: [...new Set(readStems(`${keywords}\n${text}`, code))],
    own: new Set(stems.filter((stem) => !asked.some((each) => isSameStem(stem, each)))),
  };
}

/** Whether two articles tell of the same thing: not of two things of one name, and in words that meet. */
export function isSameThing(first: SourceSubject, second: SourceSubject): boolean {
  const isSameName = first.name.join(' ') === second.name.join(' ');
  if (isSameName && first.sense.join(' ') !== second.sense.join(' ')) {
    return false;
  }
  const shared = [...first.own].filter((stem) => second.own.has(stem)).length;
  const smaller = Math.min(first.own.size, second.own.size);
  return shared >= Math.max(fewestShared, smaller * leastShared);
}

/** Compounds count: 光合成 in 光合成生物. */
export function isSameStem(own: string, asked: string): boolean {
  const isIdeographic = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(asked);
  return own === asked || (isIdeographic ? own.includes(asked) : asked.length >= 5 && own.startsWith(asked));
}
