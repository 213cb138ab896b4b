export interface WearWatch {
  readonly isBusy: () => boolean;
  readonly residentBytes: () => number;
  readonly whenWorn: () => void;
  /** Pause between two looks. */
  readonly everyMs?: number;
}

const LOOK_MS = 15_000;
/** Whoever edits a film has something done again before this; for them what was loaded stays warm. */
const IDLE_LOOKS = 8;
/** A process that has just begun holds 170 MB, one after a long film more than twice as much, as code below the engine keeps some. */
const WORN_BYTES = 300_000_000;

/**
 * Tells of a process that has worked, has had nothing to do for two minutes and still holds what its work took: beginning
 * anew is the one way to give that back to the machine. @returns what ends the watch
 */
export function watchWear({ isBusy, residentBytes, whenWorn, everyMs = LOOK_MS }: WearWatch): () => void {
  let hasWorked = false;
  let idleLooks = 0;
  const timer = setInterval(() => {
    hasWorked ||= isBusy();
    idleLooks = isBusy() ? 0 : idleLooks + 1;
    if (hasWorked && idleLooks >= IDLE_LOOKS && residentBytes() > WORN_BYTES) {
      idleLooks = 0;
      whenWorn();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
