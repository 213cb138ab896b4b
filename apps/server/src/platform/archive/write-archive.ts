import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';

/** An archive while it is written. */
export interface ArchiveWriter {
  add(name: string, content: { readonly bytes: number; readonly stream: Readable }): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /** Ends and flushes it: from now on it survives a power loss. */
  finish(): Promise<void>;
  /** Closes the file as it is, unfinished. */
  abandon(): Promise<void>;
}

/** Begins a tar file. @throws when the file is there already, or cannot be written */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await once(file, 'open');
  const archive = pack();
  const written = pipeline(archive, file);
  // Whoever waits for an entry or for the end is told.
  written.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, { bytes, stream }) => {
    const entry = archive.entry({ name, size: bytes, mode: 0o600 });
    const copied = pipeline(countTo({ name, bytes }, stream), entry);
    await Promise.race([copied, written.then(() => copied)]);
  };
  return {
    add,
    addText: (name, text) => {
      const buffer = Buffer.from(text);
      return add(name, { bytes: buffer.length, stream: Readable.from([buffer]) });
    },
    async finish() {
      archive.finalize();
      await written;
      // Flushed before it is closed, after its last byte was written.
      if (!file.closed) {
        await once(file, 'close');
      }
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => undefined);
    },
  };
}

async function* countTo(
  announced: { readonly name: string; readonly bytes: number },
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== announced.bytes) {
    throw new Error(`${announced.name} has ${bytes} bytes, and ${announced.bytes} were announced.`);
  }
}
