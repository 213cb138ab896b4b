import { boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineFigure, OutlineShape } from '../../outline/index.ts';

/** Of so many there are rows, each a little higher and smaller than the one before it. */
const perRow = 4;
const rows = { up: 0.15, smaller: 0.07 } as const;
/** How much of their width those in a row take. */
const step = 0.9;

/** Several of a kind as one group around its foot: as many as are told. */
export function severalAlike(figures: readonly OutlineFigure[]): OutlineFigure | undefined {
  const [first] = figures;
  if (first === undefined || figures.length === 1) {
    return first;
  }
  const count = Math.ceil(figures.length / perRow);
  const each = Math.ceil(figures.length / count);
  const own = boundsOf(first.shapes);
  const [wide, high] = [(own.right - own.left) * step, -own.top];
  const shapes = Array.from({ length: count }, (_, row) => count - 1 - row).flatMap((row) => {
    const inRow = figures.slice(row * each, (row + 1) * each);
    const aside = row % 2 === 1 && inRow.length === each ? 0.5 : 0;
    return inRow.flatMap((figure, index): OutlineShape[] =>
      movedShapes(figure.shapes, {
        x: (index - (inRow.length - 1) / 2 + aside) * wide,
        y: -row * high * rows.up,
        scale: 1 - row * rows.smaller,
      }),
    );
  });
  return { ...first, shapes, felt: undefined };
}
