import { createYuvFrame } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';

/** A still picture that comes slowly nearer. */
export interface Push {
  /** As it is after so many seconds, 0 being the picture itself. */
  paint(seconds: number, frame: YuvFrame): void;
}

/** How much nearer it comes in a second, once it moves. */
const NEARER_PER_SECOND = 0.015;
/** It starts from rest: nobody sees when the clip has stopped. */
const EASING_SECONDS = 0.8;
const ONE = 256;

/** A push into a picture of the film's size; pixels are sampled between their neighbours, so that nothing trembles. */
export function createPush(picture: Buffer, { width, height }: { width: number; height: number }): Push {
  const still = createYuvFrame(width, height);
  picture.copy(still.bytes);
  return {
    paint(seconds, frame) {
      const eased = seconds - EASING_SECONDS * (1 - Math.exp(-seconds / EASING_SECONDS));
      const zoom = 1 + NEARER_PER_SECOND * eased;
      samplePlane(still.y, frame.y, { width, height, zoom });
      const half = { width: width >> 1, height: height >> 1, zoom };
      samplePlane(still.u, frame.u, half);
      samplePlane(still.v, frame.v, half);
    },
  };
}

interface Sampling {
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** About the middle, with 8 bits of fraction. */
function samplePlane(from: Buffer, to: Buffer, { width, height, zoom }: Sampling): void {
  const columns = places(width, zoom);
  const rows = places(height, zoom);
  for (let y = 0; y < height; y++) {
    const row = rows[y] ?? 0;
    const down = row & (ONE - 1);
    const upper = (row >> 8) * width;
    const lower = Math.min(height - 1, (row >> 8) + 1) * width;
    for (let x = 0; x < width; x++) {
      const column = columns[x] ?? 0;
      const right = column & (ONE - 1);
      const left = column >> 8;
      const next = left + 1 < width ? left + 1 : left;
      const top = (from[upper + left] ?? 0) * (ONE - right) + (from[upper + next] ?? 0) * right;
      const bottom = (from[lower + left] ?? 0) * (ONE - right) + (from[lower + next] ?? 0) * right;
      to[y * width + x] = (top * (ONE - down) + bottom * down + 32_768) >> 16;
    }
  }
}

function places(length: number, zoom: number): Int32Array {
  const middle = (length - 1) / 2;
  return Int32Array.from({ length }, (_, at) => Math.round((middle + (at - middle) / zoom) * ONE));
}
