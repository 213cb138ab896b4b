import type { BoardPicture } from '@kinora/renderer';

/** A picture of outlines with its left side on the right. */
export function mirrored(picture: BoardPicture): BoardPicture {
  const { strokes, names } = picture;
  if (strokes === undefined) {
    return picture;
  }
  const { width } = strokes.grid;
  const turn = (outline: string): string =>
    outline.replace(/(-?\d+),(-?\d+)/gu, (_, x: string, y: string) => `${width - Number(x)},${y}`);
  const shapes = strokes.shapes.map((shape) => ({
    ...shape,
    outline: turn(shape.outline),
    ...(shape.marks === undefined
      ? {}
      : { marks: shape.marks.map((mark) => ({ ...mark, outline: turn(mark.outline) })) }),
  }));
  const turned = names?.map(({ middle, room, ...name }) => ({
    ...name,
    middle: 1 - middle,
    ...(room === undefined ? {} : { room: { ...room, x: 1 - room.x - room.width } }),
  }));
  return {
    ...picture,
    strokes: { ...strokes, shapes },
    ...(turned === undefined ? {} : { names: turned }),
  };
}
