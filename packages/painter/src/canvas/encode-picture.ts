import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/**
 * A finished picture as WebP of quality 92. The least effort takes a third of the usual time for a file a twentieth
 * larger (measured on 1080p pictures of 200 kB).
 */
export async function encodePicture(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
}
