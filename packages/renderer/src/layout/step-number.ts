import { lineHeight } from '../text/fonts.ts';
import type { Box } from '../timeline/drawing.ts';
import type { BoardBuilder } from './board-builder.ts';
import { leastSize } from './lettering-size.ts';

/** A ring in which a number can be read. */
export const badge = 96;

/** The number of a step in a ring. */
export function placeStepNumber(builder: BoardBuilder, number: number, box: Box): void {
  const pen = number % 2 === 1 ? 'first' : 'second';
  builder.frame('ellipse', box, pen);
  const size = leastSize(builder.content, 'label');
  const high = size * lineHeight(builder.content.language, builder.look.lettering) + 1;
  builder.text({
    text: String(number),
    role: 'label',
    box: { ...box, y: box.y + (box.height - high) / 2, height: high },
    align: 'centre',
    pen,
    largest: size,
    smallest: size,
    maxLines: 1,
    stand: 'middle',
  });
}
