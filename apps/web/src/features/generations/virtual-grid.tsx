import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { generationLabels } from '../../labels/generations.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { GRID_CLASS } from './grid-class.ts';

interface VirtualGridProps {
  count: number;
  keyOf: (index: number) => string;
  render: (index: number) => ReactNode;
}

/** Height of a row before it is measured, in pixels. */
const ROW_ESTIMATE_PIXELS = 300;

/** The same grid, of whose rows only those near the window are in the page. */
export function VirtualGrid({ count, keyOf, render }: VirtualGridProps) {
  const columns = useColumnCount();
  const listRef = useRef<HTMLUListElement>(null);
  const [topPixels, setTopPixels] = useState(0);
  useLayoutEffect(() => {
    setTopPixels((listRef.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => ROW_ESTIMATE_PIXELS,
    overscan: 4,
    scrollMargin: topPixels,
  });
  return (
    <ul
      ref={listRef}
      className="relative"
      style={{ height: rows.getTotalSize() }}
      aria-label={generationLabels.itemCount(count)}
    >
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 pb-8 max-sm:pb-6"
          style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
        >
          <ul className={GRID_CLASS}>
            {Array.from({ length: columns }, (_, column) => row.index * columns + column)
              .filter((index) => index < count)
              .map((index) => (
                <li key={keyOf(index)}>{render(index)}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The columns that the grid's class makes at the present width. */
function useColumnCount(): number {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isMedium = useMediaQuery('(min-width: 640px)');
  if (isWide) {
    return 3;
  }
  return isMedium ? 2 : 1;
}
