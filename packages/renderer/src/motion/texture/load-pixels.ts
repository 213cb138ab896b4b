import { readFile } from 'node:fs/promises';
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import type { Canvas, Image } from '@napi-rs/canvas';
import { decodeRawPicture } from './raw-picture.ts';
import type { RgbaPixels } from './texture-of.ts';

/** No picture is kept larger than this, however near the camera comes. */
const mostPixels = 12_000_000;
/** Enlarging smoothly beyond this gains nothing that sampling would not do. */
const mostEnlarged = 2;
/**
 * Within these times its size a picture is sampled as it is, which looks the same. A raw one is never enlarged: whoever
 * painted it knew the camera.
 */
const asItIs = { least: 0.8, most: 1.25 };

export interface WantedSize {
  /** Size of the picture on the frame where it is largest, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Reads a picture at about the size it is needed in. @throws when the file is no picture */
export async function loadPixels(file: string, wanted: WantedSize): Promise<RgbaPixels> {
  const unreadable = (cause: unknown): never => {
    throw new Error(`The picture ${file} of a layer cannot be read.`, { cause });
  };
  const bytes = await readFile(file).catch(unreadable);
  const raw = await Promise.resolve(bytes).then(decodeRawPicture).catch(unreadable);
  if (raw !== undefined && isRightSize(raw, wanted)) {
    return raw;
  }
  return drawn(raw === undefined ? await loadImage(bytes).catch(unreadable) : canvasOf(raw), wanted);
}

function isRightSize({ width, height }: RgbaPixels, wanted: WantedSize): boolean {
  const times = timesFor({ width, height }, wanted);
  return times >= asItIs.least && width % 2 === 0 && height % 2 === 0;
}

function timesFor(picture: WantedSize, wanted: WantedSize): number {
  return Math.min(
    mostEnlarged,
    Math.max(wanted.width / picture.width, wanted.height / picture.height),
    Math.sqrt(mostPixels / (picture.width * picture.height)),
  );
}

function canvasOf({ data, width, height }: RgbaPixels): Canvas {
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}

function drawn(image: Image | Canvas, wanted: WantedSize): RgbaPixels {
  const times = timesFor(image, wanted);
  const scale = times >= asItIs.least && times <= asItIs.most ? 1 : times;
  const width = even(image.width * scale);
  const height = even(image.height * scale);
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
