import { Crew } from '@kinora/renderer/crew';
import type { WorkProgram } from '@kinora/renderer/crew';
import type { Painting } from '../plan/painting.ts';
import { PaintingReportSchema } from './painting-message.ts';
import type { PaintingReport, PaintingWish } from './painting-message.ts';

/** A picture of 1080p takes some 250 MB while it is painted; who holds more than this afterwards is not asked again. */
const lastingLimitBytes = 480e6;

const paintingProgram: WorkProgram<PaintingWish, PaintingReport> = {
  file: new URL('./painting-child.ts', import.meta.url),
  heapMegabytes: 512,
  read: (message) => PaintingReportSchema.parse(message),
  progressOf: () => null,
  failureOf: (report) =>
    report.kind === 'failed' ? new Error(`The picture could not be painted. ${report.message}`) : null,
};

export interface PaintingPoolSettings {
  /** How long a process waits for more work before it is let go. */
  readonly idleSeconds?: number;
  /** How far the processes stand behind this one where both want a processor; not at all when left out. */
  readonly niceness?: number;
}

/**
 * Paints in processes of their own, so that the one that asks is free for everything else, and what a painting took is given
 * back when they end. As many run as there are orders at a time: whoever must limit that waits before asking.
 */
export function createPaintingPool({ idleSeconds = 5, niceness = 0 }: PaintingPoolSettings = {}): Painting {
  const crew = new Crew(paintingProgram, { idleMs: idleSeconds * 1000, niceness, lastingLimitBytes });
  return {
    async picture(order, { signal }) {
      await crew.work({ order: { kind: 'picture', ...order } }, { signal });
    },
    async layers(order, { signal }) {
      const report = await crew.work({ order: { kind: 'layers', ...order } }, { signal });
      if (report.kind !== 'layers') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    async cast(order, { signal }) {
      const report = await crew.work({ order: { kind: 'cast', ...order } }, { signal });
      if (report.kind !== 'cast') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    close: () => {
      crew.close();
    },
  };
}

function wrongAnswer({ kind }: PaintingReport): Error {
  return new Error(`The painting process answered another question, with a ${kind}.`);
}
