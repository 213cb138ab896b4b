import type { FileHandle } from 'node:fs/promises';
import { MOST_PARTS, readAt } from './file-piece.ts';
import type { FilePiece } from './file-piece.ts';

const XMP = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
const EXTENDED_XMP = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1');
const EXIF = Buffer.from('Exif\0', 'latin1');
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;
const LONGEST_NAME = EXTENDED_XMP.length;

/** A JUMBF box in an `APP11` segment: `JP`, its number, which part of it this is, its own head. */
const BOX_NUMBER = { from: 2, to: 4 } as const;
/** The type of what C2PA's manifest stands in, in the description that every JUMBF box begins with. */
const MANIFEST_TYPE = { at: 20, bytes: Buffer.from('jumdc2pa', 'latin1') } as const;

/**
 * The packet as an `APP1` segment, behind the file's own header and Exif, which have to stand first; no pixel is touched.
 * A C2PA manifest makes room: its signature covers the file as it was, and what no longer fits reads as forged.
 */
export async function markJpeg(
  file: FileHandle,
  { size, packet }: { size: number; packet: Buffer },
): Promise<FilePiece[]> {
  const before: FilePiece[] = [{ start: 0, end: 2 }];
  const after: FilePiece[] = [];
  const manifests = new Set<string>();
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
    if (!isXmp && !(marker === APP11 && isOfManifest(name, manifests))) {
      (isFirst && after.length === 0 ? before : after).push({ start, end });
    }
    start = end;
  }
  return [...before, segmentOf(packet), ...after, { start, end: size }];
}

/** Whether a segment is a part of a manifest, of which the first one says so; `manifests` are the numbers of the known ones. */
function isOfManifest(segment: Buffer, manifests: Set<string>): boolean {
  const number = segment.toString('hex', BOX_NUMBER.from, BOX_NUMBER.to);
  if (begins(segment.subarray(MANIFEST_TYPE.at), MANIFEST_TYPE.bytes)) {
    manifests.add(number);
  }
  return begins(segment, Buffer.from('JP', 'latin1')) && manifests.has(number);
}

function begins(data: Buffer, name: Buffer): boolean {
  return data.subarray(0, name.length).equals(name);
}

function segmentOf(packet: Buffer): Buffer {
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(2 + XMP.length + packet.length, 2);
  return Buffer.concat([head, XMP, packet]);
}
