// Renders one segment for the process that forked it, and ends with it.
import process from 'node:process';
import { renderSegment } from './render-segment.ts';
import { SegmentOrderSchema } from './segment-message.ts';
import type { SegmentReport } from './segment-message.ts';

/** Progress is told about this often, in parts of the whole. */
const progressStep = 0.02;

function tell(report: SegmentReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(report, undefined, undefined, () => {
      resolve();
    });
  });
}

async function render(message: unknown): Promise<void> {
  const order = SegmentOrderSchema.parse(message);
  let told = 0;
  const { frames, seconds } = await renderSegment(order, {
    onProgress(fraction) {
      if (fraction - told < progressStep) {
        return;
      }
      told = fraction;
      const { rss } = process.memoryUsage();
      if (rss > order.memoryLimitBytes) {
        throw new Error(`The scene needs ${Math.round(rss / 1e6)} MB, more than a scene may take.`);
      }
      void tell({ kind: 'progress', fraction });
    },
  });
  await tell({ kind: 'done', frames, seconds });
}

// Nobody is left to take the result.
process.on('disconnect', () => process.exit(1));

process.once('message', (message) => {
  render(message)
    .catch((error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => process.exit(0));
});
