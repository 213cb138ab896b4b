import type { BoardPicture, PartName } from '@kinora/renderer';
import { boundsOf } from '../outline/index.ts';
import type { OutlineShape } from '../outline/index.ts';
import type { NamedParts, PartPlace } from './explained/explanation.ts';

type Cue = NonNullable<BoardPicture['cue']>;

/** The names of a drawing's parts, at their places in its picture; what is drawn in a later step is named with it. */
export function namesOf(
  drawn: readonly OutlineShape[],
  { names, places }: NamedParts<readonly string[]>,
  cues: readonly (Cue | undefined)[],
): PartName[] {
  const { left, right, top, bottom } = boundsOf(drawn);
  const [width, height] = [right - left, bottom - top];
  return names.flatMap((text, index): PartName[] => {
    const place = places[index];
    if (place === undefined) {
      return [];
    }
    const cue = cueOf(place, cues);
    const { middle, room } = place;
    return [
      {
        text,
        middle: (middle - left) / width,
        ...(cue === undefined ? {} : { cue }),
        ...(room === undefined ? {} : { room: partOf(room, { left, top, width, height }) }),
      },
    ];
  });
}

/** When the part is drawn: with its own step, else with the last one before it that waits for a word. */
function cueOf({ step = 0 }: PartPlace, cues: readonly (Cue | undefined)[]): Cue | undefined {
  return cues.slice(0, step).findLast((cue) => cue !== undefined);
}

function partOf(
  [[x, y], [right, bottom]]: NonNullable<PartPlace['room']>,
  whole: { left: number; top: number; width: number; height: number },
): NonNullable<PartName['room']> {
  return {
    x: (x - whole.left) / whole.width,
    y: (y - whole.top) / whole.height,
    width: (right - x) / whole.width,
    height: (bottom - y) / whole.height,
  };
}
