import { assembleModule } from '../../wasm/assembler.ts';
import { planeKernels } from './plane-kernels.ts';
import { textureKernels } from './texture-kernels.ts';
import { warpKernels } from './warp-kernels.ts';

/** Where a patch of the frame is and what it shows of a plane: see `warp-kernels.ts` for units. */
export type WarpArguments = readonly [
  source: number,
  alpha: number,
  stride: number,
  uMax: number,
  vMax: number,
  target: number,
  targetStride: number,
  u: number,
  v: number,
  ux: number,
  vx: number,
  uy: number,
  vy: number,
  uxy: number,
  vxy: number,
  width: number,
  height: number,
  opacity: number,
  bias: number,
];

/** As `WarpArguments`, for both colour planes. */
export type WarpPairArguments = readonly [...WarpArguments, secondSource: number, secondTarget: number];

/** Two rows of pixels and where they go: see `texture-kernels.ts`. */
export type PlanesArguments = readonly [
  upper: number,
  lower: number,
  upperLuma: number,
  lowerLuma: number,
  upperAlpha: number,
  lowerAlpha: number,
  u: number,
  v: number,
  halfAlpha: number,
  width: number,
  weights: number,
  bias: number,
];

/** The loops over pixels; all numbers are addresses, counts or fixed-point values. */
export interface PixelKernels {
  cover(...patch: WarpArguments): void;
  blend(...patch: WarpArguments): void;
  lighten(...patch: WarpArguments): void;
  coverPair(...patch: WarpPairArguments): void;
  blendPair(...patch: WarpPairArguments): void;
  lightenPair(...patch: WarpPairArguments): void;
  lay(...patch: readonly [number, number, number, number, number, number, number]): void;
  accumulate(source: number, sums: number, count: number): void;
  average(sums: number, target: number, factor: number, count: number): void;
  shade(target: number, gains: number, gain: number, bias: number, count: number): void;
  grain(target: number, noise: number, count: number): void;
  planes(...rows: PlanesArguments): void;
  halve(upper: number, lower: number, target: number, width: number): void;
  extremes(source: number, stride: number, least: number, most: number, count: number): void;
}

/** One piece of memory that holds all pictures and frames, and the loops that work in it. */
export interface PixelMemory {
  readonly kernels: PixelKernels;
  /** Reserves zeroed bytes. @returns their address, a multiple of sixteen @throws RangeError beyond the limit */
  reserve(bytes: number): number;
  /** As `reserve`, for bytes that are needed only until the next call of `borrow`; they hold anything. */
  borrow(bytes: number): number;
  /** A view of bytes; worthless after the next `reserve` or `borrow`. */
  bytes(address: number, length: number): Buffer;
}

/** The part of the platform's WebAssembly used here; the types of Node name it without declaring it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number; maximum: number }) => {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  };
  instantiate(module: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
};

const pageBytes = 65_536;
/** A gigabyte: more than any scene may take. */
const maximumPages = 16_384;

export async function createPixelMemory(): Promise<PixelMemory> {
  const memory = new WebAssembly.Memory({ initial: 16, maximum: maximumPages });
  const module = assembleModule([...warpKernels, ...planeKernels, ...textureKernels], maximumPages);
  const { instance } = await WebAssembly.instantiate(module, { pixels: { memory } });
  // The module exports exactly these functions: they are assembled from the same lists.
  const kernels = instance.exports as unknown as PixelKernels;
  // Address 0 stays unused; reads of eight bytes may begin a little before a plane.
  let end = 64;
  const borrowed = { address: 0, bytes: 0 };
  const reserve = (bytes: number): number => {
    const address = end;
    // Sampling reads a pair beyond the last pixel.
    end = (end + bytes + 64 + 15) & ~15;
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) {
      memory.grow(Math.ceil(missing / pageBytes));
    }
    return address;
  };
  return {
    kernels,
    reserve,
    borrow(bytes) {
      if (bytes > borrowed.bytes) {
        Object.assign(borrowed, { address: reserve(bytes), bytes });
      }
      return borrowed.address;
    },
    bytes: (address, length) => Buffer.from(memory.buffer, address, length),
  };
}
