import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A picture's pixels: red, green, blue and alpha, a byte each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Reads a picture no larger than `longSide`, turned as its camera was held. */
export async function readRaster(file: string, longSide: number): Promise<Raster> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

export async function encodeRaster(raster: Raster): Promise<Buffer> {
  const { width, height, data } = raster;
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
}

/** A picture changed by the image library: cut, turned, blurred. */
export async function through(raster: Raster, change: (picture: Sharp) => Sharp): Promise<Raster> {
  const { width, height, data } = raster;
  const source = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  const result = await change(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: result.info.width,
    height: result.info.height,
    data: new Uint8ClampedArray(result.data.buffer, result.data.byteOffset, result.data.byteLength),
  };
}

/** The picture with every pixel made anew from its own colour and place. */
export function mapPixels(
  raster: Raster,
  change: (pixel: [number, number, number], x: number, y: number) => void,
): Raster {
  const { width, height } = raster;
  const data = new Uint8ClampedArray(raster.data);
  const pixel: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      pixel[0] = data[at] ?? 0;
      pixel[1] = data[at + 1] ?? 0;
      pixel[2] = data[at + 2] ?? 0;
      change(pixel, x, y);
      data[at] = pixel[0];
      data[at + 1] = pixel[1];
      data[at + 2] = pixel[2];
    }
  }
  return { width, height, data };
}

/** A picture to be drawn from. */
export function asCanvas({ width, height, data }: Raster): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
}
