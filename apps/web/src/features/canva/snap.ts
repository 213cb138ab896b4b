/** A box in pixels of the design. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Snap {
  x: number;
  y: number;
  /** Where guides are shown; null where nothing was caught. */
  guideX: number | null;
  guideY: number | null;
}

/** The place that a moved box is caught by: its edges and centre meet those of the page and of the other boxes. */
export function snapBox(box: Box, others: readonly Box[], reach: number): Snap {
  const vertical = others.flatMap(({ x, width }) => [x, x + width / 2, x + width]);
  const horizontal = others.flatMap(({ y, height }) => [y, y + height / 2, y + height]);
  const caughtX = nearest({
    offsets: [0, box.width / 2, box.width],
    start: box.x,
    lines: vertical,
    reach,
  });
  const caughtY = nearest({
    offsets: [0, box.height / 2, box.height],
    start: box.y,
    lines: horizontal,
    reach,
  });
  return {
    x: caughtX?.start ?? box.x,
    y: caughtY?.start ?? box.y,
    guideX: caughtX?.line ?? null,
    guideY: caughtY?.line ?? null,
  };
}

interface Caught {
  start: number;
  line: number;
  distance: number;
}

interface Search {
  /** Start, centre and end of the box, measured from its start. */
  offsets: readonly number[];
  start: number;
  lines: readonly number[];
  reach: number;
}

function nearest({ offsets, start, lines, reach }: Search): Caught | null {
  const candidates = lines.flatMap((line) =>
    offsets.map((offset): Caught => ({
      start: line - offset,
      line,
      distance: Math.abs(start + offset - line),
    })),
  );
  const best = candidates.toSorted((one, other) => one.distance - other.distance)[0];
  return best === undefined || best.distance > reach ? null : best;
}
