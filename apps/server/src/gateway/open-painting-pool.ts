import { createPaintingPool } from '@kinora/painter/hand';
import type { Painting } from '@kinora/painter';
import { FairQueue } from '../platform/fair-queue.ts';

/** Behind the worker and whoever answers people, before the rendering of films: somebody waits for a picture. */
const NICENESS = 2;

/** The painting processes of a process of ours: no more at once than there are processors, which also bounds their memory. */
export function openPaintingPool(processors: number): Painting {
  const pool = createPaintingPool({ niceness: NICENESS });
  const queue = new FairQueue({ running: processors });
  return {
    picture: (order, run) => queue.run({ person: '', ...run }, () => pool.picture(order, run)),
    layers: (order, run) => queue.run({ person: '', ...run }, () => pool.layers(order, run)),
    cast: (order, run) => queue.run({ person: '', ...run }, () => pool.cast(order, run)),
    close: () => {
      pool.close();
    },
  };
}
