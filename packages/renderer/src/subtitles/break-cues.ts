import type { FilmLanguage } from '../timeline/language.ts';
import { bareWord } from './leaning-words.ts';
import type { WordGroup } from './subtitle-groups.ts';

/** How much a cue may hold: width of a line in board units, and lines. */
export interface CueShape {
  readonly lineWidth: number;
  readonly lines: 1 | 2;
}

/** What a way of breaking is disliked for; only their proportions matter. */
const dislike = {
  /** Every cue more: as few as the words need. */
  cue: 1.5,
  /** Room left empty, times its square: cues of about one length. */
  emptyRoom: 4,
  /** A cue that goes on over the end of a sentence, or over a pause. */
  runOver: 8,
  overPause: 6,
  /** A cue that holds what two people say: never, as long as there is another way. */
  overTurn: 100_000,
  /** A cue that ends inside a phrase, or before a conjunction. */
  insidePhrase: 1.1,
  beforeOpening: 0.5,
  /** Between a thing and what it is like, as far as the words show. */
  insideThing: 4,
  /** An article, a preposition or a number at the end. */
  leaning: 5.5,
  /** Hardly anything in it, unless it is all that is said. */
  scrap: 3.5,
  /** A single word: anything rather than that. */
  oneWord: 1000,
  /** Every second it is shown less than `shortestSeconds`, and every character a second it is read faster than is easy. */
  brief: 3,
  hurried: 0.12,
  /** Of its lines: how uneven they are, and that there are two. */
  unevenLines: 2.5,
  secondLine: 0.15,
} as const;

/** What a cue is disliked for that goes on over what follows one of its groups. */
const runningOver = {
  turn: dislike.overTurn,
  sentence: dislike.runOver,
  pause: dislike.overPause,
  clause: 0,
  phrase: 0,
  end: 0,
} as const satisfies Record<WordGroup['then'], number>;

/** Nobody reads anything in less. */
const shortestSeconds = 1;
/** A cue narrower than this part of a line is a scrap. */
const scrapPart = 0.22;
/** Two lines rarely fill up both. */
const twoLinesPart = 0.86;
/** No cue holds more groups than this. */
const mostGroups = 60;

/** Characters a second that are read at ease; see `comfortableReadingSpeed`. */
export interface CueWish {
  readonly shape: CueShape;
  readonly language: FilmLanguage;
  readonly easyCharactersPerSecond: number;
}

/**
 * Breaks a narration into cues of lines: of all ways there are, the one that is disliked least (a shortest path over the
 * places where a cue may end, after Knuth and Plass's "Breaking paragraphs into lines", 1981).
 */
export function breakCues(groups: readonly WordGroup[], wish: CueWish): WordGroup[][][] {
  const best: { cost: number; from: number; lines: WordGroup[][] }[] = [{ cost: 0, from: 0, lines: [] }];
  for (let to = 1; to <= groups.length; to++) {
    let chosen = { cost: Number.POSITIVE_INFINITY, from: to - 1, lines: [groups.slice(to - 1, to)] };
    for (let from = to - 1; from >= Math.max(0, to - mostGroups); from--) {
      const cue = groups.slice(from, to);
      const lines = breakLines(cue, wish.shape);
      if (lines === null) {
        break;
      }
      const next = groups[to];
      const cost =
        (best[from]?.cost ?? 0) +
        costOfCue(cue, { wish, isWhole: isWholeTurn(groups[from - 1], cue), next }) +
        lines.cost;
      if (cost < chosen.cost) {
        chosen = { cost, from, lines: lines.lines };
      }
    }
    best.push(chosen);
  }
  const cues: WordGroup[][][] = [];
  for (let to = groups.length; to > 0;) {
    const { from = 0, lines = [] } = best[to] ?? {};
    cues.unshift(lines);
    to = from;
  }
  return cues;
}

/** Whether a cue is all that is said, or all that somebody says before somebody else does. */
export function isWholeTurn(before: WordGroup | undefined, cue: readonly WordGroup[]): boolean {
  const then = cue.at(-1)?.then;
  return (before === undefined || before.then === 'turn') && (then === 'end' || then === 'turn');
}

/** The least disliked way to lay a cue out; null when it is more than the lines hold. One group always is allowed. */
function breakLines(
  cue: readonly WordGroup[],
  { lineWidth, lines }: CueShape,
): { lines: WordGroup[][]; cost: number } | null {
  const whole = widthOf(cue);
  if (cue.length === 1 || whole <= lineWidth) {
    return { lines: [[...cue]], cost: 0 };
  }
  if (lines === 1 || whole > lineWidth * 2) {
    return null;
  }
  let best: { lines: WordGroup[][]; cost: number } | null = null;
  for (let at = 1; at < cue.length; at++) {
    const [upper, lower] = [cue.slice(0, at), cue.slice(at)];
    const [above, below] = [widthOf(upper), widthOf(lower)];
    if (above > lineWidth || below > lineWidth) {
      continue;
    }
    const uneven = (above - below) / lineWidth;
    const cost =
      dislike.secondLine +
      dislike.unevenLines * uneven * uneven +
      costOfBreak(upper.at(-1)) +
      (isOneWord(upper) || isOneWord(lower) ? dislike.scrap : 0);
    if (best === null || cost < best.cost) {
      best = { lines: [upper, lower], cost };
    }
  }
  return best;
}

function widthOf(groups: readonly WordGroup[]): number {
  return groups.reduce((sum, { advance }) => sum + advance, 0) - trailingSpace(groups.at(-1));
}

function trailingSpace(group: WordGroup | undefined): number {
  return group === undefined ? 0 : group.advance - group.width;
}

function costOfCue(
  cue: readonly WordGroup[],
  { wish, isWhole, next }: { wish: CueWish; isWhole: boolean; next: WordGroup | undefined },
): number {
  const { lineWidth, lines } = wish.shape;
  const capacity = lineWidth * (lines === 1 ? 1 : lines * twoLinesPart);
  const width = widthOf(cue);
  const empty = Math.max(0, 1 - width / capacity);
  const last = cue.at(-1);
  let cost = dislike.cue + dislike.emptyRoom * empty * empty + costOfBreak(last);
  for (const { then } of cue.slice(0, -1)) {
    cost += runningOver[then];
  }
  if (!isWhole) {
    const isScrap = width < lineWidth * scrapPart && !isWholeSentence(cue);
    cost += (isScrap ? dislike.scrap : 0) + (isOneShortWord(cue, wish.language) ? dislike.oneWord : 0);
  }
  return cost + costOfPace(cue, wish, next);
}

function costOfBreak(last: WordGroup | undefined): number {
  if (last === undefined || last.then !== 'phrase') {
    return last?.then === 'clause' ? 0.1 : 0;
  }
  const disliked = last.beforeOpening ? dislike.beforeOpening : dislike.insidePhrase;
  return disliked + (last.leans ? dislike.leaning : 0) + (last.isInsideThing ? dislike.insideThing : 0);
}

function costOfPace(cue: readonly WordGroup[], wish: CueWish, next: WordGroup | undefined): number {
  const start = cue[0]?.words[0]?.startSeconds ?? 0;
  const spoken = cue.at(-1)?.words.at(-1)?.endSeconds ?? start;
  const seconds = (next?.words[0]?.startSeconds ?? spoken + shortestSeconds) - start;
  const characters = cue.reduce((sum, { text }) => sum + text.length, 0);
  const tooFast = characters / Math.max(0.1, seconds) - wish.easyCharactersPerSecond;
  return dislike.brief * Math.max(0, shortestSeconds - seconds) + dislike.hurried * Math.max(0, tooFast);
}

/** 'It leaps.' is short and stands for itself; 'and leap.' does not. */
function isWholeSentence(cue: readonly WordGroup[]): boolean {
  const first = cue[0]?.text.trim() ?? '';
  const then = cue.at(-1)?.then;
  return (
    cue.length > 1 &&
    (then === 'sentence' || then === 'turn' || then === 'end') &&
    /^[\p{Lu}\p{Lo}¿¡«"“]/u.test(first)
  );
}

function isOneWord(groups: readonly WordGroup[]): boolean {
  return groups.length === 1 && groups[0]?.words.length === 1;
}

/** Letters a single Japanese phrase has at least to be worth a subtitle. */
const shortestPhrase = 6;

/** Whether a cue is what is left of something: a single word, in Japanese a phrase of a few letters. */
function isOneShortWord(cue: readonly WordGroup[], language: FilmLanguage): boolean {
  const text = cue.map((group) => group.text).join('');
  return isRemainder(text, language);
}

/** Whether a subtitle's text is a single word, or a Japanese phrase of a few letters: nothing to show alone. */
export function isRemainder(text: string, language: FilmLanguage): boolean {
  const bare = text
    .trim()
    .split(/\s+/u)
    .map(bareWord)
    .filter((word) => word !== '');
  if (language === 'ja') {
    return [...bare.join('')].length < shortestPhrase;
  }
  return bare.length < 2;
}
