import type { BoardPicture, StageItem } from '@kinora/renderer';
import { pictureOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { BubbleBox } from './bubbles.ts';
import type { StageSize } from './stand-figures.ts';

/** A line that lies flat or stands upright has a side of one unit, or it would have no shape to keep. */
export function pictureIn(
  name: string,
  shapes: readonly OutlineShape[],
): { picture: BoardPicture; box: BubbleBox } {
  const { picture, bounds } = pictureOf(shapes);
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  return {
    picture: { set: 'noto', name, ratio: width / height, strokes: picture },
    box: { x: bounds.left, y: bounds.top, width, height },
  };
}

export function drawn(
  name: string,
  shapes: readonly OutlineShape[],
  { strength, isFramed, cue }: { strength?: number; isFramed?: boolean; cue?: StageItem['cue'] },
): StageItem {
  return {
    kind: 'picture',
    ...pictureIn(name, shapes),
    ...(strength === undefined ? {} : { strength }),
    ...(isFramed === true ? { isFramed } : {}),
    ...(cue === undefined ? {} : { cue }),
  };
}

/** A picture without what is written or waits. */
export function bare({ set, name, ratio, strokes }: BoardPicture): BoardPicture {
  return {
    set,
    name,
    ...(ratio === undefined ? {} : { ratio }),
    ...(strokes === undefined ? {} : { strokes }),
  };
}

const labelHeight = 84;

/** Space between the ground and a word beneath it. */
export const underGround = 16;

/** A word in the middle beneath something. */
export function labelBelow(
  text: string,
  { left, right, y }: { left: number; right: number; y: number },
  size: StageSize,
): StageItem {
  const width = Math.max(300, right - left);
  const x = Math.max(0, Math.min(size.width - width, (left + right) / 2 - width / 2));
  return { kind: 'text', text, role: 'label', pen: 'second', box: { x, y, width, height: labelHeight } };
}
