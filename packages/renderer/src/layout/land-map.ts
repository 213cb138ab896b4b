import { lineHeight } from '../text/fonts.ts';
import type { Box, Cue, Point, StrokeShape } from '../timeline/drawing.ts';
import type { BoardContent } from './board-content.ts';
import type { BoardBuilder } from './board-builder.ts';
import { boxInBox } from './boxes.ts';
import { leastSize } from './lettering-size.ts';

type Route = NonNullable<BoardContent['route']>;
type LandMap = NonNullable<Route['map']>;

const pin = '#e2573f';
const nameSize = 70;
/** Of what lies beside the way. */
const besideSize = 46;
const pinHeight = 74;

/** The earth itself with a way over it: a pin and a name at both ends, a dot for what lies beside it. */
export function placeLandMap(builder: BoardBuilder, sheet: Box, route: Route & { map: LandMap }): void {
  const { map } = route;
  const [picture] = builder.content.pictures;
  const isUpright = builder.content.aspect === '9:16';
  const middle = boxInBox(sheet, map.picture.ratio ?? 1, 'middle');
  // Beside a map stands what goes over it.
  const box = picture === undefined || isUpright ? middle : { ...middle, x: sheet.x };
  builder.picture(map.picture, box, { strength: 0.85 });
  const on = ([x, y]: readonly [number, number]): Point => ({
    x: box.x + box.width * x,
    y: box.y + box.height * y,
  });
  const [from, to] = [on(map.from), on(map.to)];
  const marks = map.marks.map((mark) => ({ ...mark, at: on(mark.at) }));
  const taken: Box[] = [...[from, to].map(boxOfPin), ...marks.map(({ at }) => boxOfDot(at))];
  placePin(builder, from);
  taken.push(placeName(builder, { name: route.from, at: from, isAbove: from.y < to.y }, { box, taken }));
  builder.arrow(
    { x: from.x + (to.x - from.x) * 0.06, y: from.y + (to.y - from.y) * 0.06 - 30 },
    { x: from.x + (to.x - from.x) * 0.94, y: from.y + (to.y - from.y) * 0.94 - 30 },
    { bend: 0.2, cue: route.cue },
  );
  placePin(builder, to);
  taken.push(placeName(builder, { name: route.to, at: to, isAbove: to.y <= from.y }, { box, taken }));
  for (const { name, at, cue } of marks) {
    placeDot(builder, at, cue);
    taken.push(placeName(builder, { name, at, isAbove: true, isBeside: true, cue }, { box, taken }));
  }
  const free = { ...sheet, x: box.x + box.width + 30, width: sheet.x + sheet.width - box.x - box.width - 30 };
  if (picture !== undefined) {
    builder.picture(picture, free.width > leastBeside ? free : emptiest(box, [from, to]), {
      stand: 'middle',
    });
  }
}

/** Where less is free beside a map, what goes over it stands in a corner of it. */
const leastBeside = 220;

/** The corner of a map that lies farthest from both ends of its way. */
function emptiest({ x, y, width, height }: Box, ends: readonly Point[]): Box {
  const size = Math.min(width, height) * 0.3;
  const corners = [x + 20, x + width - size - 20].flatMap((left) =>
    [y + 20, y + height - size - 20].map((top) => ({ x: left, y: top, width: size, height: size })),
  );
  const away = (corner: Box): number =>
    Math.min(...ends.map((end) => Math.hypot(end.x - corner.x - size / 2, end.y - corner.y - size / 2)));
  const [first, ...others] = corners;
  return others.reduce<Box>(
    (best, each) => (away(each) > away(best) ? each : best),
    first ?? { x, y, width, height },
  );
}

function placePin(builder: BoardBuilder, { x, y }: Point): void {
  const drop = Array.from({ length: 19 }, (_, index): Point => {
    const turn = Math.PI * 0.86 + (index / 18) * Math.PI * 1.28;
    return { x: 26 + Math.cos(turn) * 24, y: 27 + Math.sin(turn) * 24 };
  });
  const hole = ring({ x: 26, y: 27 }, 9);
  const shapes: StrokeShape[] = [
    { outline: written([...drop, { x: 26, y: pinHeight }]), fill: pin, ink: 1 },
    { outline: written(hole), fill: 'paper', ink: 0.5 },
  ];
  drawShapes(builder, { x: x - 26, y: y - pinHeight, width: 52, height: pinHeight }, { name: 'pin', shapes });
}

function placeDot(builder: BoardBuilder, { x, y }: Point, cue: Cue | undefined): void {
  const shapes: StrokeShape[] = [{ outline: written(ring({ x: 14, y: 14 }, 13)), fill: pin, ink: 0.9 }];
  drawShapes(builder, boxOfDot({ x, y }), { name: 'dot', shapes, cue });
}

interface PlacedName {
  readonly name: string;
  readonly at: Point;
  readonly isAbove: boolean;
  readonly isBeside?: boolean;
  readonly cue?: Cue | undefined;
}

/** On a slip of paper, so that no line of the map runs through it. */
function placeName(
  builder: BoardBuilder,
  { name, at, isAbove, isBeside = false, cue }: PlacedName,
  around: Around,
): Box {
  const { box: room } = around;
  const size = Math.max(isBeside ? besideSize : nameSize, leastSize(builder.content, 'label'));
  const high = size * lineHeight(builder.content.language, builder.look.lettering) + 2;
  const place = {
    text: name,
    role: 'label',
    align: 'centre',
    pen: 'ink',
    largest: size,
    smallest: 34,
    maxLines: 1,
    stand: 'middle',
    cue,
  } as const;
  const most = Math.min(460, room.width * 0.5);
  const { width, height } = builder.fit({ ...place, box: { ...room, width: most, height: high } });
  const slip = { width: width + 28, height: height + 8 };
  const box = freePlace(slip, { at, isAbove }, around);
  const corners = [
    { x: 0, y: 0 },
    { x: box.width, y: 0 },
    { x: box.width, y: box.height },
    { x: 0, y: box.height },
  ];
  drawShapes(builder, box, {
    name: 'slip',
    shapes: [{ outline: written(corners), fill: 'paper', ink: 0.4 }],
    cue,
  });
  builder.text({ ...place, box: { ...box, x: box.x + 10, width: box.width - 20 } });
  return box;
}

/** A map, and what stands on it already. */
interface Around {
  readonly box: Box;
  readonly taken: readonly Box[];
}

/** Where a name stands by its place: above or below as it is wished, else the other way, else at a side; over nothing else. */
function freePlace(
  { width, height }: { width: number; height: number },
  { at, isAbove }: { at: Point; isAbove: boolean },
  { box: room, taken }: Around,
): Box {
  const left = Math.max(room.x + 6, Math.min(room.x + room.width - width - 6, at.x - width / 2));
  const above = { x: left, y: at.y - pinHeight - height - 6, width, height };
  const below = { x: left, y: at.y + 16, width, height };
  const sides = [at.x + 34, at.x - width - 34, at.x + 90, at.x - width - 90].flatMap((x) =>
    [-0.5, -1, 0].map((part) => ({ x, y: at.y + height * part, width, height })),
  );
  const places = [...(isAbove ? [above, below] : [below, above]), ...sides];
  const isWithin = ({ x, y }: Box): boolean =>
    x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height;
  const within = places.filter(isWithin);
  return (
    within.find((place) => !taken.some((other) => isOver(place, other))) ??
    within[0] ?? { ...above, y: room.y }
  );
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boxOfPin({ x, y }: Point): Box {
  return { x: x - 26, y: y - pinHeight, width: 52, height: pinHeight };
}

function boxOfDot({ x, y }: Point): Box {
  return { x: x - 14, y: y - 14, width: 28, height: 28 };
}

function drawShapes(
  builder: BoardBuilder,
  box: Box,
  { name, shapes, cue }: { name: string; shapes: readonly StrokeShape[]; cue?: Cue | undefined },
): void {
  const grid = { width: Math.round(box.width), height: Math.round(box.height) };
  builder.picture(
    {
      set: 'noto',
      name,
      ratio: box.width / box.height,
      strokes: { grid, shapes },
      ...(cue === undefined ? {} : { cue }),
    },
    box,
  );
}

function ring({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: 14 }, (_, index) => ({
    x: x + Math.cos(index * 0.449) * radius,
    y: y + Math.sin(index * 0.449) * radius,
  }));
}

function written(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}
