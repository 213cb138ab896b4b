import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';

/** A file in an archive, to be read or taken out before the next one is asked for. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: number;
  /** @throws when it is longer than that */
  text(maximumBytes: number): Promise<string>;
  /** Writes it to a path, whose folder is made. */
  extract(path: string): Promise<void>;
}

/** Two empty blocks end every archive. */
const END_BYTES = 1_024;

/** Goes through an archive from its beginning. @throws when it is damaged or ends too early */
export async function* readArchive(path: string): AsyncGenerator<ArchivedFile> {
  const reader = extract();
  const fed = pipeline(createReadStream(path), reader);
  // Told by the loop below, or by what waits for it.
  fed.catch(() => undefined);
  try {
    for await (const entry of reader) {
      if (entry.header.type !== 'file') {
        throw new Error('it holds something else than files');
      }
      yield archivedFile(entry.header, entry);
      entry.resume();
    }
    await fed;
  } catch (cause) {
    throw explain(cause);
  }
  if (!(await isEnded(path))) {
    throw endsTooEarly();
  }
}

function archivedFile({ name, size: bytes }: Header, content: AsyncIterable<unknown>): ArchivedFile {
  return {
    name,
    bytes,
    async text(maximumBytes) {
      if (bytes > maximumBytes) {
        throw new Error(`${name} in the archive is longer than it can be.`);
      }
      const chunks: Buffer[] = [];
      for await (const chunk of content) {
        // A file's content comes in buffers.
        chunks.push(chunk as Buffer);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
    async extract(target) {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(content, createWriteStream(target, { mode: 0o600 }));
    },
  };
}

/** The library's words are for programmers. */
function explain(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : '';
  if (/unexpected end|premature close/iu.test(message)) {
    return endsTooEarly(cause);
  }
  return /^(?:invalid tar|invalid header|header exceeds|it holds)/iu.test(message)
    ? new Error('The archive is damaged, or it is not one of ours.', { cause })
    : cause;
}

function endsTooEarly(cause?: unknown): Error {
  return new Error('The archive ends too early: it was not written to its end.', { cause });
}

async function isEnded(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(
      Buffer.alloc(END_BYTES, 1),
      0,
      END_BYTES,
      Math.max(0, size - END_BYTES),
    );
    return buffer.every((byte) => byte === 0);
  } finally {
    await handle.close();
  }
}
