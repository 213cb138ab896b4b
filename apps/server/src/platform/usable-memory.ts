import { totalmem } from 'node:os';
import process from 'node:process';

/** What this process and its children may use, in bytes: the machine's memory, or less where a container is given less. */
export function usableMemory(): number {
  // 0 where nothing is known of a limit.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
