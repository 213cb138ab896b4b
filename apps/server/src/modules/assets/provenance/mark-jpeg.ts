import type { FileHandle } from 'node:fs/promises';
import { MOST_PARTS, readAt } from './file-piece.ts';
import type { FilePiece } from './file-piece.ts';

const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const EXTENDED_XMP = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1');
const EXIF = Buffer.from('Exif\0', 'latin1');
const APP0 = 0xe0;
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const LONGEST_NAME = EXTENDED_XMP.length;

/** The packet as an `APP1` segment, behind the file's own header and Exif, which have to stand first; no pixel is touched. */
export async function markJpeg(
  file: FileHandle,
  { size, packet }: { size: number; packet: Buffer },
): Promise<FilePiece[]> {
  const before: FilePiece[] = [{ start: 0, end: 2 }];
  const after: FilePiece[] = [];
  let start = 2;
  while (start < size && after.length < MOST_PARTS) {
    const head = await readAt(file, start, 4 + LONGEST_NAME);
    const marker = head[1];
    if (head.length < 4 || head[0] !== 0xff || marker === START_OF_SCAN || marker === undefined) {
      break;
    }
    // Any number of 0xff may stand before a marker.
    const end = marker === 0xff ? start + 1 : start + 2 + head.readUInt16BE(2);
    const name = head.subarray(4);
    const isXmp = marker === APP1 && (begins(name, XMP) || begins(name, EXTENDED_XMP));
    const isFirst = marker === APP0 || (marker === APP1 && begins(name, EXIF));
    if (!isXmp) {
      (isFirst && after.length === 0 ? before : after).push({ start, end });
    }
    start = end;
  }
  return [...before, segmentOf(packet), ...after, { start, end: size }];
}

function begins(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name);
}

function segmentOf(packet: Buffer): Buffer {
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(2 + XMP.length + packet.length, 2);
  return Buffer.concat([head, XMP, packet]);
}
