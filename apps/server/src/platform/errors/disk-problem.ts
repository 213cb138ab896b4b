/** What keeps files from being written. */
export type DiskProblem = 'full' | 'read-only';

const PROBLEM_BY_CODE: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
};

/** A child process or a library tells it in words alone. */
const PROBLEM_BY_WORDS: readonly (readonly [RegExp, DiskProblem])[] = [
  [/\bENOSPC\b|no space left on device|disk quota exceeded/i, 'full'],
  [/\bEROFS\b|read-only file system/i, 'read-only'],
];

/** Whether an error, or what caused it, means that the disk cannot be written; null when it means something else. */
export function diskProblemOf(error: unknown): DiskProblem | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const byCode = 'code' in current ? PROBLEM_BY_CODE[String(current.code)] : undefined;
    const { message } = current;
    const problem = byCode ?? PROBLEM_BY_WORDS.find(([words]) => words.test(message))?.[1];
    if (problem !== undefined) {
      return problem;
    }
  }
  return null;
}
