import sharp from 'sharp';
import type { DecodedImage, DecodeOrder, RefusalReason } from './decode-message.ts';

/** Twice the width of a film: enough to move into a picture without showing its pixels. */
const KEPT_LONG_SIDE = 4096;
/** Painters and effects need something to work on: the smallest icon is enlarged to this. */
const KEPT_SHORT_SIDE = 64;
const JPEG_QUALITY = 92;

/** An image that is not taken, with the reason. */
export class RefusedImage extends Error {
  override readonly name = 'RefusedImage';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options: { cause?: unknown } = {}) {
    super(reason, options);
    this.reason = reason;
  }
}

/** Lets libvips read four formats and nothing else, whatever a file pretends to be. For a process of its own. */
export function allowFourFormats(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadWebpFile',
      // AVIF.
      'VipsForeignLoadHeifFile',
    ],
  });
}

/**
 * Judges an image by its header, then writes it anew: upright, in sRGB, without metadata and whatever was hidden behind
 * its end, of a size that is of use. @throws RefusedImage
 */
export async function reEncodeImage(
  image: DecodeOrder['images'][number],
  limits: Pick<DecodeOrder, 'maxPixels' | 'maxSidePixels'>,
): Promise<DecodedImage> {
  const header = await readHeader(image.input);
  if (header.width * header.height > limits.maxPixels) {
    throw new RefusedImage('too-many-pixels');
  }
  if (Math.max(header.width, header.height) > limits.maxSidePixels) {
    throw new RefusedImage('side-too-long');
  }
  const picture = sharp(image.input, { limitInputPixels: limits.maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...keptSize(header), fit: 'fill' })
    .toColourspace('srgb');
  const file = `${image.outputWithoutExtension}${header.hasAlpha ? '.png' : '.jpg'}`;
  const encoded = header.hasAlpha
    ? picture.png({ compressionLevel: 4 })
    : picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
  try {
    const { width, height } = await encoded.toFile(file);
    return { file, contentType: header.hasAlpha ? 'image/png' : 'image/jpeg', width, height };
  } catch (cause) {
    throw new RefusedImage('unreadable', { cause });
  }
}

interface Header {
  /** As it is seen: turned as the file says. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

async function readHeader(file: string): Promise<Header> {
  try {
    // The limit is ours below: the library's would refuse without saying why.
    const { autoOrient, hasAlpha } = await sharp(file, {
      limitInputPixels: false,
      failOn: 'error',
    }).metadata();
    return { ...autoOrient, hasAlpha };
  } catch (cause) {
    throw new RefusedImage('unreadable', { cause });
  }
}

function keptSize({ width, height }: Header): { width: number; height: number } {
  const shrink = Math.min(1, KEPT_LONG_SIDE / Math.max(width, height));
  const enlarge = Math.max(1, KEPT_SHORT_SIDE / Math.min(width * shrink, height * shrink));
  const side = (pixels: number): number =>
    Math.min(KEPT_LONG_SIDE, Math.max(KEPT_SHORT_SIDE, Math.round(pixels * shrink * enlarge)));
  return { width: side(width), height: side(height) };
}
