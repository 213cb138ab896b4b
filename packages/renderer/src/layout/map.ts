import { lineHeight } from '../text/fonts.ts';
import type { Box, Point, StrokeShape } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { placeLandMap } from './land-map.ts';
import { leastSize } from './lettering-size.ts';
import { placeLine } from './notes.ts';

const land = '#e9dfb8';
const pin = '#e2573f';

/** Land of a few lines with a way across it, from a pin with its name to another one. */
export function placeMap(builder: BoardBuilder, room: Box): void {
  const { route, pictures, notes, aspect } = builder.content;
  if (route === undefined) {
    return;
  }
  const isUpright = aspect === '9:16';
  const [note] = notes;
  const noteHeight = note === undefined ? 0 : 130;
  const sheet = { ...room, height: room.height - noteHeight };
  if (route.map !== undefined) {
    placeLandMap(builder, sheet, { ...route, map: route.map });
    placeLine(builder, note, { ...room, y: room.y + sheet.height + 10, height: noteHeight - 10 });
    return;
  }
  const at = (x: number, y: number): Point => ({
    x: sheet.x + sheet.width * x,
    y: sheet.y + sheet.height * y,
  });
  const [from, to] = isUpright ? [at(0.3, 0.72), at(0.68, 0.3)] : [at(0.24, 0.6), at(0.76, 0.44)];
  draw(builder, sheet, {
    name: 'place-map',
    shapes: route.isFar === true ? landsOf(builder, sheet, isUpright) : landOf(builder, sheet, isUpright),
  });
  placePin(builder, from, { name: route.from, sheet });
  builder.arrow(
    { x: from.x + 40, y: from.y - 24 },
    { x: to.x - 44, y: to.y - 6 },
    { bend: 0.26, cue: route.cue },
  );
  // Upright, the way comes to its end from below: the name stands over the pin.
  placePin(builder, to, { name: route.to, sheet, isAbove: isUpright });
  const [picture] = pictures;
  if (picture !== undefined) {
    const box = route.isFar === true ? atItsEnd(sheet, isUpright) : onItsWay(sheet, { from, to, isUpright });
    builder.picture(picture, box, { stand: 'middle' });
  }
  placeLine(builder, note, { ...room, y: room.y + sheet.height + 10, height: noteHeight - 10 });
}

/** What goes the way stands beside it. */
function onItsWay(sheet: Box, { from, to, isUpright }: { from: Point; to: Point; isUpright: boolean }): Box {
  const size = Math.min(sheet.height * 0.3, 230);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return isUpright
    ? { x: sheet.x + sheet.width * 0.1, y: sheet.y + sheet.height * 0.14, width: size, height: size }
    : { x: middle.x - size * 0.2, y: middle.y + 24, width: size, height: size };
}

/** What was brought over stands in the land that it came to. */
function atItsEnd({ x, y, width, height }: Box, isUpright: boolean): Box {
  return isUpright
    ? { x: x + width * 0.5, y: y + height * 0.31, width: width * 0.4, height: height * 0.13 }
    : { x: x + width * 0.64, y: y + height * 0.66, width: width * 0.22, height: height * 0.25 };
}

function draw(
  builder: BoardBuilder,
  box: Box,
  { name, shapes }: { name: string; shapes: readonly StrokeShape[] },
): void {
  const grid = { width: Math.round(box.width), height: Math.round(box.height) };
  const picture = { set: 'noto', name, ratio: box.width / box.height, strokes: { grid, shapes } } as const;
  builder.picture(picture, box, { strength: name === 'place-map' ? 0.7 : 1 });
}

/** A land between two parts of the sheet: its coast wanders, the same for the same board. */
function coastOf({ random }: BoardBuilder, { x, y, width, height }: Box): StrokeShape {
  const [a, b, c] = [random() * 6, random() * 6, random() * 6];
  const outline = Array.from({ length: 72 }, (_, index) => {
    const turn = (index / 72) * Math.PI * 2;
    const reach =
      0.9 + 0.05 * Math.sin(3 * turn + a) + 0.03 * Math.sin(5 * turn + b) + 0.02 * Math.sin(9 * turn + c);
    // Squarer than an ellipse: the sheet is filled to its corners.
    const across = Math.sign(Math.cos(turn)) * Math.pow(Math.abs(Math.cos(turn)), 0.72);
    const down = Math.sign(Math.sin(turn)) * Math.pow(Math.abs(Math.sin(turn)), 0.72);
    return [x + width / 2 + across * reach * (width / 2), y + height / 2 + down * reach * (height / 2)];
  });
  return { outline: written(outline), fill: land, ink: 0.8 };
}

/** Two lands with water between them. */
function landsOf(builder: BoardBuilder, { width, height }: Box, isUpright: boolean): StrokeShape[] {
  const part = 0.49;
  const [near, far] = isUpright
    ? [
        { x: 0, y: height * (1 - part), width, height: height * part },
        { x: 0, y: 0, width, height: height * part },
      ]
    : [
        { x: 0, y: 0, width: width * part, height },
        { x: width * (1 - part), y: 0, width: width * part, height },
      ];
  return [coastOf(builder, near), coastOf(builder, far)];
}

/** One land, with hills. */
function landOf(builder: BoardBuilder, { width, height }: Box, isUpright: boolean): StrokeShape[] {
  const coast = coastOf(builder, { x: 0, y: 0, width, height });
  // Away from the pins and their names.
  const [left, top] = isUpright ? [0.62, 0.66] : [0.42, 0.24];
  const hills = [
    [left, top],
    [left + 0.08, top - 0.04],
    [left + 0.16, top + 0.02],
  ].map(([x = 0, y = 0]): StrokeShape => {
    const [cx, cy] = [x * width, y * height];
    return {
      outline: written([
        [cx - 40, cy + 30],
        [cx, cy - 30],
        [cx + 40, cy + 30],
      ]),
      isOpen: true,
      ink: 0.6,
    };
  });
  return [coast, ...hills];
}

function written(points: readonly (readonly number[])[]): string {
  return points.map(([x = 0, y = 0]) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}

const pinWidth = 64;
const pinHeight = 92;
const nameSize = 80;

/** A pin whose point stands on its place, its name right beneath or above it. */
function placePin(
  builder: BoardBuilder,
  { x, y }: Point,
  { name, sheet, isAbove = false }: { name: string; sheet: Box; isAbove?: boolean },
): void {
  const drop = Array.from({ length: 19 }, (_, index) => {
    const turn = Math.PI * 0.86 + (index / 18) * Math.PI * 1.28;
    return [32 + Math.cos(turn) * 30, 33 + Math.sin(turn) * 30];
  });
  const hole = Array.from({ length: 12 }, (_, index) => [
    32 + Math.cos(index * 0.524) * 11,
    33 + Math.sin(index * 0.524) * 11,
  ]);
  const shapes: StrokeShape[] = [
    { outline: written([...drop, [32, 92]]), fill: pin, ink: 1 },
    { outline: written(hole), fill: 'paper', ink: 0.5 },
  ];
  const box = { x: x - pinWidth / 2, y: y - pinHeight, width: pinWidth, height: pinHeight };
  draw(builder, box, { name: 'pin', shapes });
  const width = Math.min(460, sheet.width * 0.46);
  const size = Math.max(nameSize, leastSize(builder.content, 'label'));
  const high = size * lineHeight(builder.content.language, builder.look.lettering) + 2;
  const left = Math.max(sheet.x, Math.min(sheet.x + sheet.width - width, x - width / 2));
  builder.text({
    text: name,
    role: 'label',
    box: { x: left, y: isAbove ? y - pinHeight - 6 - high : y + 6, width, height: high },
    align: 'centre',
    pen: 'ink',
    largest: size,
    smallest: 34,
    maxLines: 1,
    stand: isAbove ? 'bottom' : 'top',
  });
}
