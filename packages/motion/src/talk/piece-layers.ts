import type { CutOut } from '@kinora/painter';
import { flowLayers, goersOn } from './flow-layers.ts';
import type { KeysInput, LayerInput } from './layer-parts.ts';
import { looksOf, momentOf } from './shown-pages.ts';
import type { ShownPage } from './shown-pages.ts';

/** One piece of a board comes after the other, each within so long. */
const [betweenPieces, comesWithin, leavesWithin] = [0.16, 0.42, 0.26] as const;
/** Nothing goes on a piece before it lies still. */
const settlesWithin = 0.3;
/** Pieces of one moment have all come after so long. */
const mostWait = 0.9;
/** A piece on which something is written lifts so much, and is back within so long. */
const [lifts, liftsWithin] = [1.045, 0.5] as const;

interface ShownBoard {
  readonly page: ShownPage;
  readonly pageTurns: readonly number[];
  readonly seed: number;
  readonly durationSeconds: number;
}

/** The layers of each piece of a board. */
export function pieceLayers(pieces: CutOut['pieces'], shown: ShownBoard): LayerInput[][] {
  const firsts = pieces.map((piece) => looksOf(piece, shown)[0]);
  const goers = goersOn(pieces);
  return pieces.map((piece, index) => {
    const before = firsts.slice(0, index).filter((first) => first === firsts[index]).length;
    const wait = Math.min(mostWait, before * betweenPieces);
    return layersOf(piece, { ...shown, index, wait, goers: goers[index] ?? 0 });
  });
}

interface PlacedPiece {
  readonly index: number;
  /** It comes so long after the first of its moment. */
  readonly wait: number;
  /** How many go along its ways. */
  readonly goers: number;
}

/** A piece that comes a little from below when it is told of, lifts when something is added to it, rests almost still, and leaves with all. */
function layersOf(
  piece: CutOut['pieces'][number],
  { wait, goers, index, ...shown }: ShownBoard & PlacedPiece,
): LayerInput[] {
  const { page, seed } = shown;
  const [first, ...changes] = looksOf(piece, shown);
  if (first === undefined) {
    return [];
  }
  const comes = first + wait;
  const lifted = changes.filter((at) => at > comes + comesWithin);
  const id = `page-${page.index}-${index}`;
  return [
    {
      id,
      files: piece.looks.map(({ file }) => file),
      variantTrack: changes.map((atSeconds, look) => ({ atSeconds, variant: look + 1 })),
      box: piece.box,
      keys: [
        ...coming(comes, first === 0),
        ...lifted.flatMap((at, place) => lifting(at, lifted[place + 1] ?? Infinity)),
        ...leaving(page.until, Math.max(comes + comesWithin, (lifted.at(-1) ?? 0) + liftsWithin)),
      ],
      sways: [
        { of: 'y', amount: 4, periodSeconds: 4.6 + index * 0.7, phase: (index * 0.37) % 1 },
        {
          of: 'rotation',
          amount: 0.5,
          periodSeconds: 6.1 + index * 0.9,
          irregularity: 0.5,
          seed: seed % 1000,
        },
      ],
    },
    ...flowLayers({
      parent: id,
      flows: piece.flows.map((flow) => ({
        flow,
        from: Math.max(comes + comesWithin, momentOf(flow.page, shown)) + settlesWithin,
      })),
      until: page.until ?? shown.durationSeconds,
      most: goers,
    }),
  ];
}

/** What opens a scene lies there already, and settles: no film begins with an empty place. */
function coming(comes: number, isThere: boolean): KeysInput {
  return isThere
    ? [
        { atSeconds: 0, opacity: 1, scale: 0.96, ease: 'out' },
        { atSeconds: comes + comesWithin, opacity: 1 },
      ]
    : [
        { atSeconds: 0, opacity: 0, ease: 'hold' },
        { atSeconds: comes, opacity: 0, scale: 0.8, y: 40, ease: 'out' },
        // A little too far, as what is laid down with a flick is.
        { atSeconds: comes + comesWithin * 0.7, opacity: 1, scale: 1.035, ease: 'smooth' },
        { atSeconds: comes + comesWithin, opacity: 1 },
      ];
}

function lifting(at: number, next: number): KeysInput {
  return at + liftsWithin > next
    ? []
    : [
        { atSeconds: at, opacity: 1, ease: 'out' },
        { atSeconds: at + liftsWithin * 0.4, opacity: 1, scale: lifts, ease: 'smooth' },
        { atSeconds: at + liftsWithin, opacity: 1 },
      ];
}

function leaving(until: number | null, settled: number): KeysInput {
  if (until === null) {
    return [];
  }
  const ends = Math.max(until, settled + leavesWithin);
  return [
    { atSeconds: ends - leavesWithin, opacity: 1, ease: 'in' },
    { atSeconds: ends, opacity: 0, scale: 0.94, y: -24, ease: 'hold' },
  ];
}
