import type { Operation, OperationName } from '../instruction/operation.ts';
import { mapPixels } from '../raster.ts';
import type { Raster } from '../raster.ts';

type Pixel = [number, number, number];
type Grade = (pixel: Pixel, strength: number, place: { x: number; y: number }) => void;

function light(pixel: Pixel): number {
  return pixel[0] * 0.2126 + pixel[1] * 0.7152 + pixel[2] * 0.0722;
}

function saturateBy(pixel: Pixel, factor: number): void {
  const grey = light(pixel);
  for (const channel of [0, 1, 2] as const) {
    pixel[channel] = grey + (pixel[channel] - grey) * factor;
  }
}

function scaleBy(pixel: Pixel, factors: readonly [number, number, number]): void {
  pixel[0] *= factors[0];
  pixel[1] *= factors[1];
  pixel[2] *= factors[2];
}

function leanTo(pixel: Pixel, colour: readonly [number, number, number], part: number): void {
  for (const channel of [0, 1, 2] as const) {
    pixel[channel] += (colour[channel] - pixel[channel]) * part;
  }
}

function curve(pixel: Pixel, change: (value: number) => number): void {
  for (const channel of [0, 1, 2] as const) {
    pixel[channel] = change(Math.max(0, Math.min(255, pixel[channel])) / 255) * 255;
  }
}

/** Changes of colour and light; `place` is from 0 to 1 over the picture. */
export const grades: Readonly<Partial<Record<OperationName, Grade>>> = {
  'black-and-white': (pixel) => {
    const grey = pixel[0] * 0.34 + pixel[1] * 0.52 + pixel[2] * 0.14;
    const toned = Math.max(0, Math.min(255, (grey - 122) * 1.12 + 124));
    pixel.fill(toned);
  },
  vintage: (pixel, strength, { x, y }) => {
    saturateBy(pixel, 1 - 0.5 * strength);
    curve(pixel, (value) => 0.09 * strength + value * (1 - 0.14 * strength));
    scaleBy(pixel, [1 + 0.1 * strength, 1 + 0.01 * strength, 1 - 0.2 * strength]);
    const away = (x - 0.5) ** 2 + (y - 0.5) ** 2;
    scaleBy(pixel, [1 - away * 0.7, 1 - away * 0.8, 1 - away * 0.8]);
  },
  warm: (pixel, strength) => {
    scaleBy(pixel, [1 + 0.12 * strength, 1 + 0.02 * strength, 1 - 0.16 * strength]);
    leanTo(pixel, [255, 196, 120], 0.05 * strength);
  },
  cold: (pixel, strength) => {
    scaleBy(pixel, [1 - 0.15 * strength, 1 - 0.01 * strength, 1 + 0.14 * strength]);
    leanTo(pixel, [150, 190, 240], 0.05 * strength);
  },
  vivid: (pixel, strength) => {
    saturateBy(pixel, 1 + 0.5 * strength);
    curve(pixel, (value) => value + (value - 0.5) * value * (1 - value) * 0.7 * strength);
  },
  muted: (pixel, strength) => {
    saturateBy(pixel, Math.max(0.1, 1 - 0.5 * strength));
    curve(pixel, (value) => 0.07 * strength + value * (1 - 0.1 * strength));
  },
  brighten: (pixel, strength) => {
    curve(pixel, (value) => Math.pow(value, 1 / (1 + 0.45 * strength)));
  },
  darken: (pixel, strength) => {
    curve(pixel, (value) => Math.pow(value, 1 + 0.5 * strength) * (1 - 0.1 * strength));
  },
  contrast: (pixel, strength) => {
    curve(pixel, (value) => {
      const sharp = value < 0.5 ? 2 * value * value : 1 - 2 * (1 - value) ** 2;
      return value + (sharp - value) * Math.min(1, 0.7 * strength);
    });
  },
  night: (pixel, strength, { y }) => {
    const level = light(pixel);
    const lamp = Math.max(0, (pixel[0] - pixel[2]) / 255) * Math.max(0, (level - 150) / 105);
    saturateBy(pixel, 0.55);
    const dim = 0.52 - 0.12 * (strength - 1) - 0.14 * (1 - y);
    const moonlit: Pixel = [
      pixel[0] * dim * 0.72,
      pixel[1] * dim * 0.88,
      Math.min(255, pixel[2] * dim * 1.3 + 14),
    ];
    for (const channel of [0, 1, 2] as const) {
      pixel[channel] = moonlit[channel] * (1 - lamp) + pixel[channel] * lamp;
    }
    leanTo(pixel, [255, 196, 110], lamp * 0.4);
  },
  sunset: (pixel, strength, { y }) => {
    const level = light(pixel) / 255;
    const low: readonly [number, number, number] = [255, 150, 72];
    const high: readonly [number, number, number] = [142, 78, 132];
    const part = Math.max(0, Math.min(1, y / 0.75));
    const tint = [0, 1, 2].map((channel) => (high[channel] ?? 0) * (1 - part) + (low[channel] ?? 0) * part);
    scaleBy(pixel, [1.08, 0.9, 0.76]);
    leanTo(pixel, [tint[0] ?? 0, tint[1] ?? 0, tint[2] ?? 0], (0.12 + 0.3 * level) * Math.min(1.3, strength));
  },
  vignette: (pixel, strength, { x, y }) => {
    const away = Math.hypot(x - 0.5, y - 0.5) / 0.71;
    const dim = 1 - Math.min(0.85, Math.max(0, away - 0.35) ** 1.6 * 1.5 * strength);
    scaleBy(pixel, [dim, dim, dim]);
  },
  'light-left': (pixel, strength, { x, y }) => {
    relight(pixel, strength, { near: 1 - x, y });
  },
  'light-right': (pixel, strength, { x, y }) => {
    relight(pixel, strength, { near: x, y });
  },
};

function relight(pixel: Pixel, strength: number, at: { near: number; y: number }): void {
  const reach = at.near * 1.1 + (1 - at.y) * 0.22;
  const gain = 1 + (reach - 0.62) * 0.9 * strength;
  scaleBy(pixel, [gain * (1 + 0.06 * reach), gain, gain * (1 - 0.06 * reach)]);
}

export function applyGrade(raster: Raster, grade: Grade, operation: Operation): Raster {
  const { width, height } = raster;
  const place = { x: 0, y: 0 };
  return mapPixels(raster, (pixel, x, y) => {
    place.x = x / width;
    place.y = y / height;
    grade(pixel, operation.strength, place);
  });
}
