import { createPaintingPool } from '@kinora/painter/hand';
import type { Painting, PaintingRun } from '@kinora/painter';
import type { BusyProcessors } from '../platform/busy-processors.ts';
import { FairQueue } from '../platform/fair-queue.ts';
import type { Turn } from '../platform/fair-queue.ts';

/** Behind the worker and whoever answers people, before the rendering of films: somebody waits for a picture. */
const NICENESS = 2;

function turnOf({ person = '', signal }: PaintingRun): Turn {
  return { person, signal };
}

/** The painting processes of a process of ours: no more at once than there are processors, which also bounds their memory. */
export function openPaintingPool(processors: number, busy: BusyProcessors): Painting {
  const pool = createPaintingPool({ niceness: NICENESS });
  const queue = new FairQueue({ running: processors });
  const paint = <Made>(run: PaintingRun, work: () => Promise<Made>): Promise<Made> =>
    queue.run(turnOf(run), () => busy.paint(work));
  return {
    picture: (order, run) => paint(run, () => pool.picture(order, run)),
    layers: (order, run) => paint(run, () => pool.layers(order, run)),
    cast: (order, run) => paint(run, () => pool.cast(order, run)),
    close: () => {
      pool.close();
    },
  };
}
