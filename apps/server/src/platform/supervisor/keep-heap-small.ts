import process from 'node:process';
import { giveHeapBack } from '@kinora/renderer/crew';

const LOOK_MS = 10_000;
/** The part of the time in which a process may have worked and yet be told to stop for a moment. */
const QUIET = 0.05;
/** What beginning leaves behind is 10 to 20 MB. */
const WORTH_BYTES = 8e6;

/** What is known of a process, and what can be done about it. */
export interface HeapOfProcess {
  /** The part of the time since the last call in which it worked. */
  readonly utilization: () => number;
  readonly heapBytes: () => number;
  readonly giveBack: () => void;
}

/**
 * Gives the heap back whenever it has grown and the process has next to nothing to do: soon after it has begun, and after
 * each stretch of work. @returns what ends it
 */
export function keepHeapSmall({ utilization, heapBytes, giveBack }: HeapOfProcess = ownHeap()): () => void {
  let settledBytes = 0;
  const timer = setInterval(() => {
    if (utilization() < QUIET && heapBytes() > settledBytes + WORTH_BYTES) {
      giveBack();
      settledBytes = heapBytes();
    }
  }, LOOK_MS).unref();
  return () => {
    clearInterval(timer);
  };
}

function ownHeap(): HeapOfProcess {
  let before = performance.eventLoopUtilization();
  return {
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const since = performance.eventLoopUtilization(now, before);
      before = now;
      return since.utilization;
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    giveBack: giveHeapBack,
  };
}
