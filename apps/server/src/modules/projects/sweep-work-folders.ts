import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No step takes that long: what is older was left by a worker that was killed. */
const LEFTOVER_AGE_MS = 24 * 3_600_000;
const prefixes = ['step-', 'preview-'];

/** Removes work folders that killed workers left. @returns how many */
export async function sweepWorkFolders(workRoot: string, now: Date): Promise<number> {
  const names = (await readdir(workRoot)).filter((name) =>
    prefixes.some((prefix) => name.startsWith(prefix)),
  );
  let removed = 0;
  for (const name of names) {
    const path = join(workRoot, name);
    // Its own worker may remove it at the same moment.
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && now.getTime() - found.mtimeMs > LEFTOVER_AGE_MS) {
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
