import { createPaintingPool } from '@kinora/painter/hand';
import type { Painting, PaintingRun } from '@kinora/painter';
import { FairQueue } from '../platform/fair-queue.ts';
import type { Turn } from '../platform/fair-queue.ts';

/** Behind the worker and whoever answers people, before the rendering of films: somebody waits for a picture. */
const NICENESS = 2;

function turnOf({ person = '', signal }: PaintingRun): Turn {
  return { person, signal };
}

/** The painting processes of a process of ours: no more at once than there are processors, which also bounds their memory. */
export function openPaintingPool(processors: number): Painting {
  const pool = createPaintingPool({ niceness: NICENESS });
  const queue = new FairQueue({ running: processors });
  return {
    picture: (order, run) => queue.run(turnOf(run), () => pool.picture(order, run)),
    layers: (order, run) => queue.run(turnOf(run), () => pool.layers(order, run)),
    cast: (order, run) => queue.run(turnOf(run), () => pool.cast(order, run)),
    close: () => {
      pool.close();
    },
  };
}
