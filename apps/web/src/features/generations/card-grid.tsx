import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { GRID_CLASS } from './grid-class.ts';

const VirtualGrid = lazy(async () => ({ default: (await import('./virtual-grid.tsx')).VirtualGrid }));

/** From this many cards on only those near the window are in the page. */
const VIRTUAL_FROM = 150;

export interface CardGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
}

/** Cards in three columns, fewer on narrow screens; long lists keep only what is near in the page. */
export function CardGrid<Item>({ items, keyOf, children }: CardGridProps<Item>) {
  if (items.length > VIRTUAL_FROM) {
    return (
      <Suspense>
        <VirtualGrid
          count={items.length}
          keyOf={(index) => keyAt(items, index, keyOf)}
          render={(index) => {
            const item = items[index];
            return item === undefined ? null : children(item, index);
          }}
        />
      </Suspense>
    );
  }
  return (
    <ul className={GRID_CLASS}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </ul>
  );
}

function keyAt<Item>(items: readonly Item[], index: number, keyOf: (item: Item) => string): string {
  const item = items[index];
  return item === undefined ? String(index) : keyOf(item);
}
