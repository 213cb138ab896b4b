import type { BoardPicture } from '@kinora/renderer';
import type { PictureName } from '@kinora/words';
import { lateOffset } from './as-told.ts';
import { asPicture, drawWhole } from './draw-whole.ts';
import { captionOfView, hasManyViews, isOwnPicture } from './own/pictures.ts';
import type { ToldFilm } from './own/pictures.ts';
import { inSteps, stepCues } from './in-steps.ts';
import { namesOf } from './part-names.ts';
import { captionOfEra, drawnOfEra, pictureThen, yearTold } from './picture-eras.ts';
import { cueAt, stressCueAt } from './cues.ts';
import { isSameWord } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { inState, stateTold } from './told-state.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { writableText } from './writable.ts';

/** What all pictures of a board have in common. */
export interface BoardSetting {
  readonly scene: SceneText;
  readonly title: string;
  /** Which of a subject's pictures is taken, by turns. */
  readonly turn: number;
  /** Width to height of a picture. */
  readonly ratioOf: (picture: PictureName) => number;
  /** Decides what people look like: the same for all boards of a film. */
  readonly castSeed?: number | undefined;
  /** Bundled pictures of animals. */
  readonly animals?: ReadonlySet<string>;
  /** The year that is told of, where it is not the scene's. */
  readonly year?: number | undefined;
}

/** The picture of a subject; beside the first, each waits for its word. */
export function drawSubject(subject: Subject, place: number, setting: BoardSetting): BoardPicture {
  const { scene, title, turn } = setting;
  const told = setting.year ?? yearTold(scene);
  // What is known to have looked otherwise then is drawn so; of other pictures it is not known.
  const known = subject.pictures.filter((each) => drawnOfEra(each, told) !== undefined);
  const pictures = known.length > 0 ? known : subject.pictures;
  const chosen = pictures.find(isOwnPicture) ??
    pictures[turn % pictures.length] ?? { set: 'noto', name: 'light-bulb' };
  const picture = pictureThen(chosen, told);
  const seen = subject.draw === undefined ? captionSeen(picture, subject, { scene, year: told }) : undefined;
  // What is there from the first in several views has not the name yet of a part that is told of later.
  const isUnnamed =
    place === 0 && seen === undefined && hasManyViews(picture) && lateOffset(subject, scene) !== undefined;
  const label = isUnnamed
    ? undefined
    : labelOf(seen === undefined ? subject : { ...subject, word: seen }, title);
  const { spokenAt, spokenAgainAt } = subject;
  return {
    ...(drawnInSteps(picture, subject, { scene, place }) ??
      inState(
        wholeFigure(picture, { ...setting, named: subject.word }),
        stateTold(subject, scene, setting.animals),
        scene,
      )),
    ...(label === undefined ? {} : { label }),
    ...(place === 0 || spokenAt === undefined ? {} : { cue: cueAt(scene.narration, spokenAt, scene.code) }),
    ...(label === undefined || spokenAgainAt === undefined
      ? {}
      : { stress: stressCueAt(scene.narration, spokenAgainAt, scene.code) }),
  };
}

/** What explains a scene, as it is told, with the names of its parts. */
function drawnInSteps(
  picture: PictureName,
  { draw, parts, steps = [], spokenAt = 0 }: Subject,
  { scene, place }: { scene: SceneText; place: number },
): BoardPicture | undefined {
  const drawn = draw?.();
  if (drawn === undefined) {
    return undefined;
  }
  const cues = stepCues(steps, scene, place === 0 ? 0 : spokenAt);
  const names = parts === undefined ? {} : { names: namesOf(drawn, parts, cues) };
  return { ...inSteps(picture, drawn, cues), ...names };
}

/** What is seen where that is not the thing as its word has it: as it looked then, or one part of it. */
function captionSeen(
  picture: PictureName,
  { word: named }: Subject,
  { scene, year }: { scene: SceneText; year: number | undefined },
): string | undefined {
  return captionOfEra(picture, year, scene.code) ?? captionOfView(picture, { ...toldFilm(scene), named });
}

/** A picture; where it is but a head, somebody from head to foot stands for it. */
export function wholeFigure(
  picture: PictureName,
  {
    scene,
    ratioOf,
    castSeed = 0,
    year,
    named,
  }: Pick<BoardSetting, 'scene' | 'ratioOf' | 'castSeed' | 'year'> & {
    readonly named?: string | undefined;
  },
): Pick<BoardPicture, 'set' | 'name' | 'ratio' | 'strokes'> {
  const shapes = drawnOfEra(picture, year ?? yearTold(scene));
  if (shapes !== undefined) {
    return asPicture(picture, shapes);
  }
  return (
    drawWhole(picture, castSeed, { ...toldFilm(scene), named }) ?? { ...picture, ratio: ratioOf(picture) }
  );
}

/** What a scene and those before it say. */
export function toldFilm({
  code,
  title,
  narration,
  before = [],
  take = 0,
  filmTitle,
  index,
  count,
}: SceneText): ToldFilm {
  const isLast = index > 0 && index === count - 1;
  return { code, before, now: `${title}. ${narration}`, take, title: filmTitle, isLast };
}

/** The word beneath a picture; undefined when the title says it or it would be too long. */
export function labelOf(subject: Subject, title: string): string | undefined {
  const { word = '', draw, isName = false } = subject;
  const label = writableText(draw === undefined && !isName ? asLabel(word) : word);
  const isSuperfluous = label === undefined || isSameWord(label, title);
  return isSuperfluous || !isWithin(label, longestLabel) ? undefined : label;
}

/** A word that began its sentence is small again; abbreviations stay as they are. */
function asLabel(word: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLowerCase() : word;
}
