import type { Box, FrameElement, TextElement } from '../timeline/drawing.ts';

/** A ring keeps at least so far from its word's ends, as a part of the lettering's size. */
const ringReach = 0.44;
/** The longer the words, the flatter the ring: it would cross their ends, were it no longer than so much of them to either side. */
const flatReach = 0.13;
/** Words so many times as long as high are crossed by any ring that is no higher than they are. */
const longest = 3.4;
/** A rectangle has its sides where it has its corners. */
const sideReach = 0.3;
/** What a mark keeps above and beneath its words, in board units. */
const above = 6;

/** A ring round words that crosses none of them: an ellipse round few of them where there is room for it, else a rectangle. */
export function ringRound(
  { box, fontSize, lines }: Pick<TextElement, 'box' | 'fontSize' | 'lines'>,
  room: Pick<Box, 'x' | 'width'>,
): Pick<FrameElement, 'shape' | 'box'> {
  const reach = Math.max(fontSize * ringReach, box.width * flatReach);
  const isRoom = box.x - reach >= room.x && box.x + box.width + reach <= room.x + room.width;
  const isRing = lines.length === 1 && isRoom && box.width <= box.height * longest;
  const across = isRing ? reach : fontSize * sideReach;
  const x = Math.max(room.x, box.x - across);
  const right = Math.min(room.x + room.width, box.x + box.width + across);
  return {
    shape: isRing ? 'ellipse' : 'rectangle',
    box: { x, y: box.y - above, width: right - x, height: box.height + above * 2 + 2 },
  };
}
