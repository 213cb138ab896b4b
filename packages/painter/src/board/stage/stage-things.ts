import type { BoardPicture, Box } from '@kinora/renderer';
import { openThingSizes } from '@kinora/words';

/** Room beside everybody for what they have to do with. */
export interface ThingRoom {
  readonly left: number;
  readonly right: number;
  readonly ground: number;
  /** No thing is taller: something is written above it. */
  readonly most: number;
  /** How tall a grown person is shown. */
  readonly person: number;
}

const metresOfPerson = 1.7;
/** Of a thing whose size nobody knows. */
const usualMetres = 0.3;
/** Small things are shown larger than they are, or nobody would see them; their order stays. */
const enlarging = 0.48;
const leastTall = 92;
const gap = 44;

let metresOf: ReturnType<typeof openThingSizes> | undefined;

/** How tall a thing is drawn beside a person of so many units. */
function heightOf({ name }: BoardPicture, person: number): number {
  metresOf ??= openThingSizes();
  const metres = metresOf(name) ?? usualMetres;
  return Math.max(leastTall, person * Math.min(0.62, (metres / metresOfPerson) ** enlarging));
}

/** Boxes for things in a row, those that find room. */
export function boxesOfThings(things: readonly BoardPicture[], room: ThingRoom): Box[] {
  let { left } = room;
  return things.flatMap((thing): Box[] => {
    const ratio = thing.ratio ?? 1;
    const wanted = Math.min(room.most, heightOf(thing, room.person));
    const width = Math.min(wanted * ratio, room.right - left);
    const height = width / ratio;
    if (width < 80 || height < 70) {
      return [];
    }
    const box = { x: left, y: room.ground + 6 - height, width, height };
    left += width + gap;
    return [box];
  });
}
