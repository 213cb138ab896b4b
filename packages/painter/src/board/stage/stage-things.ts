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
/** Beside a person of so many units. */
const least = { tall: 0.19, wide: 0.165, high: 0.145 } as const;
const gap = 44;

let metresOf: ReturnType<typeof openThingSizes> | undefined;

/** How tall a thing is drawn beside a person of so many units. */
function heightOf({ name }: BoardPicture, person: number): number {
  metresOf ??= openThingSizes();
  const metres = metresOf(name) ?? usualMetres;
  return Math.max(person * least.tall, person * Math.min(0.62, (metres / metresOfPerson) ** enlarging));
}

/** Something that stands in a scene, as often as it is told of. */
export type StageThing = BoardPicture & {
  readonly count?: number;
  /** It was looked for, and stands where nobody looked. */
  readonly isHidden?: boolean;
  /** It is only wished or looked for. */
  readonly isSought?: boolean;
};

export interface ThingPlace {
  readonly thing: StageThing;
  readonly box: Box;
}

/** Things in a row, those that find room. */
export function placesInRow(things: readonly StageThing[], room: ThingRoom): ThingPlace[] {
  let { left } = room;
  return things.flatMap((thing): ThingPlace[] => {
    const places = severalOf(thing, { ...room, left });
    left += Math.max(0, ...places.map(({ box }) => box.x + box.width - left + gap));
    return places;
  });
}

/** More of a kind are in rows one behind the other, each a little higher. */
const perRow = 5;
const rowUp = 0.42;
const besideEach = 0.12;

/** Of what was hard to find less is seen. */
const hiddenPart = 0.74;

function severalOf(thing: StageThing, room: ThingRoom): ThingPlace[] {
  const { count = 1, ratio = 1 } = thing;
  const rows = Math.ceil(count / perRow);
  const inRow = Math.ceil(count / rows);
  // A dozen is as high as one would be, at most half as high again.
  const own = heightOf(thing, room.person) * (thing.isHidden === true ? hiddenPart : 1);
  const wanted = Math.min(room.most, own) / (1 + (rows - 1) * rowUp);
  const width = Math.min(wanted * ratio, (room.right - room.left) / (inRow + (inRow - 1) * besideEach));
  const height = width / ratio;
  const [narrowest, lowest] = count === 1 ? [room.person * least.wide, room.person * least.high] : [26, 22];
  if (width < narrowest || height < lowest) {
    return [];
  }
  const step = width * (1 + besideEach);
  return Array.from({ length: count }, (_, order) => count - 1 - order).map((order) => {
    const row = Math.floor(order / inRow);
    const x = room.left + (order % inRow) * step;
    return { thing, box: { x, y: room.ground + 6 - height * (1 + row * rowUp), width, height } };
  });
}
