import type { YuvFrame } from '../compositor/yuv.ts';
import { createPixelMemory } from '../motion/kernels/pixel-memory.ts';
import type { PixelMemory } from '../motion/kernels/pixel-memory.ts';

/** A still picture that comes slowly nearer. */
export interface Push {
  /** As it is after so many seconds, 0 being the picture itself. */
  paint(seconds: number, frame: YuvFrame): void;
}

/** How much nearer it comes in a second, once it moves. */
const NEARER_PER_SECOND = 0.015;
/** It starts from rest: nobody sees when the clip has stopped. */
const EASING_SECONDS = 0.8;
/** Places are counted in so many parts of a pixel. */
const ONE = 65_536;
/** The loops sample so many pixels at a time. */
const STEP = 8;

/** A push into a picture of the film's size; pixels are sampled between their neighbours, so that nothing trembles. */
export async function createPush(
  picture: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Push> {
  const memory = await createPixelMemory();
  const area = width * height;
  const source = memory.reserve((area * 3) / 2);
  memory.bytes(source, (area * 3) / 2).set(picture);
  const half = { width: width >> 1, height: height >> 1 };
  const target = memory.reserve(roundedUp(width) * height);
  return {
    paint(seconds, frame) {
      const eased = seconds - EASING_SECONDS * (1 - Math.exp(-seconds / EASING_SECONDS));
      const zoom = 1 + NEARER_PER_SECOND * eased;
      const planes = [
        { source, width, height, into: frame.y },
        { source: source + area, ...half, into: frame.u },
        { source: source + area + area / 4, ...half, into: frame.v },
      ];
      for (const plane of planes) {
        samplePlane(memory, { ...plane, target, zoom });
      }
    },
  };
}

function roundedUp(width: number): number {
  return Math.ceil(width / STEP) * STEP;
}

interface Sampling {
  /** Addresses; rows of the target are as long as the loops go. */
  readonly source: number;
  readonly target: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly into: Buffer;
}

/** About the middle. */
function samplePlane(memory: PixelMemory, { source, target, width, height, zoom, into }: Sampling): void {
  const stride = roundedUp(width);
  const step = Math.round(ONE / zoom);
  const from = (length: number): number => Math.round(((length - 1) / 2) * (ONE - step));
  const limits = [(width - 1) * ONE - 1, (height - 1) * ONE - 1] as const;
  const place = [from(width), from(height), step, 0, 0, step, 0, 0] as const;
  memory.kernels.cover(source, source, width, ...limits, target, stride, ...place, stride, height, 256, 0);
  const made = memory.bytes(target, stride * height);
  for (let row = 0; row < height; row++) {
    made.copy(into, row * width, row * stride, row * stride + width);
  }
}
