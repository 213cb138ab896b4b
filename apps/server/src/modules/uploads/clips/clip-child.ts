// Cuts one clip for the process that forked it, and ends with it: what a hostile file can break, fill or hold up is this
// process alone.
import process from 'node:process';
import { cutClip, readClipHead, UnusableClipError } from '@kinora/renderer/clips';
import { ClipOrderSchema } from './clip-message.ts';
import type { ClipOrder, ClipRefusal, ClipReport } from './clip-message.ts';

const memoryCheckIntervalMs = 25;

async function cut(order: ClipOrder): Promise<ClipReport> {
  const { input, outputs, fromSeconds, keepsSound, longSide } = order;
  try {
    const head = await readClipHead(input);
    const longest = fromSeconds + order.longestSeconds;
    if (head.seconds !== null && head.seconds > order.mostSeconds) {
      return refused('too-long', `${head.seconds} s`);
    }
    if (head.longSide > order.mostSidePixels) {
      return refused('side-too-long', `${head.longSide} pixels`);
    }
    if (head.seconds !== null && fromSeconds >= head.seconds) {
      return refused('over', `${head.seconds} s`);
    }
    if (outputs === null) {
      return { kind: 'judged' };
    }
    const untilSeconds = Math.min(order.untilSeconds ?? longest, longest);
    const facts = await cutClip(input, outputs.clip, { fromSeconds, untilSeconds, longSide, keepsSound });
    if (outputs.preview !== null) {
      const whole = { fromSeconds: 0, untilSeconds: facts.seconds };
      const small = { longSide: order.previewSide, keepsSound: false };
      await cutClip(outputs.clip, outputs.preview, { ...whole, ...small });
    }
    return { kind: 'done', ...facts };
  } catch (error) {
    if (error instanceof UnusableClipError) {
      return refused('unreadable', error.cause instanceof Error ? error.cause.message : error.message);
    }
    throw error;
  }
}

function refused(reason: ClipRefusal, detail: string): ClipReport {
  return { kind: 'refused', reason, detail };
}

// Nobody is left to take the result.
process.on('disconnect', () => process.exit(1));

process.once('message', (message) => {
  const order = ClipOrderSchema.parse(message);
  // Decoding runs in threads of the library, so this loop is free to watch.
  setInterval(() => {
    if (process.memoryUsage.rss() > order.memoryLimitBytes) {
      process.exit(1);
    }
  }, memoryCheckIntervalMs).unref();
  cut(order)
    .then((report) => process.send?.(report, undefined, undefined, () => process.exit(0)))
    .catch((error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    });
});
