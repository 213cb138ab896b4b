import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BLOCK_BYTES, paddingBytes, readTarHeader, type TarEntry } from './tar-header.ts';

/** A file in an archive, to be read or taken out before the next one is asked for. */
export interface ArchivedFile extends TarEntry {
  text(): Promise<string>;
  /** Writes it to a path, whose folder is made. */
  extract(path: string): Promise<void>;
}

/** Goes through an archive from its beginning. @throws when it is damaged or ends too early */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    for (let position = 0; ;) {
      const entry = readTarHeader(await readBlock(handle, position, size));
      if (entry === null) {
        return;
      }
      const start = position + BLOCK_BYTES;
      position = start + entry.bytes + paddingBytes(entry.bytes);
      if (position > size) {
        throw endsTooEarly();
      }
      yield archivedFile(path, entry, start);
    }
  } finally {
    await handle.close();
  }
}

function archivedFile(path: string, entry: TarEntry, start: number): ArchivedFile {
  const content = () =>
    entry.bytes === 0 ? null : createReadStream(path, { start, end: start + entry.bytes - 1 });
  return {
    ...entry,
    async text() {
      const chunks: Buffer[] = [];
      for await (const chunk of content() ?? []) {
        // A stream of a file without an encoding gives buffers.
        chunks.push(chunk as Buffer);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
    async extract(target) {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(content() ?? [], createWriteStream(target, { mode: 0o600 }));
    },
  };
}

async function readBlock(handle: FileHandle, position: number, size: number): Promise<Buffer> {
  if (position + BLOCK_BYTES > size) {
    throw endsTooEarly();
  }
  const { buffer } = await handle.read(Buffer.alloc(BLOCK_BYTES), 0, BLOCK_BYTES, position);
  return buffer;
}

function endsTooEarly(): Error {
  return new Error('The archive ends too early: it was not written to its end.');
}
