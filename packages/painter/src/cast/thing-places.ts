import type { CastPlan, PlacedPerson } from '../plan/cast-plan.ts';

/** Height of a thing and how wide it may be, in scene units. */
const thingSize = { wide: { height: 236, width: 300 }, upright: { height: 250, width: 280 } } as const;

/** Where a thing stands: the middle of its foot, and the room it has. */
export interface ThingPlace {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly width: number;
}

/** Between two people, or before somebody alone on the side that they are turned to. */
export function thingPlaces({ people, background, things }: CastPlan, table: number): ThingPlace[] {
  const isWide = background.aspectRatio === '16:9';
  const size = thingSize[isWide ? 'wide' : 'upright'];
  const [first, second] = people;
  const middle = isWide ? 960 : 540;
  const x = second === undefined ? besideOne(first, isWide) : middle;
  const apart = size.width * 1.06;
  const { elements } = things ?? { elements: [] };
  return elements.map((_, index) => ({
    ...size,
    x: x + (index - (elements.length - 1) / 2) * apart,
    foot: table,
  }));
}

function besideOne(person: PlacedPerson | undefined, isWide: boolean): number {
  const { x, yaw } = person ?? { x: 960, yaw: 0 };
  return x + (yaw < 0 ? -1 : 1) * (isWide ? 500 : 250);
}
