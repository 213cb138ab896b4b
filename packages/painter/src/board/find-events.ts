import type { LanguageCode } from '@kinora/contract/catalogue';
import { namedYears } from '@kinora/words';
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
        events.set(year, { date, year, text, subjects: told, spokenAt: sentence.start });
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

/** The clause of a year's sentence that names it, else the first one that names no other year. */
function clauseOf(
  year: number,
  { narration, code }: SceneText,
  [from, to]: readonly [number, number],
): string | undefined {
  const clauses = wholeClauses(narration, code)
    .filter(({ at, text }) => at >= from && at < to && text.length <= longestCaption)
    .map(({ text }) => text);
  return clauses.find((text) => text.includes(String(year))) ?? clauses.find((text) => !/\d{4}/u.test(text));
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
