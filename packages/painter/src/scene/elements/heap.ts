import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../../canvas/colour.ts';
import type { Noise } from '../../canvas/noise.ts';
import type { Ramp } from '../scene.ts';

/** A ball of a heap; a cloud, a crown of leaves or smoke is many. */
export interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far it stands before the others. */
  readonly z?: number;
}

export interface HeapLook {
  readonly ramp: Ramp;
  readonly noise: Noise;
  /** From what is lit towards the light. */
  readonly toward: readonly [number, number, number];
  /** How ragged outlines and light are, from 0 to 1. */
  readonly roughness: number;
  /** Size of the raggedness in pixels of the field. */
  readonly grain: number;
  /** Pixels over which an edge fades. */
  readonly softness: number;
  /** Darkening towards the bottom, from 0 to 1. */
  readonly sag: number;
}

/** A painted heap and where its upper left corner stands. */
export interface HeapPicture {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
}

interface HeapGrid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly lit: Float32Array;
  readonly alpha: Float32Array;
  readonly rough: Float32Array;
}

/** Lights a heap of balls as one body: the foremost ball at every pixel, its outline and light made ragged by noise. */
export function paintHeap(puffs: readonly Puff[], look: HeapLook): HeapPicture {
  const grid = openGrid(puffs, look);
  for (const puff of puffs) {
    layPuff(grid, puff, look);
  }
  const canvas = createCanvas(grid.width, grid.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(grid.width, grid.height);
  const { data } = image;
  for (let row = 0; row < grid.height; row++) {
    const low = row / grid.height;
    for (let column = 0; column < grid.width; column++) {
      const at = row * grid.width + column;
      const alpha = grid.alpha[at] ?? 0;
      if (alpha <= 0) {
        continue;
      }
      const lit = (grid.lit[at] ?? 0) - look.sag * low * low + (grid.rough[at] ?? 0) * look.roughness * 0.62;
      const tone = Math.round(clamp(lit, 0, 1) * 255) * 3;
      data[at * 4] = look.ramp[tone] ?? 0;
      data[at * 4 + 1] = look.ramp[tone + 1] ?? 0;
      data[at * 4 + 2] = look.ramp[tone + 2] ?? 0;
      data[at * 4 + 3] = alpha * 255;
    }
  }
  context.putImageData(image, 0, 0);
  return { canvas, x: grid.left, y: grid.top };
}

function openGrid(puffs: readonly Puff[], look: HeapLook): HeapGrid {
  const reach = 1.3;
  const left = Math.floor(Math.min(...puffs.map((puff) => puff.x - puff.radius * reach)));
  const top = Math.floor(Math.min(...puffs.map((puff) => puff.y - puff.radius * reach)));
  const right = Math.ceil(Math.max(...puffs.map((puff) => puff.x + puff.radius * reach)));
  const bottom = Math.ceil(Math.max(...puffs.map((puff) => puff.y + puff.radius * reach)));
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const count = width * height;
  const rough = new Float32Array(count);
  const scale = 1 / look.grain;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      rough[row * width + column] = look.noise.sum((left + column) * scale, (top + row) * scale, 4);
    }
  }
  return {
    left,
    top,
    width,
    height,
    depth: new Float32Array(count).fill(-1e9),
    lit: new Float32Array(count),
    alpha: new Float32Array(count),
    rough,
  };
}

function layPuff(grid: HeapGrid, puff: Puff, look: HeapLook): void {
  const x = puff.x - grid.left;
  const y = puff.y - grid.top;
  const { radius } = puff;
  const reach = radius * 1.3;
  const firstRow = Math.max(0, Math.floor(y - reach));
  const lastRow = Math.min(grid.height - 1, Math.ceil(y + reach));
  const firstColumn = Math.max(0, Math.floor(x - reach));
  const lastColumn = Math.min(grid.width - 1, Math.ceil(x + reach));
  const [tx, ty, tz] = look.toward;
  for (let row = firstRow; row <= lastRow; row++) {
    const dy = row + 0.5 - y;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const at = row * grid.width + column;
      const dx = column + 0.5 - x;
      const edge = radius * (1 + (grid.rough[at] ?? 0) * look.roughness * 0.42);
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance >= edge) {
        continue;
      }
      const covered = Math.min(1, (edge - distance) / look.softness);
      const part = distance / edge;
      const nz = Math.sqrt(1 - part * part);
      const depth = nz * radius + (puff.z ?? 0);
      grid.alpha[at] = Math.max(grid.alpha[at] ?? 0, covered);
      if (depth <= (grid.depth[at] ?? 0)) {
        continue;
      }
      const lit = 0.46 + 0.54 * ((dx / edge) * tx + (dy / edge) * ty + nz * tz * 0.6);
      const known = grid.depth[at] ?? -1e9;
      const blend = known < -1e8 ? 1 : covered;
      grid.lit[at] = (grid.lit[at] ?? 0) * (1 - blend) + lit * blend;
      if (covered > 0.5) {
        grid.depth[at] = depth;
      }
    }
  }
}

/** Sets a painted heap into a picture of `step` pixels to one of the heap's. */
export function drawHeap(context: SKRSContext2D, { canvas, x, y }: HeapPicture, step: number): void {
  context.drawImage(canvas, x * step, y * step, canvas.width * step, canvas.height * step);
}
