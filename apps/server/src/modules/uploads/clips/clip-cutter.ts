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
  queue: { running: 1, runningEach: 1, waiting: 10, waitingEach: 4 },
  timeLimitMs: 240_000,
  memoryLimitBytes: 1_200_000_000,
};

/** Pixels of a film's longer side: more of a clip is never seen. */
const KEPT_LONG_SIDE = 1920;
/** As large as a phone shows a clip before its film is made. */
const PREVIEW_LONG_SIDE = 480;

/** A stretch of a person's clip. */
export interface ClipWish extends Pick<ClipOrder, 'input' | 'fromSeconds' | 'untilSeconds' | 'keepsSound'> {
  /** Where it is written, and where a small silent one; both in one folder. */
  readonly outputs: { readonly clip: string; readonly preview: string };
}
export type CutClip = Omit<Extract<ClipReport, { kind: 'done' }>, 'kind'>;

type CutRun = Turn & { log: Pick<Logger, 'warn'> };

/** Judges people's clips, cuts them and writes them anew, in killable processes. */
export interface ClipCutter {
  /** Says by its head alone what would refuse a file. @throws AppError as `cut` does */
  judge(file: Pick<ClipWish, 'input' | 'fromSeconds'>, run: CutRun): Promise<void>;
  /** @throws AppError `invalid` with the reason, `too-large`, or `too-many` when too many clips wait */
  cut(wish: ClipWish, run: CutRun): Promise<CutClip>;
  /** Writes a clip in small and silent; both files in one folder. @throws AppError as `cut` does */
  shrink(files: { input: string; output: string }, run: CutRun): Promise<Pick<CutClip, 'seconds'>>;
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

  /** @throws AppError with the reason for every file that is refused */
  async function carryOut(
    wish: Pick<ClipOrder, 'input' | 'outputs' | 'fromSeconds' | 'untilSeconds' | 'keepsSound' | 'longSide'>,
    { person, signal, log }: CutRun,
  ): Promise<ClipReport> {
    const { memoryLimitBytes } = settings;
    const order = { ...wish, ...allowed, previewSide: PREVIEW_LONG_SIDE, memoryLimitBytes };
    const folders = wish.outputs === null ? [] : [dirname(wish.outputs.clip)];
    try {
      const files = { reads: [wish.input, ...folders], writes: folders };
      const report = await child.carryOut(order, { person, signal }, files);
      if (report.kind === 'refused') {
        log.warn({ reason: report.reason, detail: report.detail }, 'A clip was refused');
        throw refusal(report.reason);
      }
      return report;
    } catch (cause) {
      if (cause instanceof AppError || signal.aborted) {
        throw cause;
      }
      log.warn({ err: cause }, 'A clip broke its reader');
      throw refusal('unreadable', cause);
    }
  }

  async function write(wish: Parameters<typeof carryOut>[0], run: CutRun): Promise<CutClip> {
    const report = await carryOut(wish, run);
    if (report.kind !== 'done') {
      throw new Error('A clip was to be cut and was not');
    }
    const { seconds, width, height, hasSound } = report;
    return { seconds, width, height, hasSound };
  }

  const judged = { outputs: null, untilSeconds: null, keepsSound: false, longSide: KEPT_LONG_SIDE };
  const small = { fromSeconds: 0, untilSeconds: null, keepsSound: false, longSide: PREVIEW_LONG_SIDE };
  return {
    async judge(file, run) {
      await carryOut({ ...file, ...judged }, run);
    },
    cut: (wish, run) => write({ ...wish, longSide: KEPT_LONG_SIDE }, run),
    shrink: ({ input, output }, run) =>
      write({ ...small, input, outputs: { clip: output, preview: null } }, run),
  };
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
