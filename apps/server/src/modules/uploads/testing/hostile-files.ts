import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Files that are not what they say, made by code: nothing here was ever somebody's photograph or attack.

/** A PNG of any size without its pixels in memory: rows of zeros, which compress to nothing. */
export function hugePng(side: number): Buffer {
  // One bit of grey a pixel.
  const row = Math.ceil(side / 8) + 1;
  return png(side, { kind: [1, 0, 0, 0, 0], pixels: deflateSync(Buffer.alloc(row * side), { level: 9 }) });
}

/** A PNG of 16 bits a channel in Adam7's order, which has to be unpacked whole, and ends after a quarter of it. */
export function cutInterlacedPng(side: number): Buffer {
  const quarter = Buffer.alloc(side * side * 2);
  return png(side, { kind: [16, 6, 0, 0, 1], pixels: deflateSync(quarter, { level: 1 }) });
}

/** `kind`: bit depth, colour type, compression, filter, interlace. */
function png(side: number, { kind, pixels }: { kind: number[]; pixels: Buffer }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set(kind, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A small picture in a format of libvips. */
export async function smallPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
): Promise<Buffer> {
  const background = { r: 200, g: 90, b: 30 };
  return await sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A JPEG that tells where it was taken, lies on its side, and has a ZIP behind its end. */
export async function tellingJpeg(): Promise<Buffer> {
  const background = { r: 10, g: 160, b: 90 };
  const picture = await sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .withExif({
      IFD0: { Copyright: 'somebody', Software: 'secret-camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([picture, emptyZip('hidden-in-the-trailer.txt')]);
}

function emptyZip(name: string): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x0403_4b50, 0);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name)]);
}

/** Texts and documents that pretend to be pictures by their name. `canary` is an address that must never be asked. */
export function pretenders(canary: string): Readonly<Record<string, Buffer>> {
  const text = (content: string): Buffer => Buffer.from(content);
  return {
    'an SVG': text(
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="${canary}/svg"/></svg>`,
    ),
    'an HTML page': text(`<!doctype html><img src="${canary}/html"><script>alert(1)</script>`),
    'an HLS playlist': text(`#EXTM3U\n#EXTINF:10,\n${canary}/playlist.ts\n#EXT-X-ENDLIST\n`),
    'a PDF': text('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    'a GIF with a script in it': text(`GIF89a/*${'\0'.repeat(20)}*/=1;fetch("${canary}/gif")`),
    'an ImageMagick script': text(`push graphic-context\nimage over 0,0 0,0 '${canary}/mvg'\n`),
    'an empty name for nothing': text('\0'),
    'a ZIP': emptyZip('a.png'),
  };
}
