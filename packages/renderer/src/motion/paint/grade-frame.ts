import { seededRandom } from '../../draw/seeded-random.ts';
import { keyedValue } from '../pose/keyed-value.ts';
import type { Grade } from '../scene/atmosphere.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import type { Surface } from './surface.ts';

/** Grain changes this often: every frame would only cost bytes. */
const grainsPerSecond = 12;

/** Lays vignette, exposure, grain and black bars over a frame; the colours were graded with the pictures. */
export interface SceneGrader {
  apply(seconds: number): void;
  /** Nothing of it is to be laid over any frame. */
  readonly isIdle: boolean;
}

export function createSceneGrader(memory: PixelMemory, surface: Surface, grade: Grade): SceneGrader {
  const area = surface.v - surface.u;
  const shades = grade.vignette > 0 || grade.exposure.length > 0;
  const gains = shades ? reserveVignette(memory, surface, grade.vignette) : null;
  const noise = grade.grain > 0 ? reserveNoise(memory, area * 4, grade.grain) : null;
  return {
    isIdle: gains === null && noise === null && grade.letterbox === 0,
    apply(seconds) {
      if (gains !== null) {
        const exposure = keyedValue(grade.exposure, seconds, { field: (key) => key.exposure, rest: 1 });
        const gain = Math.min(32_767, Math.round(exposure * 16_384));
        memory.kernels.shade(surface.y, gains.full, gain, 16, area * 4);
        memory.kernels.shade(surface.u, gains.half, gain, 128, area);
        memory.kernels.shade(surface.v, gains.half, gain, 128, area);
      }
      if (noise !== null) {
        const turn = Math.floor(seconds * grainsPerSecond + 1e-6);
        const offset = (Math.imul(turn + 1, 40_503) & 0xffff) * 16;
        memory.kernels.grain(surface.y, noise + offset, area * 4);
      }
      blackenBars(memory, surface, grade.letterbox);
    },
  };
}

/** Gains for brightness and, at half size, for colour: full in the middle, less toward the corners. */
function reserveVignette(
  memory: PixelMemory,
  surface: Surface,
  amount: number,
): { full: number; half: number } {
  const area = surface.v - surface.u;
  const planes = { full: memory.reserve(area * 4), half: memory.reserve(area) };
  for (const [address, shift] of [
    [planes.full, 0],
    [planes.half, 1],
  ] as const) {
    const stride = surface.stride >> shift;
    const bytes = memory.bytes(address, (area * 4) >> (shift * 2));
    for (let at = 0; at < bytes.length; at++) {
      const x = (((at % stride) << shift) / surface.width) * 2 - 1;
      const y = ((Math.floor(at / stride) << shift) / surface.height) * 2 - 1;
      // 0 in the middle, 1 in the corners; smooth, so that no ring is seen.
      const far = Math.min(1, (x * x + y * y) / 2);
      bytes[at] = Math.round(255 * (1 - amount * far * (0.35 + 0.65 * far)));
    }
  }
  return planes;
}

/** Noise of the surface's size and a megabyte more, so that every grain can start elsewhere. */
function reserveNoise(memory: PixelMemory, size: number, amount: number): number {
  const length = size + 0x100000;
  const address = memory.reserve(length);
  const bytes = memory.bytes(address, length);
  const random = seededRandom(99);
  for (let at = 0; at < length; at++) {
    bytes[at] = 128 + Math.round((random() + random() - 1) * amount * 28);
  }
  return address;
}

function blackenBars(memory: PixelMemory, surface: Surface, letterbox: number): void {
  const rows = Math.round((letterbox * surface.height) / 2) * 2;
  for (const [address, shift, black] of [
    [surface.y, 0, 16],
    [surface.u, 1, 128],
    [surface.v, 1, 128],
  ] as const) {
    const stride = surface.stride >> shift;
    const bar = (rows >> shift) * stride;
    memory.bytes(address, bar).fill(black);
    memory.bytes(address + (surface.height >> shift) * stride - bar, bar).fill(black);
  }
}
