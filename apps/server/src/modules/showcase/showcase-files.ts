import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../platform/storage/storage.ts';

/** The showcase's folder as a store that is only read. Its keys are listed names, `category/file`. */
export function showcaseFiles(folder: string): Pick<Storage, 'open'> {
  return {
    async open(key, range) {
      const handle = await open(join(folder, key), 'r');
      const { size } = await handle.stat();
      const stream = handle.createReadStream(range === undefined ? {} : { ...range });
      return { stream, totalBytes: size, bytes: range === undefined ? size : range.end - range.start + 1 };
    },
  };
}
