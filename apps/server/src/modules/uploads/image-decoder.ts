import { fork } from 'node:child_process';
import { limits, sentences } from '@kinora/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { Slots } from '../../platform/slots.ts';
import { DecodeReportSchema } from './decode-message.ts';
import type { DecodeOrder, DecodeReport } from './decode-message.ts';

export interface DecoderSettings {
  /** Requests whose images are decoded at once, each in a process of its own. */
  readonly concurrency: number;
  /** Requests that may wait for their turn. */
  readonly waiting: number;
  /** Time for all images of a request. */
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
}

/**
 * Measured with images of 50 megapixels: a turned JPEG 365 MB and 1.6 s, a PNG with transparency 209 MB and 5 s, a WebP
 * with transparency 403 MB and 6 s. Twice that is a fault of the file.
 */
export const decoderDefaults: DecoderSettings = {
  concurrency: 2,
  waiting: 20,
  timeLimitMs: 30_000,
  memoryLimitBytes: 900_000_000,
};

/** Decodes and writes uploads anew in killable processes. */
export interface ImageDecoder {
  /**
   * @throws AppError `too-many` when too many requests wait
   * @throws Error when the process ended without an answer: killed, out of time or memory
   */
  decode(images: DecodeOrder['images'], signal: AbortSignal): Promise<DecodeReport>;
}

const childFile = new URL('./decode-child.ts', import.meta.url);
const RETRY_SECONDS = 5;

export function createImageDecoder(settings: DecoderSettings = decoderDefaults): ImageDecoder {
  const slots = new Slots(settings.concurrency);
  let pending = 0;
  return {
    async decode(images, signal) {
      if (pending >= settings.concurrency + settings.waiting) {
        throw new AppError('too-many', {
          detail: sentences.upload.busy,
          retryAfterSeconds: RETRY_SECONDS,
        });
      }
      pending += 1;
      try {
        return await slots.use(signal, () => decodeInChild(images, settings, signal));
      } finally {
        pending -= 1;
      }
    },
  };
}

function decodeInChild(
  images: DecodeOrder['images'],
  settings: DecoderSettings,
  signal: AbortSignal,
): Promise<DecodeReport> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(settings.timeLimitMs)]);
  stop.throwIfAborted();
  const child = fork(childFile, {
    // No secrets and no flags of ours reach a process that reads strangers' files.
    env: {},
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  stop.addEventListener('abort', kill, { once: true });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-500);
  });
  return new Promise<DecodeReport>((resolve, reject) => {
    let report: DecodeReport | null = null;
    child.on('message', (message) => {
      report = DecodeReportSchema.parse(message);
    });
    child.on('error', reject);
    child.on('close', (code, signalName) => {
      if (report === null) {
        reject(
          new Error(`Decoding ended without an answer (${signalName ?? code ?? 'no code'}). ${complaint}`),
        );
      } else {
        resolve(report);
      }
    });
    const order: DecodeOrder = {
      images,
      maxPixels: limits.imagePixels,
      maxSidePixels: limits.imageSidePixels,
      memoryLimitBytes: settings.memoryLimitBytes,
    };
    child.send(order);
  }).finally(() => stop.removeEventListener('abort', kill));
}
