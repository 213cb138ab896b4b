import { openPixelLoops } from './pixel-loops.ts';
import type { PixelLoops } from './pixel-loops.ts';
import type { Sprite } from './sprite.ts';
import type { YuvFrame } from './yuv.ts';

/** A frame that lies in a {@link FrameMemory}. */
export interface HeldFrame extends YuvFrame {
  readonly address: { readonly y: number; readonly u: number; readonly v: number };
}

/** Where the planes of a sprite lie in a {@link FrameMemory}. */
export interface HeldSprite {
  readonly y: number;
  readonly u: number;
  readonly v: number;
  readonly alpha: number;
  readonly halfAlpha: number;
}

/** Room for sprites of up to so many pixels, one after the other. */
export interface SpriteSlot {
  /** Puts a sprite here, instead of whatever was here. */
  hold(sprite: Sprite): HeldSprite;
}

const alignment = 16;

/** The frames and sprites of one scene side by side, where loops of WebAssembly reach them all. */
export class FrameMemory {
  readonly loops: PixelLoops;
  readonly #memory: ArrayBuffer;
  #end = alignment;

  /** @param bytes all that will ever be held */
  constructor(bytes: number) {
    const { memory, loops } = openPixelLoops(bytes + 64 * alignment);
    this.#memory = memory;
    this.loops = loops;
  }

  /** A copy of a frame. @throws RangeError when there is no room */
  holdFrame(frame: YuvFrame): HeldFrame {
    const { width, height } = frame;
    const area = width * height;
    const y = this.#reserve((area * 3) / 2);
    const bytes = Buffer.from(this.#memory, y, (area * 3) / 2);
    frame.bytes.copy(bytes);
    const [u, v] = [y + area, y + area + area / 4];
    return {
      width,
      height,
      bytes,
      y: bytes.subarray(0, area),
      u: bytes.subarray(area, area + area / 4),
      v: bytes.subarray(area + area / 4),
      address: { y, u, v },
    };
  }

  /** @throws RangeError when there is no room */
  openSlot(pixels: number): SpriteSlot {
    const start = this.#reserve(spriteBytes(pixels));
    const room = new Uint8Array(this.#memory, start, spriteBytes(pixels));
    return {
      hold({ planes, alpha, halfAlpha }) {
        const area = planes.width * planes.height;
        if (area > pixels) {
          throw new RangeError(`A sprite of ${area} pixels does not fit a slot for ${pixels}.`);
        }
        room.set(planes.bytes);
        room.set(alpha, area * 1.5);
        room.set(halfAlpha, area * 2.5);
        return {
          y: start,
          u: start + area,
          v: start + area * 1.25,
          alpha: start + area * 1.5,
          halfAlpha: start + area * 2.5,
        };
      },
    };
  }

  #reserve(bytes: number): number {
    const address = this.#end;
    this.#end = Math.ceil((address + bytes) / alignment) * alignment;
    if (this.#end > this.#memory.byteLength) {
      throw new RangeError('There is no room for another frame or sprite.');
    }
    return address;
  }
}

/** What a sprite of so many pixels takes: brightness, colour, alpha, and alpha for the colour. */
export function spriteBytes(pixels: number): number {
  return Math.ceil(pixels * 2.75);
}
