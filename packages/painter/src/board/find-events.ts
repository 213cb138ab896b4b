import type { LanguageCode } from '@kinora/contract/catalogue';
import { isOnlyTransition, languageProfiles, namedYears, readWords, withoutJoint } from '@kinora/words';
import { aroundYear, doerOf, headOfClause, isCaption, withoutYear } from './event-caption.ts';
import type { SceneText } from './scene-text.ts';
import type { Subject } from './rank-subjects.ts';
import { splitSentences } from './split-sentences.ts';
import { wholeClauses } from './whole-clauses.ts';
import { writableText } from './writable.ts';

/** A year that is told of, where in the narration, and what is said of it in few words. */
export interface DatedEvent {
  /** As it is shown: '1969', '1824年'. */
  readonly date: string;
  readonly year: number;
  readonly text: string | undefined;
  /** Written where nothing of it is drawn that has a name. */
  readonly spare?: string | undefined;
  /** What its sentence calls the thing that it tells of: 'la Blücher'. */
  readonly thing?: string | undefined;
  /** What can be drawn of it, the most telling first. */
  readonly subjects: readonly Subject[];
  /** UTF-16 offset of its sentence in the narration; undefined when only a fact names the year. */
  readonly spokenAt: number | undefined;
}

/** What stands between a year and what is said of it at the start of a sentence. */
const betweenDateAndText = /^\s*(?:में|से|तक|ई|年)?\s*[,:：、–—-]?\s*(?:には|に|は)?\s*/u;
const longestText = { ja: 14, other: 40 } as const;

/** The years a scene tells of, from early to late; what is written beside one comes from its key facts. */
export function findEvents(scene: SceneText, subjects: readonly Subject[]): DatedEvent[] {
  const events = new Map<number, DatedEvent>();
  for (const sentence of splitSentences(scene.narration, scene.code)) {
    for (const match of sentence.text.matchAll(namedYears[scene.code])) {
      const year = Number(match[1]);
      const end = sentence.start + sentence.text.length;
      const told = subjects.filter(
        ({ spokenAt }) => spokenAt !== undefined && spokenAt >= sentence.start && spokenAt < end,
      );
      if (!events.has(year)) {
        const date = dateOf(year, scene.code);
        const text = clauseOf(year, scene, [sentence.start, end]);
        const spare = doerOfSentence(sentence.text, year, scene.code);
        const thing = namedThing(sentence.text, scene.code);
        events.set(year, { date, year, text, spare, thing, subjects: told, spokenAt: sentence.start });
      }
    }
  }
  for (const fact of scene.keyFacts) {
    const [match] = fact.matchAll(namedYears[scene.code]);
    const year = Number(match?.[1]);
    if (match !== undefined) {
      const text = textAfterDate(fact, match, scene.code);
      const known = events.get(year);
      const event = known ?? { subjects: [], spokenAt: undefined };
      events.set(year, { ...event, date: dateOf(year, scene.code), year, text: text ?? known?.text });
    }
  }
  return withoutRepeats([...events.values()].sort((one, other) => one.year - other.year));
}

/** Two years of one sentence: what is written of both is written beside the first that it is told of. */
function withoutRepeats(events: readonly DatedEvent[]): DatedEvent[] {
  return events.map((event, place) => {
    const isSaid = events.slice(0, place).some(({ text }) => text !== undefined && text === event.text);
    return isSaid ? { ...event, text: undefined } : event;
  });
}

/** A caption beside a year is no longer. */
const longestCaption = 66;

/** The clause of a year's sentence that names it, else the first one that names no other year; of too long a one, what it is about. */
function clauseOf(
  year: number,
  { narration, code }: SceneText,
  [from, to]: readonly [number, number],
): string | undefined {
  const clauses = wholeClauses(narration, code)
    .filter(({ at, text }) => at >= from && at < to && text.length <= longestCaption)
    .map(({ text }) => text);
  return (
    clauses.find((text) => text.includes(String(year))) ??
    namedBefore(narration.slice(from, to), year, code) ??
    clauses.find((text) => !/\d{4}/u.test(text)) ??
    headOfSentence(narration.slice(from, to), year, code)
  );
}

/** The parts of a sentence up to the one that names a year, without what joins them. */
function partsUpTo(sentence: string, year: number, code: LanguageCode): string[] {
  const parts = partsOf(sentence, code);
  return parts.slice(0, parts.findIndex((part) => part.includes(String(year))) + 1);
}

function partsOf(sentence: string, code: LanguageCode): string[] {
  return sentence
    .split(code === 'ja' ? /[、。]/u : /[,;:] |[.!?।]/u)
    .map((part) => withoutJoint(part, code).trim())
    .filter((part) => part !== '' && !isOnlyTransition(part, code));
}

/** Words with which a part of a list tells when it came to be: 'nato nel 1911', 'opened in 1883'. */
const mostLeaning = 2;

/** Of a list whose parts have a year each, the part: 'il cratere di Nord-Est' of '…, il cratere di Nord-Est, nato nel 1911'. */
function namedBefore(sentence: string, year: number, code: LanguageCode): string | undefined {
  const [part = '', leaning = ''] = partsUpTo(sentence, year, code).slice(-2);
  const rest = aroundYear(leaning, year, code);
  const isLeaning =
    code !== 'ja' && code !== 'hi' && !/\d/u.test(rest) && rest.split(' ').length <= mostLeaning;
  const isNamed = isCaption(part, code) && opensOnNoun(part, code) && !/\d{4}/u.test(part);
  return isLeaning && isNamed ? asCaption(part) : undefined;
}

/** An article or a name. */
function opensOnNoun(text: string, code: LanguageCode): boolean {
  const [first] = readWords(text, code);
  const word = first?.text ?? '';
  return /^\p{Lu}/u.test(word) || languageProfiles[code].nounMarkers.has(word.toLowerCase());
}

/** What a sentence is about that has no clause short enough to be written. */
function headOfSentence(sentence: string, year: number, code: LanguageCode): string | undefined {
  const parts = partsUpTo(sentence, year, code);
  // Of 'in 1804, the engine …' the year stands alone, and what follows is told of it.
  const isAlone = aroundYear(parts.at(-1) ?? '', year, code) === '';
  const told = isAlone ? partsOf(sentence, code).slice(0, parts.length + 1) : parts;
  const heads = told.map((part) => headOfClause(part, code));
  return asCaption(heads.findLast((head) => head !== undefined));
}

/** All that a sentence says where that is little, else who it tells of. */
function doerOfSentence(sentence: string, year: number, code: LanguageCode): string | undefined {
  const parts = partsUpTo(sentence, year, code);
  const whole = withoutYear(parts.at(-1) ?? '', year, code);
  const isWhole = /^\p{Lu}/u.test(parts.at(-1) ?? '') && isCaption(whole, code) && !/\d{4}/u.test(whole);
  const isLast = sentence
    .trim()
    .replace(/[.!?।]$/u, '')
    .endsWith(parts.at(-1) ?? '');
  const doers = parts.map((part) => doerOf(part, code));
  return asCaption(
    isWhole && isLast
      ? whole
      : (doers.find((doer) => doer !== undefined) ?? nameIn(parts.at(-1) ?? '', code)),
  );
}

/** Who or where it was, by the name that stands in a year's part of its sentence: 'príncipe Felipe', 'Londres'. */
function nameIn(part: string, code: LanguageCode): string | undefined {
  const [found] =
    /(?<=\p{Ll} )(?:(?<!\p{L})\p{Ll}{5,} )?\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L})*/u.exec(part) ??
    [];
  return found !== undefined && code !== 'hi' && code !== 'ja' && isCaption(found, code) ? found : undefined;
}

/** A name of its own that is told behind what it is of: '…, la Blücher.', 'du Baltimore and Ohio Railroad'. */
const apposed: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /, ((?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[,.]/u,
  fr: /, ((?:le |la |l['’])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[,.]/u,
  it: /, ((?:il |lo |la |l['’])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[,.]/u,
  es: /, ((?:el |la )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[,.]/u,
};
const ofThing: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?:of|on) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:and |& )?\p{Lu}[\p{L}'’-]+)+)/u,
  fr: /(?:du|de la|de l['’]|des) (\p{Lu}[\p{L}'’-]+(?: (?:and |et |& )?\p{Lu}[\p{L}'’-]+)+)/u,
  it: /(?:del|della|dell['’]) ?(\p{Lu}[\p{L}'’-]+(?: (?:and |e |& )?\p{Lu}[\p{L}'’-]+)+)/u,
  es: /(?:del|de la) (\p{Lu}[\p{L}'’-]+(?: (?:and |y |& )?\p{Lu}[\p{L}'’-]+)+)/u,
};

function namedThing(sentence: string, code: LanguageCode): string | undefined {
  const found = apposed[code]?.exec(sentence)?.[1] ?? ofThing[code]?.exec(sentence)?.[1];
  return found !== undefined && isCaption(found, code) ? asCaption(found) : undefined;
}

function asCaption(text: string | undefined): string | undefined {
  const written = writableText(text ?? '');
  return written === undefined ? undefined : written.charAt(0).toLocaleUpperCase() + written.slice(1);
}

function dateOf(year: number, code: LanguageCode): string {
  return code === 'ja' ? `${year}年` : String(year);
}

/** The fact without a year at its start; undefined when the year stands within it or too much is said. */
function textAfterDate(fact: string, match: RegExpExecArray, code: LanguageCode): string | undefined {
  const at = fact.indexOf(match[1] ?? '', match.index);
  const isFirst =
    fact
      .slice(0, at)
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== '').length <= 1;
  const text = fact.slice(at + 4).replace(betweenDateAndText, '');
  const longest = code === 'ja' ? longestText.ja : longestText.other;
  return isFirst && text.length <= longest ? writableText(text) : undefined;
}
