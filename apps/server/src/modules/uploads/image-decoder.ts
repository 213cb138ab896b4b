import { dirname } from 'node:path';
import { limits } from '@kinora/contract/limits';
import { createSealedProcess } from '../../platform/sealed-process/sealed-process.ts';
import type { SealedLimits } from '../../platform/sealed-process/sealed-process.ts';
import type { Turn } from '../../platform/fair-queue.ts';
import { DecodeReportSchema } from './decode-message.ts';
import type { DecodeOrder, DecodeReport } from './decode-message.ts';

/**
 * All images of a request are one order. Measured with images of 50 megapixels: a turned JPEG 365 MB and 1.6 s, a PNG
 * with transparency 209 MB and 5 s, a WebP with transparency 403 MB and 6 s. Twice that is a fault of the file.
 */
export const decoderDefaults: SealedLimits = {
  queue: { running: 2, runningEach: 1, waiting: 40, waitingEach: 8 },
  timeLimitMs: 30_000,
  memoryLimitBytes: 900_000_000,
};

/** Decodes and writes uploads anew in killable processes. */
export interface ImageDecoder {
  /**
   * @throws AppError `too-many` when too many requests wait
   * @throws Error when the process ended without an answer: killed, out of time or memory
   */
  decode(images: DecodeOrder['images'], turn: Turn): Promise<DecodeReport>;
}

const program = {
  file: new URL('./decode-child.ts', import.meta.url),
  heapMegabytes: 128,
  usesAddons: true,
  report: DecodeReportSchema,
  retryAfterSeconds: 5,
};

export function createImageDecoder(settings: SealedLimits = decoderDefaults): ImageDecoder {
  const child = createSealedProcess<DecodeOrder, DecodeReport>(program, settings);
  const { memoryLimitBytes } = settings;
  const { imagePixels: maxPixels, imageSidePixels: maxSidePixels } = limits;
  return {
    decode: (images, turn) =>
      child.carryOut({ images, maxPixels, maxSidePixels, memoryLimitBytes }, turn, {
        reads: images.map(({ input }) => input),
        writes: images.map(({ outputWithoutExtension }) => dirname(outputWithoutExtension)),
      }),
  };
}
