import type { RgbaPixels } from './texture-of.ts';

/**
 * Pictures between a painter and the renderer, read once and thrown away, are not worth compressing: a PAM file
 * (Netpbm's portable arbitrary map) is a few words of header and the pixels.
 */
const magic = 'P7\n';
const end = 'ENDHDR\n';
const longestHeader = 200;

/** Puts pixels with straight alpha into the form of a picture file. */
export function encodeRawPicture({ data, width, height }: RgbaPixels): Buffer {
  const header = `${magic}WIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\n${end}`;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Buffer.concat([Buffer.from(header, 'latin1'), bytes]);
}

/** The pixels of such a file; undefined when it is a picture of another kind. @throws when it is cut off */
export function decodeRawPicture(file: Buffer): RgbaPixels | undefined {
  const start = file.subarray(0, longestHeader).toString('latin1');
  const headerBytes = start.indexOf(end) + end.length;
  if (!start.startsWith(magic) || headerBytes < end.length) {
    return undefined;
  }
  const header = start.slice(0, headerBytes);
  const [width = 0, height = 0, depth = 0] = ['WIDTH', 'HEIGHT', 'DEPTH'].map((name) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(header)?.[1]),
  );
  const data = file.subarray(headerBytes);
  if (depth !== 4 || !(width > 0) || data.length !== width * height * 4) {
    throw new Error(`A raw picture of ${width} x ${height} is not whole.`);
  }
  return { data, width, height };
}
