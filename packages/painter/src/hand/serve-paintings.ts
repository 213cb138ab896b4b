import process from 'node:process';
import { giveHeapBack } from '@kinora/renderer/crew';
import type { Painting } from '../plan/painting.ts';
import type { PaintingOrder } from '../plan/painting-order.ts';
import { openPainting } from './paint-order.ts';
import { PaintingMessageSchema } from './painting-message.ts';
import type { PaintingReport } from './painting-message.ts';

/** Whoever does not want a painting any more ends the process. */
const run = { signal: new AbortController().signal };

async function paint(painting: Painting, id: number, order: PaintingOrder): Promise<PaintingReport> {
  const resident = (): number => process.memoryUsage().rss;
  switch (order.kind) {
    case 'picture':
      await painting.picture(order, run);
      return { kind: 'picture', id, residentBytes: resident() };
    case 'layers':
      return { kind: 'layers', id, made: await painting.layers(order, run), residentBytes: resident() };
    case 'cast':
      return { kind: 'cast', id, made: await painting.cast(order, run), residentBytes: resident() };
  }
}

function tell(report: PaintingReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(report, undefined, undefined, () => {
      resolve();
    });
  });
}

/** Takes orders from the process that forked this one until it goes away. */
export function servePaintings({ afterFirst }: { readonly afterFirst: () => void }): void {
  const painting = openPainting();
  let isFirst = true;
  const work = async (message: unknown): Promise<void> => {
    const { id, order } = PaintingMessageSchema.parse(message);
    const report = await paint(painting, id, order).catch((error: unknown): PaintingReport => ({
      kind: 'failed',
      id,
      message: error instanceof Error ? error.message : String(error),
    }));
    await tell(report);
    // Canvases lie outside the heap, where nothing presses for their collection before the next painting.
    giveHeapBack();
    if (isFirst) {
      isFirst = false;
      afterFirst();
    }
  };
  // Nobody is left to take the result.
  process.on('disconnect', () => process.exit(1));
  process.on('message', (message) => {
    void work(message);
  });
}
