import { personEasel } from '../../draw/full-figure.ts';
import { paintSmallTable, tableHalf, tableHeight } from '../../draw/small-table.ts';
import type { Place } from '../../plan/scene-plan.ts';
import type { StyleKey } from '../../plan/style-keys.ts';
import type { FigureArt } from './figure-art.ts';

/** How high a small table is. */
export const tableMetres = 0.62;

/** Rooms that people live and work in. */
const furnished: ReadonlySet<Place> = new Set<Place>([
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
]);

/** Things that stand on furniture. */
const ofTables =
  /clock|watch$|cup|teacup|beverage|teapot|lamp$|candle|book|bowl|plate|cake|pie$|bread|pancakes|vase|bouquet|potted-plant|telephone|radio|laptop|desktop-computer|microscope|globe|trophy|crystal-ball|hourglass|bottle|wine-glass|pot-of-food|apple|orange|tangerine|banana|grapes|pear|peach|cherries|strawberry|lemon|melon|envelope|scroll|test-tube|alembic|money-bag|gem-stone/u;
/** What is higher than this part of a person stands by itself. */
const highest = 0.4;

export function standsOnTables(
  figure: string,
  { place, size }: { readonly place: Place; readonly size: number },
): boolean {
  return furnished.has(place) && size <= highest && ofTables.test(figure);
}

/** A thing of a true height on a table as high as it would be beside it. */
export function onTable(art: FigureArt, metres: number, style: StyleKey): FigureArt {
  if ('forms' in art) {
    return art;
  }
  const { box } = art;
  const table = (tableMetres * box.height) / metres;
  const scale = table / tableHeight;
  const half = Math.max(box.width / 2, tableHalf * scale);
  return {
    box: { x: -half, y: box.y - table, width: 2 * half, height: box.height + table },
    draw(context) {
      context.save();
      context.scale(scale, scale);
      context.translate(0, -tableHeight);
      paintSmallTable(personEasel(context, style), 0);
      context.restore();
      context.save();
      context.translate(0, -table);
      art.draw(context);
      context.restore();
    },
  };
}
