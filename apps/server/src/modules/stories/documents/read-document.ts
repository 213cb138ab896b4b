import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createSealedProcess } from '../../../platform/sealed-process/sealed-process.ts';
import type { Turn } from '../../../platform/fair-queue.ts';
import type { SealedLimits } from '../../../platform/sealed-process/sealed-process.ts';
import { DocumentReportSchema } from './document-message.ts';
import type { DocumentOrder, DocumentRefusal, DocumentReport } from './document-message.ts';
import type { PageText } from './pages-text.ts';

/** 200 dense pages take about five seconds and 300 MB. */
export const readerDefaults: SealedLimits = {
  queue: { running: 2, runningEach: 1, waiting: 20, waitingEach: 4 },
  timeLimitMs: 30_000,
  memoryLimitBytes: 600_000_000,
};

/** Reads documents in killable processes. */
export interface DocumentReader {
  /**
   * The words of a PDF, page by page.
   * @throws AppError `invalid` with the reason, `too-large` for too many pages, `too-many` when too many documents wait
   */
  read(file: string, run: Turn & { log: Pick<Logger, 'warn'> }): Promise<readonly PageText[]>;
}

const program = {
  file: new URL('./document-child.ts', import.meta.url),
  heapMegabytes: 512,
  report: DocumentReportSchema,
  retryAfterSeconds: 10,
};

export function createDocumentReader(settings: SealedLimits = readerDefaults): DocumentReader {
  const child = createSealedProcess<DocumentOrder, DocumentReport>(program, settings);
  return {
    async read(file, { person, signal, log }) {
      const { memoryLimitBytes } = settings;
      try {
        const order = { file, mostPages: limits.pdfPages, memoryLimitBytes };
        const files = { reads: [file], writes: [] };
        return pagesOf(await child.carryOut(order, { person, signal }, files), log);
      } catch (cause) {
        if (cause instanceof AppError || signal.aborted) {
          throw cause;
        }
        log.warn({ err: cause }, 'A document broke its reader');
        throw refusal('unreadable', cause);
      }
    },
  };
}

function pagesOf(report: DocumentReport, log: Pick<Logger, 'warn'>): readonly PageText[] {
  if (report.kind === 'read') {
    return report.pages;
  }
  log.warn({ reason: report.reason, detail: report.detail }, 'A document was refused');
  throw refusal(report.reason);
}

const refusals = {
  unreadable: { code: 'invalid', sentence: sentences.upload.pdfUnreadable },
  locked: { code: 'invalid', sentence: sentences.upload.pdfLocked },
  'without-text': { code: 'invalid', sentence: sentences.upload.pdfWithoutText },
  'too-long': { code: 'too-large', sentence: sentences.upload.pdfTooLong(limits.pdfPages) },
} as const satisfies Record<DocumentRefusal, { code: string; sentence: string }>;

function refusal(reason: DocumentRefusal, cause?: unknown): AppError {
  const { code, sentence } = refusals[reason];
  return new AppError(code, { detail: sentence, errors: [{ path: 'pdf', message: sentence }], cause });
}
