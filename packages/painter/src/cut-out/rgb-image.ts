import sharp from 'sharp';

/** Eight-bit red, green and blue, row by row. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The picture in another size. */
export async function resizedImage(image: RgbImage, size: FrameSize): Promise<RgbImage> {
  const raw = { width: image.width, height: image.height, channels: 3 } as const;
  const data = await sharp(image.data, { raw })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data };
}
