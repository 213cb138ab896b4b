import type { Station } from './station.ts';

/** Whoever is at a station, in pixels of the picture. */
interface AtStation {
  readonly height: number;
  readonly span: number;
}

/** Height of a grown person's picture with the room for hair, in units of 200 to the person. */
const personBox = 230;

/** A beast on four legs is wider than it is tall: what it is at goes by both. */
function scaleOf({ height, span }: AtStation): number {
  return Math.max(height, span * 0.62) / personBox;
}

/** So much of what stands beside somebody is within reach of the hands. */
const overlap = 0.16;

/** The width that somebody needs with what they are at. */
export function stationRoom(station: Station | undefined, of: AtStation): number {
  if (station === undefined) {
    return 0;
  }
  const scale = scaleOf(of);
  const { behind, beside, before } = station;
  const middle = Math.max(behind?.box.width ?? 0, before?.box.width ?? 0) * scale;
  const sides = beside === undefined ? 0 : of.span * (1 - overlap) + beside.box.width * scale * 2;
  return Math.max(Math.min(middle * 0.9, of.height * 2.2), sides);
}

/** Where the pieces of a station are: pixels from the foot of whoever is at it, and of a unit. */
export function placesOfStation(
  station: Station,
  of: AtStation & { readonly isTurned: boolean },
): { scale: number; beside: number; lift: number } {
  const scale = scaleOf(of);
  const away = of.span * (0.5 - overlap);
  return { scale, beside: of.isTurned ? -away : away, lift: station.lift * scale };
}
