import type { BoardContent, BoardNote, BoardPicture } from '@kinora/renderer';
import type { AspectRatio } from '@kinora/contract';
import { chooseTemplate } from './choose-template.ts';
import { cueAt } from './cues.ts';
import { findContrast } from './find-contrast.ts';
import { isSameWord } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { keyWord } from './key-word.ts';
import { seedForTurn } from './palette-turn.ts';
import { writableText } from './writable.ts';

export interface BoardOptions {
  readonly aspect: AspectRatio;
  readonly seed: number;
}

const mostPictures = { hero: 2, compare: 2, process: 3, list: 1, card: 0 } as const;
/** A word under a picture: longer ones are not written at all, for a cut word reads worse than none. */
const longestLabel = { latin: 24, dense: 12 } as const;
const longestFact = { latin: 96, dense: 44 } as const;
const longestBetween = { latin: 44, dense: 20 } as const;
/** A second picture must be worth this part of the first, or it says something beside the point. */
const companionPart = 0.22;

/** Turns what a scene is about into what stands on its board. */
export function composeBoard(
  scene: SceneText,
  subjects: readonly Subject[],
  { aspect, seed }: BoardOptions,
): BoardContent {
  const strongest = subjects[0]?.weight ?? 0;
  const fit = subjects.filter((subject) => subject.weight >= strongest * companionPart);
  const facts = readFacts(scene);
  const contrast = findContrast(scene, fit);
  const template = chooseTemplate(scene, {
    hasContrast: contrast !== undefined,
    pictures: fit.length,
    spoken: fit.filter((subject) => subject.spokenAt !== undefined).length,
    facts: facts.filter((fact) => !isOneWord(fact.text)).length,
    isTitlePair: fit.slice(0, 2).filter((subject) => subject.isInTitle).length === 2,
  });
  const title = writableText(scene.title) ?? '';
  const isContrast = template === 'compare' && contrast !== undefined;
  const shown = isContrast ? contrast : arrange(fit, template, scene).slice(0, mostPictures[template]);
  const pictures = shown.map((subject, place) =>
    drawSubject(subject, place, { scene, template, seed, title }),
  );
  return {
    template,
    title,
    pictures: withoutRepeats(pictures),
    notes: chooseNotes(template, { facts, pictures, scene, title }),
    aspect,
    language: scene.code,
    seed: seedForTurn(seed, scene.index),
  };
}

/** How near a second picture must come to the first to take its place on every other board. */
const equalPart = 0.35;

/** Steps follow the voice; else the strongest comes first, and in every other scene the second of two near ones. */
function arrange(
  subjects: readonly Subject[],
  template: BoardContent['template'],
  scene: SceneText,
): readonly Subject[] {
  if (template === 'process' || template === 'compare') {
    const spoken = subjects.filter((subject) => subject.spokenAt !== undefined);
    const enough = spoken.length >= mostPictures[template] ? spoken : subjects;
    return enough
      .slice(0, mostPictures[template])
      .sort((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
  }
  const [first, second] = subjects;
  if (template !== 'hero' || first === undefined || second === undefined || scene.index % 2 === 0) {
    return subjects;
  }
  const isNear = second.word !== undefined && second.weight >= first.weight * equalPart;
  return isNear && !first.isInTitle ? [second, first] : subjects;
}

function drawSubject(
  subject: Subject,
  place: number,
  board: { scene: SceneText; template: BoardContent['template']; seed: number; title: string },
): BoardPicture {
  const { scene, title } = board;
  const turn = (scene.index + (board.seed % 2)) % subject.pictures.length;
  const picture = subject.pictures[turn] ?? { set: 'noto', name: 'light-bulb' };
  const label = labelOf(subject, title);
  const cue =
    place > 0 && subject.spokenAt !== undefined
      ? cueAt(scene.narration, subject.spokenAt, scene.code)
      : undefined;
  return {
    ...picture,
    ...(label === undefined ? {} : { label }),
    ...(cue === undefined ? {} : { cue }),
  };
}

function labelOf(subject: Subject, title: string): string | undefined {
  const label = writableText(asLabel(subject.word ?? ''));
  if (label === undefined || isSameWord(label, title) || lengthOf(label) > limitFor(label, longestLabel)) {
    return undefined;
  }
  return label;
}

/** A word that began its sentence is small again; abbreviations stay as they are. */
function asLabel(word: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLowerCase() : word;
}

function withoutRepeats(pictures: readonly BoardPicture[]): BoardPicture[] {
  const seen = new Set<string>();
  return pictures.filter((picture) => !seen.has(picture.name) && seen.add(picture.name));
}

function readFacts(scene: SceneText): BoardNote[] {
  const notes: BoardNote[] = [];
  for (const fact of scene.keyFacts) {
    const text = writableText(fact);
    const isNew =
      text !== undefined &&
      !isSameWord(text, scene.title) &&
      !notes.some((note) => isSameWord(note.text, text));
    if (isNew && lengthOf(text) <= limitFor(text, longestFact)) {
      const spokenAt = scene.narration.indexOf(fact);
      notes.push(spokenAt < 0 ? { text } : { text, cue: cueAt(scene.narration, spokenAt, scene.code) });
    }
  }
  return notes;
}

/** What is written beside the pictures: nothing a label says already, and between two pictures a short line only. */
function chooseNotes(
  template: BoardContent['template'],
  board: { facts: readonly BoardNote[]; pictures: readonly BoardPicture[]; scene: SceneText; title: string },
): BoardNote[] {
  const { facts, pictures, scene, title } = board;
  if (template === 'card') {
    return cardNotes(scene, facts, title);
  }
  const longest = template === 'compare' ? longestBetween : longestFact;
  return facts.filter(
    ({ text }) =>
      lengthOf(text) <= limitFor(text, longest) &&
      !pictures.some(({ label }) => label !== undefined && isSameWord(label, text)),
  );
}

function isOneWord(text: string): boolean {
  return !/\s/u.test(text) && lengthOf(text) <= longestLabel.dense;
}

function cardNotes(scene: SceneText, facts: readonly BoardNote[], title: string): BoardNote[] {
  const word = keyWord(scene, title);
  const notes = word === undefined ? [...facts] : [{ text: word }, ...facts];
  return notes.slice(0, 2);
}

function lengthOf(text: string): number {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].length;
}

function limitFor(text: string, limits: { readonly latin: number; readonly dense: number }): number {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) ? limits.dense : limits.latin;
}
