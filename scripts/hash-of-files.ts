import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface HashedFiles {
  /** Folders with everything below them; one that is not there counts as empty. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Whether a file of the folders counts; every one by default. */
  readonly isCounted?: (path: string) => boolean;
}

/** SHA-256 in hex over names and contents: what is made of these files stands as long as it stays the same. */
export function hashOfFiles({ folders, files, isCounted = () => true }: HashedFiles): string {
  const hash = createHash('sha256');
  for (const folder of folders.filter((path) => existsSync(path))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const paths = names.map((name) => join(folder, name)).filter((path) => isCounted(path));
    for (const path of paths.filter((name) => statSync(name).isFile())) {
      hash.update(path).update(readFileSync(path));
    }
  }
  for (const path of files) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}
