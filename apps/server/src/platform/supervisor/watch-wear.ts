export interface WearWatch {
  readonly isBusy: () => boolean;
  readonly residentBytes: () => number;
  /** Called once after each stretch of work. */
  readonly whenDone: () => void;
  readonly whenWorn: () => void;
  /** Pause between two looks. */
  readonly everyMs?: number;
}

const LOOK_MS = 15_000;
/** Whoever looks at a film that has just been made asks for the next change later than this. */
const DONE_LOOKS = 2;
/** Whoever edits a film has something done again before this; for them what was loaded stays warm. */
const IDLE_LOOKS = 8;
/** A process that has just begun holds 170 MB, one after a long film more than twice as much: code below the engine keeps some. */
const WORN_BYTES = 300_000_000;

/**
 * Tells when a process has done its work, and when it has had nothing to do for two minutes and still holds what its work
 * took: beginning anew is the one way to give that back to the machine. @returns what ends the watch
 */
export function watchWear({
  isBusy,
  residentBytes,
  whenDone,
  whenWorn,
  everyMs = LOOK_MS,
}: WearWatch): () => void {
  let hasWorked = false;
  let idleLooks = 0;
  const timer = setInterval(() => {
    hasWorked ||= isBusy();
    idleLooks = isBusy() ? 0 : idleLooks + 1;
    if (hasWorked && idleLooks === DONE_LOOKS) {
      whenDone();
    }
    if (hasWorked && idleLooks >= IDLE_LOOKS && residentBytes() > WORN_BYTES) {
      idleLooks = 0;
      whenWorn();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
