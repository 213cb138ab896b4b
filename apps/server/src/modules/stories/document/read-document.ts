import { fork } from 'node:child_process';
import { limits, sentences } from '@kinora/contract';
import type { Logger } from 'pino';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Slots } from '../../../platform/slots.ts';
import { DocumentReportSchema } from './document-message.ts';
import type { DocumentOrder, DocumentRefusal, DocumentReport } from './document-message.ts';
import type { PageText } from './pages-text.ts';

export interface ReaderSettings {
  /** Documents that are read at once, each in a process of its own. */
  readonly concurrency: number;
  /** Documents that may wait for their turn. */
  readonly waiting: number;
  readonly timeLimitMs: number;
  readonly memoryLimitBytes: number;
}

/** 200 dense pages take about five seconds and 300 MB. */
export const readerDefaults: ReaderSettings = {
  concurrency: 1,
  waiting: 10,
  timeLimitMs: 45_000,
  memoryLimitBytes: 700_000_000,
};

/** Reads documents in killable processes. */
export interface DocumentReader {
  /**
   * The words of a PDF, page by page.
   * @throws AppError `invalid` with the reason, `too-large` for too many pages, `too-many` when too many documents wait
   */
  read(file: string, run: { signal: AbortSignal; log: Pick<Logger, 'warn'> }): Promise<readonly PageText[]>;
}

const childFile = new URL('./document-child.ts', import.meta.url);
const RETRY_SECONDS = 10;

export function createDocumentReader(settings: ReaderSettings = readerDefaults): DocumentReader {
  const slots = new Slots(settings.concurrency);
  let pending = 0;
  return {
    async read(file, { signal, log }) {
      if (pending >= settings.concurrency + settings.waiting) {
        throw new AppError('too-many', { detail: sentences.upload.busy, retryAfterSeconds: RETRY_SECONDS });
      }
      pending += 1;
      try {
        const report = await slots.use(signal, () => readInChild(file, settings, signal));
        return pagesOf(report, log);
      } catch (cause) {
        if (cause instanceof AppError || signal.aborted) {
          throw cause;
        }
        log.warn({ err: cause }, 'A document broke its reader');
        throw refusal('unreadable', cause);
      } finally {
        pending -= 1;
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

function readInChild(file: string, settings: ReaderSettings, signal: AbortSignal): Promise<DocumentReport> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(settings.timeLimitMs)]);
  const child = fork(childFile, {
    // No secrets and no flags of ours reach a process that reads strangers' files.
    env: {},
    execArgv: ['--max-old-space-size=512'],
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
  return new Promise<DocumentReport>((resolve, reject) => {
    let report: DocumentReport | null = null;
    child.on('message', (message) => {
      report = DocumentReportSchema.parse(message);
    });
    child.on('error', reject);
    child.on('close', (code, signalName) => {
      if (report === null) {
        reject(
          new Error(`Reading ended without an answer (${signalName ?? code ?? 'no code'}). ${complaint}`),
        );
      } else {
        resolve(report);
      }
    });
    const order: DocumentOrder = {
      file,
      mostPages: limits.pdfPages,
      memoryLimitBytes: settings.memoryLimitBytes,
    };
    child.send(order);
  }).finally(() => stop.removeEventListener('abort', kill));
}
