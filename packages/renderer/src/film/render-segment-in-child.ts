import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { RenderedSegment, SegmentRequest, SegmentRun } from './render-segment.ts';
import { SegmentReportSchema } from './segment-message.ts';
import type { SegmentOrder, SegmentReport } from './segment-message.ts';

/** A 1080p scene takes 350 to 450 MB of any length; more than this is a fault. */
const ordinaryLimitBytes = 900e6;
const heapLimitMegabytes = 512;

const childFile = new URL('./segment-child.ts', import.meta.url);

export interface ChildRun extends SegmentRun {
  /** Resident size above which the child gives up. */
  readonly memoryLimitBytes?: number;
}

/**
 * `renderSegment` in a process of its own: aborting kills it, its memory is capped, and a crash in native code is an error
 * here and nothing more. @throws with the signal's reason, or with what went wrong in the child
 */
export async function renderSegmentInChild(
  request: SegmentRequest,
  run: ChildRun = {},
): Promise<RenderedSegment> {
  run.signal?.throwIfAborted();
  try {
    return await renderInFork(request, run);
  } catch (error) {
    await rm(`${request.output}.part`, { force: true });
    throw error;
  }
}

function renderInFork(request: SegmentRequest, run: ChildRun): Promise<RenderedSegment> {
  const child = fork(childFile, {
    execArgv: [`--max-old-space-size=${heapLimitMegabytes}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(-2000);
  });
  const stop = (): void => {
    child.kill('SIGKILL');
  };
  run.signal?.addEventListener('abort', stop, { once: true });
  return new Promise<RenderedSegment>((resolve, reject) => {
    let report: SegmentReport | null = null;
    child.on('message', (message) => {
      report = SegmentReportSchema.parse(message);
      if (report.kind === 'progress') {
        run.onProgress?.(report.fraction);
      }
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (run.signal?.aborted === true) {
        reject(reasonOf(run.signal));
      } else if (report?.kind === 'done') {
        resolve({ frames: report.frames, seconds: report.seconds });
      } else {
        const told = report?.kind === 'failed' ? report.message : complaint.trim();
        reject(
          new Error(`The scene could not be rendered (${signal ?? code ?? 'no exit code'}). ${told}`.trim()),
        );
      }
    });
    const { scene, look, profile, output } = request;
    const { memoryLimitBytes = ordinaryLimitBytes } = run;
    const order: SegmentOrder = { scene, look, profile, output, memoryLimitBytes };
    child.send(order);
  }).finally(() => {
    run.signal?.removeEventListener('abort', stop);
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error
    ? signal.reason
    : new Error('Rendering was stopped.', { cause: signal.reason });
}
