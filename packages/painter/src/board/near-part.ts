import type { BoardPicture } from '@kinora/renderer';
import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import { asPicture } from './draw-whole.ts';
import { plainWords } from './explained/plain-words.ts';
import { drawToadGlands } from './explained/frog-drawings.ts';
import { drawBlackTeaMade, drawGreenTeaMade } from './explained/tea-drawings.ts';
import {
  drawFrogDefence,
  drawFrogEyes,
  drawFrogLegs,
  drawFrogSize,
  drawFrogSkin,
  drawToadEyes,
  drawToadLegs,
  drawToadSize,
  drawToadSkin,
} from './own/near-parts.ts';
import {
  drawBlackLeafHolds,
  drawBlackTeaLand,
  drawBlackTeaWater,
  drawGreenLeafHolds,
  drawGreenTeaLand,
  drawGreenTeaWater,
} from './own/tea-parts.ts';
import { partSpots, partWords } from './part-spots.ts';
import type { Part } from './part-spots.ts';
import type { SceneText } from './scene-text.ts';

/** What we have drawn of a part, with the whole beside it; of a thing that is made, how, where, and what is in it. */
const drawn: Readonly<Record<string, Readonly<Partial<Record<Part, () => OutlineShape[]>>>>> = {
  'noto:frog': {
    legs: drawFrogLegs,
    skin: drawFrogSkin,
    eyes: drawFrogEyes,
    size: drawFrogSize,
    defence: drawFrogDefence,
  },
  'noto:frog-face': {
    legs: drawToadLegs,
    skin: drawToadSkin,
    eyes: drawToadEyes,
    size: drawToadSize,
    defence: drawToadGlands,
  },
  'tabler:mug': {
    making: drawGreenTeaMade,
    substances: drawGreenLeafHolds,
    origin: drawGreenTeaLand,
    brewing: drawGreenTeaWater,
  },
  'tabler:cup': {
    making: drawBlackTeaMade,
    substances: drawBlackLeafHolds,
    origin: drawBlackTeaLand,
    brewing: drawBlackTeaWater,
  },
};

/**
 * A picture of what is compared by one part, as the scene's heading names it, with that part seen near: the leg of the frog
 * beside the leg of the toad. Undefined where no part is named, or the drawing does not have it.
 */
export function withNearPart(picture: BoardPicture, { title, code }: SceneText): BoardPicture | undefined {
  const part = partNamed(title, code);
  if (part === undefined) {
    return undefined;
  }
  const draw = drawn[`${picture.set}:${picture.name}`]?.[part];
  return draw === undefined ? throughLens(picture, part) : { ...picture, ...asPicture(picture, draw()) };
}

/** What we have drawn of the part of a thing that a heading names. */
export function nearShapes(
  { set, name }: PictureName,
  { title, code }: Pick<SceneText, 'title' | 'code'>,
): OutlineShape[] | undefined {
  const part = partNamed(title, code);
  return part === undefined ? undefined : drawn[`${set}:${name}`]?.[part]?.();
}

/** The one part that a heading names. */
function partNamed(title: string, code: SceneText['code']): Part | undefined {
  const words = plainWords(title);
  const [part, ...others] = parts.filter((each) =>
    partWords[each][code].some((group) => words.search(group) >= 0),
  );
  return others.length > 0 ? undefined : part;
}

// The table has no other keys than the parts that its type is made of.
const parts = Object.keys(partWords) as Part[];

/** So much nearer, a part fills the lens and is still known for one of its whole. */
const closeness = 2.2;

function throughLens(picture: BoardPicture, part: Part): BoardPicture | undefined {
  const spot =
    picture.set === 'noto' && picture.strokes === undefined ? partSpots[picture.name]?.[part] : undefined;
  if (spot === undefined) {
    return undefined;
  }
  const [x, y] = spot;
  return { ...picture, detail: { x: x / 100, y: y / 100, scale: closeness, ratio: picture.ratio ?? 1 } };
}
