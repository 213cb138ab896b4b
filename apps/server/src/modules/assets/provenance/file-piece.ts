import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Part of a file that is written anew: bytes of our own, or a stretch of the old file up to `end`, which is not in it. */
export type FilePiece = Buffer | { readonly start: number; readonly end: number };

/** Parts of a file that are looked at. No maker needs more; a file of nothing but tiny ones would take hours. */
export const MOST_PARTS = 10_000;

/** So many bytes at a place; fewer at the file's end. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Replaces a file by its pieces, a little at a time, whatever its size. The old one stands until the new one is whole. */
export async function rewriteFile(path: string, pieces: readonly FilePiece[]): Promise<void> {
  const fresh = `${path}.marked`;
  const output = await open(fresh, 'w');
  try {
    for (const piece of pieces) {
      if (Buffer.isBuffer(piece)) {
        await output.writeFile(piece);
      } else if (piece.end > piece.start) {
        // A stream's end is its last byte.
        for await (const bytes of createReadStream(path, { start: piece.start, end: piece.end - 1 })) {
          // Without an encoding, a stream of a file gives buffers.
          await output.writeFile(bytes as Buffer);
        }
      }
    }
  } finally {
    await output.close();
  }
  await rename(fresh, path);
}
