import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { MadeBy } from '@kinora/models';
import type { DigitalSource } from './digital-source.ts';
import { readAt, rewriteFile } from './file-piece.ts';
import type { FilePiece } from './file-piece.ts';
import { markJpeg } from './mark-jpeg.ts';
import { markMp4 } from './mark-mp4.ts';
import { markPng } from './mark-png.ts';
import { markWebp } from './mark-webp.ts';
import { xmpPacket } from './xmp-packet.ts';

interface FileToMark {
  readonly size: number;
  readonly packet: Buffer;
}

type Splice = (file: FileHandle, wanted: FileToMark) => Promise<FilePiece[]>;

/**
 * Writes how a picture or clip came about into the file itself, between its parts: nothing is decoded, no pixel or packet
 * changes, and little of it is in memory at a time. A file of another format stays as it is.
 */
export async function markFile(path: string, source: DigitalSource, madeBy: MadeBy): Promise<void> {
  const packet = xmpPacket(source, madeBy);
  const file = await open(path, 'r+');
  let pieces: FilePiece[] | null;
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, 12);
    if (head.toString('latin1', 4, 8) === 'ftyp') {
      await markMp4(file, { size, packet });
      return;
    }
    pieces = (await spliceOf(head)?.(file, { size, packet })) ?? null;
  } finally {
    await file.close();
  }
  if (pieces !== null) {
    await rewriteFile(path, pieces);
  }
}

/** By what the file is, whatever it is called. */
function spliceOf(head: Buffer): Splice | undefined {
  if (head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') {
    return markPng;
  }
  if (head[0] === 0xff && head[1] === 0xd8) {
    return markJpeg;
  }
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'
    ? markWebp
    : undefined;
}
