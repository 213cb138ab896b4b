import { crc32, deflateSync } from 'node:zlib';
import { tinyClip } from './tiny-clip.ts';

/** Makes what a request asks for; a test that looks at results brings its own. */
export interface FalResults {
  picture(body: Readonly<Record<string, unknown>>): Buffer | Promise<Buffer>;
  clip(body: Readonly<Record<string, unknown>>): Buffer | Promise<Buffer>;
}

export const plainResults: FalResults = {
  picture: (body) => greyPicture(...sizeOf(body)),
  clip: () => Buffer.from(tinyClip, 'base64'),
};

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  '16:9': [1344, 768],
  '9:16': [768, 1344],
  landscape_16_9: [1024, 576],
  portrait_16_9: [576, 1024],
  '1536x1024': [1536, 1024],
  '1024x1536': [1024, 1536],
};

/** A field's text or number; nothing for whatever else came. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Width and height of the picture that a request asks for; a square, where it says nothing. */
export function sizeOf(body: Readonly<Record<string, unknown>>): readonly [number, number] {
  const { image_size: size, aspect_ratio: ratio } = body;
  if (typeof size === 'object' && size !== null && 'width' in size && 'height' in size) {
    return [Number(size.width), Number(size.height)];
  }
  return sizes[wordOf(size ?? ratio)] ?? [1024, 1024];
}

/** A PNG of one grey (the format's specification, section 5). */
function greyPicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of which there is nothing but grey.
  header.writeUInt8(8, 8);
  const row = Buffer.alloc(width + 1, 0x90);
  // Every row begins with the number of its filter: none.
  row.writeUInt8(0, 0);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
