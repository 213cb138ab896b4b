import type { Box } from '../timeline/drawing.ts';

/** Where in a room something stands that is lower than the room. */
export type Stand = 'top' | 'middle' | 'bottom';

/** The largest box of a shape (width to height) inside a room, in the middle of its width. */
export function boxInBox(room: Box, ratio: number, stand: Stand): Box {
  const width = Math.min(room.width, room.height * ratio);
  const height = Math.min(room.height, room.width / ratio);
  const spare = room.height - height;
  const down = { top: 0, middle: spare / 2, bottom: spare }[stand];
  return { x: room.x + (room.width - width) / 2, y: room.y + down, width, height };
}

/** A room cut into columns of equal width with gaps between them. */
export function columnsOf(room: Box, count: number, gap: number): Box[] {
  const width = (room.width - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    ...room,
    x: room.x + index * (width + gap),
    width,
  }));
}

/** A room cut into rows of equal height with gaps between them. */
export function rowsOf(room: Box, count: number, gap: number): Box[] {
  const height = (room.height - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    ...room,
    y: room.y + index * (height + gap),
    height,
  }));
}

/** The smallest box around several. */
export function boxAround(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
