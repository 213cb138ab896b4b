import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Puts this whole process behind others. Linux counts it for each thread: the engine has begun some by now, which
 * collect garbage and compile, and only those that begin later follow the main one.
 */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  for (const thread of threadsOfThisProcess()) {
    try {
      setPriority(thread, niceness);
    } catch (error) {
      // It has ended since it was listed.
      if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) {
        throw error;
      }
    }
  }
}

/** None where the system does not list them: there a process has one priority. */
function threadsOfThisProcess(): number[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [];
}
