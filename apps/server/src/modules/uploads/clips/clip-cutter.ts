import { dirname } from 'node:path';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Turn } from '../../../platform/fair-queue.ts';
import { createSealedProcess } from '../../../platform/sealed-process/sealed-process.ts';
import type { SealedLimits } from '../../../platform/sealed-process/sealed-process.ts';
import { ClipReportSchema } from './clip-message.ts';
import type { ClipOrder, ClipRefusal, ClipReport } from './clip-message.ts';

export const cutterDefaults: SealedLimits = {
  queue: { running: 1, runningEach: 1, waiting: 10, waitingEach: 2 },
  timeLimitMs: 240_000,
  memoryLimitBytes: 1_200_000_000,
};

/** Pixels of a film's longer side: more of a clip is never seen. */
const KEPT_LONG_SIDE = 1920;

/** A stretch of a person's clip. */
export type ClipWish = Pick<ClipOrder, 'input' | 'output' | 'fromSeconds' | 'untilSeconds' | 'keepsSound'>;
export type CutClip = Omit<Extract<ClipReport, { kind: 'done' }>, 'kind'>;

/** Cuts and writes people's clips anew in killable processes. */
export interface ClipCutter {
  /** @throws AppError `invalid` with the reason, `too-large`, or `too-many` when too many clips wait */
  cut(wish: ClipWish, run: Turn & { log: Pick<Logger, 'warn'> }): Promise<CutClip>;
}

const program = {
  file: new URL('./clip-child.ts', import.meta.url),
  heapMegabytes: 256,
  usesAddons: true,
  report: ClipReportSchema,
  retryAfterSeconds: 15,
};

export function createClipCutter(settings: SealedLimits = cutterDefaults): ClipCutter {
  const child = createSealedProcess<ClipOrder, ClipReport>(program, settings);
  const { fileSeconds, longestSeconds, sidePixels } = limits.ownClip;
  const allowed = { mostSeconds: fileSeconds, mostSidePixels: sidePixels, longestSeconds };
  return {
    async cut(wish, { person, signal, log }) {
      const order = { ...wish, ...allowed, longSide: KEPT_LONG_SIDE };
      const folder = dirname(wish.output);
      try {
        const report = await child.carryOut(
          { ...order, memoryLimitBytes: settings.memoryLimitBytes },
          { person, signal },
          { reads: [wish.input, folder], writes: [folder] },
        );
        return factsOf(report, log);
      } catch (cause) {
        if (cause instanceof AppError || signal.aborted) {
          throw cause;
        }
        log.warn({ err: cause }, 'A clip broke its reader');
        throw refusal('unreadable', cause);
      }
    },
  };
}

function factsOf(report: ClipReport, log: Pick<Logger, 'warn'>): CutClip {
  if (report.kind === 'done') {
    const { seconds, width, height, hasSound } = report;
    return { seconds, width, height, hasSound };
  }
  log.warn({ reason: report.reason, detail: report.detail }, 'A clip was refused');
  throw refusal(report.reason);
}

const refusals = {
  unreadable: { code: 'invalid', sentence: sentences.upload.clipUnreadable },
  'too-long': {
    code: 'too-large',
    sentence: sentences.upload.clipTooLong(limits.ownClip.fileSeconds / 60),
  },
  'side-too-long': {
    code: 'too-large',
    sentence: sentences.upload.clipSideTooLong(limits.ownClip.sidePixels),
  },
  over: { code: 'invalid', sentence: sentences.upload.clipOver },
} as const satisfies Record<ClipRefusal, { code: string; sentence: string }>;

function refusal(reason: ClipRefusal, cause?: unknown): AppError {
  const { code, sentence } = refusals[reason];
  return new AppError(code, { detail: sentence, errors: [{ path: 'clip', message: sentence }], cause });
}
