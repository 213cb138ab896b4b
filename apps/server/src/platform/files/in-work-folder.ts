import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Lets a piece of work have a folder of its own, which goes with it whatever happens. */
export async function inWorkFolder<Result>(
  { root, prefix }: { readonly root: string; readonly prefix: `${string}-` },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(root, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
