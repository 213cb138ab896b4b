import type { LanguageCode } from '@kinora/contract/catalogue';
import type { StageItem } from '@kinora/renderer';
import type { Posture } from '../../outline/index.ts';
import { cueAt } from '../cues.ts';
import type { SceneText } from '../scene-text.ts';
import { readPosture } from './read-posture.ts';

/** Something that a narration names, by its pictures, and where: its UTF-16 offset. */
export interface Spoken {
  readonly names: readonly string[];
  readonly at: number;
}

type Cue = StageItem['cue'];
type Words = Pick<SceneText, 'narration' | 'code'>;

/** Nothing new begins so soon after something else, in parts of the narration. */
const leastApart = 0.12;

/** Where the clauses of a narration begin behind its first, far enough apart. */
export function clausesOf({ narration }: Words): number[] {
  const starts: number[] = [];
  for (const { index, 0: mark } of narration.matchAll(
    /[.!?,;:…—–।。、！？]+["'”»’」]*\s*(?=[\p{L}\p{N}"'“«‘「])/gu,
  )) {
    const at = index + mark.length;
    if (at - (starts.at(-1) ?? 0) >= narration.length * leastApart) {
      starts.push(at);
    }
  }
  return starts;
}

/** Where the first clause behind a part of a narration begins; that part itself where nothing begins there. */
export function clauseAfter(words: Words, part: number): Cue {
  const { narration, code } = words;
  const from = narration.length * part;
  const at = clausesOf(words).find((start) => start >= from && start <= narration.length * 0.75) ?? from;
  return cueAt(narration, Math.round(at), code);
}

/** When what somebody feels is told: with the sentence that says it, or with the last. */
export function feelingAt({ narration, code }: Words, posture: Posture): number {
  const sentences = [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(narration)];
  const telling = sentences.findLast(({ segment }) => readPosture(segment, code) === posture);
  return middleOf(telling ?? sentences.at(-1), code);
}

/** A sentence's subject comes before what it feels; in all languages the middle is near it. */
function middleOf(sentence: { index: number; segment: string } | undefined, code: LanguageCode): number {
  const part = code === 'ja' ? 0.3 : 0.4;
  return sentence === undefined ? 0 : Math.round(sentence.index + sentence.segment.length * part);
}

/**
 * Where each of several additions comes: with the word that names it, and what no word names with a clause that has
 * nothing new yet.
 */
export function momentsOf(
  names: readonly RegExp[],
  { spoken, taken, words }: { spoken: readonly Spoken[]; taken: readonly number[]; words: Words },
): number[] {
  const { length } = words.narration;
  const named = names.map((name) => spoken.find((each) => each.names.some((own) => name.test(own)))?.at);
  const used = [...taken, ...named.flatMap((at) => (at === undefined ? [] : [at]))];
  const clauses = clausesOf(words).filter((at) =>
    used.every((other) => Math.abs(other - at) >= length * leastApart),
  );
  const unnamed = named.filter((at) => at === undefined).length;
  // Where little is told, the first comes right behind whoever it is about.
  const free = unnamed > clauses.length ? [0, ...clauses] : clauses;
  let next = 0;
  return named.map((at) => {
    if (at !== undefined) {
      return at;
    }
    const place = Math.floor(((next + 0.5) * free.length) / unnamed);
    next += 1;
    return free[place] ?? Math.round((length * next) / (unnamed + 1));
  });
}
