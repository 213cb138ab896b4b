import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { RgbaPixels } from './texture-of.ts';

/** No picture is kept larger than this, however near the camera comes. */
const mostPixels = 12_000_000;
/** Enlarging smoothly beyond this gains nothing that sampling would not do. */
const mostEnlarged = 2;

export interface WantedSize {
  /** Size of the picture on the frame where it is largest, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads a picture at the size it is needed in. @throws when the file is no picture */
export async function loadPixels(file: string, wanted: WantedSize): Promise<RgbaPixels> {
  const image = await loadImage(file).catch((error: unknown) => {
    throw new Error(`The picture ${file} of a layer cannot be read.`, { cause: error });
  });
  const limit = Math.min(
    mostEnlarged,
    Math.max(wanted.width / image.width, wanted.height / image.height),
    Math.sqrt(mostPixels / (image.width * image.height)),
  );
  const width = even(image.width * limit);
  const height = even(image.height * limit);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
