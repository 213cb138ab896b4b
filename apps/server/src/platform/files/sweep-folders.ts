import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Leftovers {
  /** What their names begin with. */
  readonly prefixes: readonly string[];
  /** Nobody who is alive has had one for so long. */
  readonly olderThanMs: number;
  readonly now: Date;
}

/** Removes folders that killed processes left. @returns how many */
export async function sweepFolders(root: string, leftovers: Leftovers): Promise<number> {
  const { prefixes, olderThanMs, now } = leftovers;
  const names = (await readdir(root)).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  let removed = 0;
  for (const name of names) {
    const path = join(root, name);
    // Its own process, or another sweep, may remove it at the same moment.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && now.getTime() - found.mtimeMs > olderThanMs) {
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
