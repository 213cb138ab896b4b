import type { FileHandle } from 'node:fs/promises';
import { MOST_PARTS, readAt } from './file-piece.ts';
import type { FilePiece } from './file-piece.ts';

/** `RIFF`, the size of what follows, `WEBP`. */
const HEAD_BYTES = 12;
/** The features, a packet, and C2PA's manifest, whose signature covers the file as it was. */
const replaced: ReadonlySet<string> = new Set(['VP8X', 'XMP ', 'C2PA']);
const XMP_FLAG = 0x04;
const ALPHA_FLAG = 0x10;
/** Sides of a picture have fourteen bits. */
const SIDE = 0x3fff;

interface Chunk {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Its first bytes. */
  readonly data: Buffer;
}

/** The packet as the last chunk of an extended file; a simple file becomes one. No pixel is touched. */
export async function markWebp(
  file: FileHandle,
  { size, packet }: { size: number; packet: Buffer },
): Promise<FilePiece[]> {
  const chunks = await readChunks(file, size);
  const [first] = chunks;
  if (first === undefined) {
    throw new Error('A WebP file without a picture');
  }
  const kept = chunks.filter(({ type }) => !replaced.has(type));
  const body: FilePiece[] = [
    chunkOf('VP8X', featuresOf(first)),
    ...kept.map(({ start, end }) => ({ start, end })),
    chunkOf('XMP ', packet),
  ];
  const bytes = body.reduce(
    (sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : piece.end - piece.start),
    0,
  );
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(bytes + 4, 4);
  return [head, ...body];
}

async function readChunks(file: FileHandle, size: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  // What stands behind the picture is none of it.
  const whole = Math.min(size, 8 + (await readAt(file, 4, 4)).readUInt32LE(0));
  for (let start = HEAD_BYTES; start + 8 <= whole;) {
    const head = await readAt(file, start, 18);
    const length = head.readUInt32LE(4);
    // Chunks begin at even places.
    const isLast = chunks.length === MOST_PARTS;
    const end = isLast ? whole : Math.min(whole, start + 8 + length + (length % 2));
    chunks.push({ type: head.toString('latin1', 0, 4), start, end, data: head.subarray(8) });
    start = end;
  }
  return chunks;
}

/** What an extended file says about itself: flags, and the sides less one in three bytes each. */
function featuresOf({ type, data }: Chunk): Buffer {
  if (type === 'VP8X') {
    const features = Buffer.from(data.subarray(0, 10));
    features.writeUInt8(features.readUInt8(0) | XMP_FLAG);
    return features;
  }
  const features = Buffer.alloc(10);
  if (type === 'VP8L') {
    // A signature byte, then width less one, height less one, and whether there is alpha.
    const bits = data.readUInt32LE(1);
    features.writeUInt8(XMP_FLAG | ((bits >>> 28) & 1 ? ALPHA_FLAG : 0));
    features.writeUIntLE(bits & SIDE, 4, 3);
    features.writeUIntLE((bits >>> 14) & SIDE, 7, 3);
    return features;
  }
  // A lossy key frame: three bytes of tag, three of start code, then both sides.
  features.writeUInt8(XMP_FLAG);
  features.writeUIntLE((data.readUInt16LE(6) & SIDE) - 1, 4, 3);
  features.writeUIntLE((data.readUInt16LE(8) & SIDE) - 1, 7, 3);
  return features;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
