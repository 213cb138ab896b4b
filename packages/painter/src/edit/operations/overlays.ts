import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitText } from '@kinora/renderer';
import { seededRandom } from '../../canvas/random.ts';
import type { Operation, OperationName } from '../instruction/operation.ts';
import type { Raster } from '../raster.ts';

interface Easel {
  readonly context: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly language: 'en' | 'hi' | 'fr' | 'it' | 'es' | 'ja';
}

type Overlay = (easel: Easel, operation: Operation) => void;

/** What is laid over the picture. */
export const overlays: Readonly<Partial<Record<OperationName, Overlay>>> = {
  rain: paintRain,
  snow: paintSnow,
  fog: paintFog,
  grain: paintGrain,
  letterbox: paintLetterbox,
  border: paintBorder,
  text: paintText,
};

/** Draws over a picture with the canvas's own brushes. */
export function drawOver(
  raster: Raster,
  how: { seed: number; language: Easel['language'] },
  draw: (easel: Easel) => void,
): Raster {
  const { width, height } = raster;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(raster.data);
  context.putImageData(image, 0, 0);
  draw({ context, width, height, ...how });
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function paintRain({ context, width, height, seed }: Easel, { strength }: Operation): void {
  const random = seededRandom(seed);
  const unit = Math.min(width, height) / 1000;
  context.fillStyle = 'rgba(34,48,66,0.3)';
  context.fillRect(0, 0, width, height);
  for (const [count, length, thick, alpha] of [
    [1000, 34, 0.9, 0.2],
    [420, 70, 1.4, 0.28],
    [110, 130, 2.2, 0.32],
  ] as const) {
    context.strokeStyle = `rgba(226,236,248,${alpha})`;
    context.lineWidth = thick * unit;
    context.beginPath();
    for (let drop = 0; drop < count * strength; drop++) {
      const x = random() * width * 1.2 - width * 0.1;
      const y = random() * height * 1.2 - height * 0.1;
      const size = length * unit * (0.6 + random() * 0.6);
      context.moveTo(x, y);
      context.lineTo(x - size * 0.14, y + size);
    }
    context.stroke();
  }
  for (let splash = 0; splash < 160 * strength; splash++) {
    const y = height * (0.74 + random() * 0.26);
    const size = unit * (3 + random() * 7);
    context.strokeStyle = 'rgba(232,242,250,0.3)';
    context.lineWidth = unit;
    context.beginPath();
    context.ellipse(random() * width, y, size, size * 0.3, 0, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintSnow({ context, width, height, seed }: Easel, { strength }: Operation): void {
  const random = seededRandom(seed);
  const unit = Math.min(width, height) / 1000;
  context.fillStyle = 'rgba(206,220,238,0.2)';
  context.fillRect(0, 0, width, height);
  const ground = context.createLinearGradient(0, height * 0.7, 0, height);
  ground.addColorStop(0, 'rgba(244,248,255,0)');
  ground.addColorStop(1, 'rgba(244,248,255,0.5)');
  context.fillStyle = ground;
  context.fillRect(0, height * 0.7, width, height * 0.3);
  for (let flake = 0; flake < 900 * strength; flake++) {
    const near = random() ** 3;
    context.fillStyle = `rgba(255,255,255,${0.9 - near * 0.45})`;
    context.beginPath();
    context.arc(random() * width, random() * height, unit * (1 + near * 9), 0, Math.PI * 2);
    context.fill();
  }
}

function paintFog({ context, width, height, seed }: Easel, { strength }: Operation): void {
  const random = seededRandom(seed);
  const veil = context.createLinearGradient(0, 0, 0, height);
  veil.addColorStop(0, `rgba(214,222,228,${0.5 * strength})`);
  veil.addColorStop(0.55, `rgba(214,222,228,${0.6 * strength})`);
  veil.addColorStop(1, `rgba(214,222,228,${0.2 * strength})`);
  context.fillStyle = veil;
  context.fillRect(0, 0, width, height);
  for (let bank = 0; bank < 26; bank++) {
    const x = random() * width;
    const y = height * (0.25 + random() * 0.65);
    const radius = width * (0.12 + random() * 0.2);
    context.save();
    context.translate(x, y);
    context.scale(1, 0.24);
    const puff = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    puff.addColorStop(0, `rgba(228,234,238,${0.22 * strength})`);
    puff.addColorStop(1, 'rgba(228,234,238,0)');
    context.fillStyle = puff;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  }
}

function paintGrain({ context, width, height, seed }: Easel, { strength }: Operation): void {
  const size = 256;
  const tile = createCanvas(size, size);
  const brush = tile.getContext('2d');
  const image = brush.createImageData(size, size);
  const random = seededRandom(seed);
  for (let at = 0; at < size * size; at++) {
    const value = random() + random() - 1;
    image.data.fill(value > 0 ? 255 : 0, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = Math.abs(value) * 60 * strength;
  }
  brush.putImageData(image, 0, 0);
  context.fillStyle = context.createPattern(tile, 'repeat');
  context.fillRect(0, 0, width, height);
}

function paintLetterbox({ context, width, height }: Easel): void {
  context.fillStyle = '#000000';
  const bar = Math.max(0, (height - width / 2.39) / 2);
  context.fillRect(0, 0, width, bar);
  context.fillRect(0, height - bar, width, bar);
}

function paintBorder({ context, width, height }: Easel, { strength }: Operation): void {
  const thick = Math.min(width, height) * 0.045 * strength;
  context.fillStyle = '#fbfaf6';
  context.fillRect(0, 0, width, thick);
  context.fillRect(0, height - thick, width, thick);
  context.fillRect(0, 0, thick, height);
  context.fillRect(width - thick, 0, thick, height);
}

/** The renderer's bundled sans, which `fitText` registers with the canvas. */
export function sansFont(size: number): string {
  return `${size}px 'Kinora Sans', 'Kinora Sans Devanagari', 'Kinora Sans JP'`;
}

function paintText({ context, width, height, language }: Easel, { words = '' }: Operation): void {
  const fitted = fitText({
    text: words,
    role: 'subtitle',
    language,
    width: width * 0.86,
    height: height * 0.3,
    largest: height * 0.12,
    smallest: height * 0.04,
    maxLines: 2,
  });
  const shade = context.createLinearGradient(0, height * 0.56, 0, height);
  shade.addColorStop(0, 'rgba(8,10,16,0)');
  shade.addColorStop(1, 'rgba(8,10,16,0.66)');
  context.fillStyle = shade;
  context.fillRect(0, height * 0.56, width, height * 0.44);
  context.font = sansFont(fitted.fontSize);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  fitted.lines.forEach((line, index) => {
    const y = height * 0.93 - (fitted.lines.length - 1 - index) * fitted.fontSize * 1.24;
    context.strokeStyle = 'rgba(8,10,16,0.8)';
    context.lineWidth = fitted.fontSize * 0.12;
    context.strokeText(line, width / 2, y);
    context.fillStyle = '#ffffff';
    context.fillText(line, width / 2, y);
  });
}
