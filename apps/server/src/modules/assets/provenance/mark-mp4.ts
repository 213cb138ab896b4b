import type { FileHandle } from 'node:fs/promises';
import { MOST_PARTS, readAt } from './file-piece.ts';

/** The user box that holds XMP (ISO 16684-3). */
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
/** The user box that holds C2PA's manifest. */
const MANIFEST_BOX = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');
const LARGEST_SIZE = 0xffffffff;

interface Box {
  readonly start: number;
  /** As it stands there: 0 reaches to the file's end. */
  readonly size: number;
  readonly bytes: number;
  /** A packet, or a manifest whose signature covers the file as it was. */
  readonly isOutdated: boolean;
}

/**
 * Appends the packet as a user box of the file: nothing that was there moves, so that what points into it stays true. A
 * packet of before becomes free space, and so does a C2PA manifest.
 */
export async function markMp4(
  file: FileHandle,
  { size, packet }: { size: number; packet: Buffer },
): Promise<void> {
  for (const box of await readBoxes(file, size)) {
    if (box.isOutdated) {
      await file.write(Buffer.from('free', 'latin1'), 0, 4, box.start + 4);
    }
    if (box.size === 0 && box.bytes <= LARGEST_SIZE) {
      // It would swallow what comes after it.
      await file.write(uint32(box.bytes), 0, 4, box.start);
    }
  }
  const type = Buffer.from('uuid', 'latin1');
  const box = Buffer.concat([uint32(8 + XMP_BOX.length + packet.length), type, XMP_BOX, packet]);
  await file.write(box, 0, box.length, size);
}

/** The boxes of the file itself, as far as they can be read: behind them may stand anything. */
async function readBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= size && boxes.length < MOST_PARTS;) {
    const head = await readAt(file, start, 24);
    const written = head.readUInt32BE(0);
    const large = written === 1 && head.length >= 16 ? Number(head.readBigUInt64BE(8)) : written;
    const bytes = written === 0 ? size - start : large;
    if (bytes < 8 || start + bytes > size) {
      break;
    }
    const user = head.subarray(8);
    const isOutdated =
      head.toString('latin1', 4, 8) === 'uuid' && (user.equals(XMP_BOX) || user.equals(MANIFEST_BOX));
    boxes.push({ start, size: written, bytes, isOutdated });
    start += bytes;
  }
  return boxes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
