// Decodes the uploads of one request for the process that forked it, and ends with it: what a hostile file can break,
// fill or hold up is this process alone.
import process from 'node:process';
import { DecodeOrderSchema } from './decode-message.ts';
import type { DecodedImage, DecodeOrder, DecodeReport } from './decode-message.ts';
import { allowFourFormats, reEncodeImage, RefusedImage } from './re-encode-image.ts';

const memoryCheckIntervalMs = 25;

function tell(report: DecodeReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(report, undefined, undefined, () => resolve());
  });
}

async function decode(order: DecodeOrder): Promise<DecodeReport> {
  const images: DecodedImage[] = [];
  for (const [index, image] of order.images.entries()) {
    try {
      images.push(await reEncodeImage(image, order));
    } catch (error) {
      if (error instanceof RefusedImage) {
        return { kind: 'refused', index, reason: error.reason, detail: detailOf(error) };
      }
      throw error;
    }
  }
  return { kind: 'done', images };
}

function detailOf(error: RefusedImage): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

// Nobody is left to take the result.
process.on('disconnect', () => process.exit(1));

process.once('message', (message) => {
  allowFourFormats();
  const order = DecodeOrderSchema.parse(message);
  // Decoding runs in threads of the library, so this loop is free to watch.
  setInterval(() => {
    if (process.memoryUsage.rss() > order.memoryLimitBytes) {
      process.exit(1);
    }
  }, memoryCheckIntervalMs).unref();
  decode(order)
    .then(tell)
    .then(() => process.exit(0))
    .catch((error: unknown) => {
      process.stderr.write(String(error));
      process.exit(1);
    });
});
