import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;

/** Takes the entries of an archive one after the other; a part of an entry at a time. */
export type TarReader = (name: string, chunk: Uint8Array) => Promise<void>;

/**
 * Reads a tar archive (ustar, as npm packs it), compressed by gzip when its name says so (`.tgz`, `.gz`). Only plain files
 * are told of; what they are called is the reader's to judge. @throws where it is no such archive
 */
export async function readTar(path: string, read: TarReader): Promise<void> {
  const unpack = async (source: AsyncIterable<Buffer>): Promise<void> => walk(source, read);
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  await (/\.t?gz$/u.test(path) ? pipeline(file, createGunzip(), unpack) : pipeline(file, unpack));
}

async function walk(source: AsyncIterable<Buffer>, read: TarReader): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let entry: { readonly name: string; left: number; padding: number } | null = null;
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (entry === null) {
        if (rest.length < BLOCK) {
          break;
        }
        entry = entryOf(rest.subarray(0, BLOCK));
        rest = rest.subarray(BLOCK);
      }
      const taken: Buffer = rest.subarray(0, entry.left);
      if (taken.length > 0 && entry.name !== '') {
        await read(entry.name, taken);
      }
      entry.left -= taken.length;
      rest = rest.subarray(taken.length);
      if (entry.left > 0 || rest.length < entry.padding) {
        break;
      }
      rest = rest.subarray(entry.padding);
      entry = null;
    }
  }
  if (entry !== null && entry.left > 0) {
    throw new Error('The archive ends in the middle of a file.');
  }
}

/** Of what is no plain file the name is empty, and so is that of the blocks of zeros at the end. */
function entryOf(header: Buffer): { readonly name: string; left: number; padding: number } {
  if (header.every((byte) => byte === 0)) {
    return { name: '', left: 0, padding: 0 };
  }
  if (header.toString('latin1', 257, 262) !== 'ustar') {
    throw new Error('This is no tar archive.');
  }
  const size = Number.parseInt(textOf(header, 124, 136), 8);
  if (!Number.isSafeInteger(size)) {
    throw new Error('The archive holds a file of unknown length.');
  }
  const kind = textOf(header, 156, 157);
  const folder = textOf(header, 345, 500);
  const name = textOf(header, 0, 100);
  const isFile = kind === '0' || kind === '';
  return {
    name: isFile ? [folder, name].filter((part) => part !== '').join('/') : '',
    left: size,
    padding: (BLOCK - (size % BLOCK)) % BLOCK,
  };
}

function textOf(header: Buffer, from: number, to: number): string {
  const text = header.toString('utf8', from, to);
  const end = text.indexOf('\0');
  return (end === -1 ? text : text.slice(0, end)).trim();
}
