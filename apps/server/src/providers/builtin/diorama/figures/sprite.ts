import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { clamp, mix, multiply, saturate } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';
import type { FigureArt } from './figure-art.ts';

/** A lit figure; its foot stands at `footX`, `footY` of the picture. */
export interface Sprite {
  readonly canvas: Canvas;
  readonly footX: number;
  readonly footY: number;
  /** Pixels of the figure's own width, for its shadow. */
  readonly width: number;
}

export interface SpritePlace {
  /** Pixels of the art's 200 units. */
  readonly scale: number;
  readonly distance: number;
  readonly isTurned: boolean;
  /** Shines by itself: lamps, windows by night. */
  readonly glow?: number;
}

/** Draws a figure and lays the scene's light on it: form from its outline, rim on the lit side, shadow below, haze by distance. */
export function lightFigure(art: FigureArt, scene: Scene, place: SpritePlace): Sprite {
  const { scale } = place;
  const margin = 3;
  const width = Math.ceil(art.box.width * scale) + 2 * margin;
  const height = Math.ceil(art.box.height * scale) + 2 * margin;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const footX = place.isTurned ? (art.box.x + art.box.width) * scale + margin : -art.box.x * scale + margin;
  const footY = -art.box.y * scale + margin;
  context.save();
  context.translate(footX, footY);
  context.scale(place.isTurned ? -scale : scale, scale);
  art.draw(context);
  context.restore();
  const image = context.getImageData(0, 0, width, height);
  layLight(image.data, { width, height }, { scene, place });
  context.putImageData(image, 0, 0);
  return { canvas, footX, footY, width: art.box.width * scale };
}

function layLight(
  data: Uint8ClampedArray,
  size: { width: number; height: number },
  { scene, place }: { scene: Scene; place: SpritePlace },
): void {
  const { width, height } = size;
  const radius = Math.max(2, Math.round(Math.min(width, height) * 0.05));
  const dome = blurAlpha(data, size, radius);
  const tight = blurAlpha(data, size, Math.max(1, Math.round(radius * 0.28)));
  const { light, style } = scene;
  const [tx, ty] = light.toward;
  const reach = Math.max(1, Math.round(radius * 0.6));
  const fog = light.hazeDensity * Math.pow(clamp(place.distance, 0, 1), 0.85);
  const rim = mix(multiply([255, 246, 226], light.key), [255, 255, 255], 0.2);
  for (let y = 0; y < height; y++) {
    const low = y / height;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((data[at * 4 + 3] ?? 0) === 0) {
        continue;
      }
      const gx = sample(dome, size, { x: x - reach, y }) - sample(dome, size, { x: x + reach, y });
      const gy = sample(dome, size, { x, y: y - reach }) - sample(dome, size, { x, y: y + reach });
      const facing = gx * tx + gy * ty;
      const lit = stepTone(
        clamp(0.66 + facing * 1.2 - low * 0.22, 0, 1),
        style.tones === 0 ? 0 : Math.max(3, style.tones),
      );
      const own: Colour = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
      const seen = style.grade(multiply(saturate(own, 0.84), mix(light.ambient, light.key, lit)), 'thing');
      const edge = 1 - (tight[at] ?? 0);
      const rimmed = mix(seen, rim, clamp(edge * 2.2 * Math.max(0, facing) * (0.5 + light.hardness), 0, 0.6));
      const shining = place.glow === undefined ? rimmed : lightUp(rimmed, own, place.glow);
      const final = mix(shining, light.haze, fog);
      data[at * 4] = final[0];
      data[at * 4 + 1] = final[1];
      data[at * 4 + 2] = final[2];
    }
  }
}

/** Warm, bright colours keep their own light in the dark. */
function lightUp(seen: Colour, own: Colour, amount: number): Colour {
  const warm = own[0] > 240 && own[1] > 180 && own[1] < 236 && own[2] > 90 && own[2] < 190 ? 1 : 0;
  return mix(seen, own, warm * amount);
}

function sample(
  values: Float32Array,
  size: { width: number; height: number },
  at: { x: number; y: number },
): number {
  const column = clamp(at.x, 0, size.width - 1);
  const row = clamp(at.y, 0, size.height - 1);
  return values[row * size.width + column] ?? 0;
}

/** The figure's outline made soft: low at its edges, high within. Two passes of a running mean. */
function blurAlpha(
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  radius: number,
): Float32Array {
  let values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    values[at] = (data[at * 4 + 3] ?? 0) / 255;
  }
  for (let pass = 0; pass < 2; pass++) {
    values = blurLines(values, { lines: height, length: width, stride: 1, next: width, radius });
    values = blurLines(values, { lines: width, length: height, stride: width, next: 1, radius });
  }
  return values;
}

function blurLines(
  values: Float32Array,
  walk: { lines: number; length: number; stride: number; next: number; radius: number },
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  const { lines, length, stride, next, radius } = walk;
  const whole = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let sum = 0;
    for (let at = 0; at <= radius && at < length; at++) {
      sum += values[start + at * stride] ?? 0;
    }
    for (let at = 0; at < length; at++) {
      out[start + at * stride] = sum / whole;
      const enter = at + radius + 1;
      const leave = at - radius;
      if (enter < length) {
        sum += values[start + enter * stride] ?? 0;
      }
      if (leave >= 0) {
        sum -= values[start + leave * stride] ?? 0;
      }
    }
  }
  return out;
}
