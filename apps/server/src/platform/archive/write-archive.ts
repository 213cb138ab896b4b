import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { BLOCK_BYTES, paddingBytes, writeTarHeader } from './tar-header.ts';

/** An archive while it is written. */
export interface ArchiveWriter {
  add(name: string, content: { readonly bytes: number; readonly stream: Readable }): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Ends and flushes it: from now on it survives a power loss. */
  finish(): Promise<void>;
  /** Closes the file as it is, unfinished. */
  abandon(): Promise<void>;
}

/** Begins an archive. @throws when the file is there already, or cannot be written */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const handle = await open(path, 'wx', 0o600);
  const add: ArchiveWriter['add'] = async (name, { bytes, stream }) => {
    await handle.write(writeTarHeader({ name, bytes }));
    let written = 0;
    for await (const chunk of stream) {
      // Streams of files give buffers; a string would be a mistake of ours.
      const buffer = Buffer.from(chunk as Buffer);
      await handle.write(buffer);
      written += buffer.length;
    }
    if (written !== bytes) {
      throw new Error(`${name} has ${written} bytes, and ${bytes} were announced.`);
    }
    await handle.write(Buffer.alloc(paddingBytes(bytes)));
  };
  return {
    add,
    async addText(name, text) {
      const buffer = Buffer.from(text);
      await handle.write(writeTarHeader({ name, bytes: buffer.length }));
      await handle.write(Buffer.concat([buffer, Buffer.alloc(paddingBytes(buffer.length))]));
    },
    async finish() {
      await handle.write(Buffer.alloc(2 * BLOCK_BYTES));
      await handle.sync();
      await handle.close();
    },
    abandon: () => handle.close(),
  };
}
