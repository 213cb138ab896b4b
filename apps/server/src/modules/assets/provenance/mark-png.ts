import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { MOST_PARTS, readAt } from './file-piece.ts';
import type { FilePiece } from './file-piece.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Where a packet may stand: some writers compress it. */
const texts: ReadonlySet<string> = new Set(['iTXt', 'tEXt', 'zTXt']);
/** The keyword under which PNG keeps XMP, and the end of it. */
const KEYWORD = Buffer.from('XML:com.adobe.xmp\0', 'latin1');
/** Where C2PA keeps its manifest. Its signature covers the file as it was, and what no longer fits reads as forged. */
const MANIFEST = 'caBX';
/** Not compressed, in no language, without a translated keyword. */
const PLAIN = Buffer.from([0, 0, 0, 0]);

/** The packet as an `iTXt` chunk after the header; a packet or a manifest that was there makes room. */
export async function markPng(
  file: FileHandle,
  { size, packet }: { size: number; packet: Buffer },
): Promise<FilePiece[]> {
  const pieces: FilePiece[] = [{ start: 0, end: SIGNATURE_BYTES }];
  let start = SIGNATURE_BYTES;
  while (start < size && pieces.length < MOST_PARTS) {
    const head = await readAt(file, start, 8 + KEYWORD.length);
    if (head.length < 8) {
      break;
    }
    const type = head.toString('latin1', 4, 8);
    const end = Math.min(size, start + FRAME_BYTES + head.readUInt32BE(0));
    const isPacket = texts.has(type) && head.subarray(8).equals(KEYWORD);
    if (!isPacket && type !== MANIFEST) {
      pieces.push({ start, end });
    }
    if (type === 'IHDR') {
      pieces.push(chunkOf('iTXt', Buffer.concat([KEYWORD, PLAIN, packet])));
    }
    start = end;
  }
  return [...pieces, { start, end: size }];
}

function chunkOf(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
