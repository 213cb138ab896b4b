import type { YuvFrame } from '../../compositor/yuv.ts';
import type { YuvColour } from '../texture/colour-map.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';

/** Frames are painted in cells: layers that a nearer one hides in a cell are not painted there. */
export const cellWidth = 32;
export const cellHeight = 16;

/** A frame in the pixel memory, its planes one after the other, padded to whole cells. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Pixels from one row of brightness to the next; half of it in the colour planes. */
  readonly stride: number;
  readonly y: number;
  readonly u: number;
  readonly v: number;
  /** Where what is painted covers what lies beneath, for pictures that are laid over others. */
  readonly cover?: { readonly alpha: number; readonly halfAlpha: number };
  /** Bytes of all planes together, a multiple of sixteen. */
  readonly size: number;
}

export function createSurface(memory: PixelMemory, width: number, height: number): Surface {
  const columns = Math.ceil(width / cellWidth);
  const rows = Math.ceil(height / cellHeight);
  const stride = columns * cellWidth;
  const area = stride * rows * cellHeight;
  const size = (area * 3) / 2;
  const y = memory.reserve(size);
  return { width, height, columns, rows, stride, y, u: y + area, v: y + (area * 5) / 4, size };
}

/** Fills a surface with one colour. */
export function fillSurface(memory: PixelMemory, surface: Surface, colour: YuvColour): void {
  const area = surface.v - surface.u;
  memory.bytes(surface.y, area * 4).fill(colour.y);
  memory.bytes(surface.u, area).fill(colour.u);
  memory.bytes(surface.v, area).fill(colour.v);
}

/** Takes a surface out of the pixel memory, without its padding. */
export function copySurface(memory: PixelMemory, surface: Surface, frame: YuvFrame): void {
  copyPlane({ source: memory.bytes(surface.y, surface.size), stride: surface.stride }, frame.y, frame.width);
  for (const [address, target] of [
    [surface.u, frame.u],
    [surface.v, frame.v],
  ] as const) {
    const source = memory.bytes(address, surface.size / 6);
    copyPlane({ source, stride: surface.stride >> 1 }, target, frame.width >> 1);
  }
}

/** Puts a frame onto a surface; its padding keeps what it had. */
export function loadSurface(memory: PixelMemory, surface: Surface, frame: YuvFrame): void {
  loadPlane(frame.y, frame.width, { target: memory.bytes(surface.y, surface.size), stride: surface.stride });
  for (const [address, source] of [
    [surface.u, frame.u],
    [surface.v, frame.v],
  ] as const) {
    const target = memory.bytes(address, surface.size / 6);
    loadPlane(source, frame.width >> 1, { target, stride: surface.stride >> 1 });
  }
}

function loadPlane(source: Buffer, width: number, to: { target: Buffer; stride: number }): void {
  for (let row = 0; row * width < source.length; row++) {
    source.copy(to.target, row * to.stride, row * width, (row + 1) * width);
  }
}

function copyPlane(from: { source: Buffer; stride: number }, target: Buffer, width: number): void {
  const { source, stride } = from;
  if (stride === width) {
    source.copy(target, 0, 0, target.length);
    return;
  }
  for (let row = 0; row * width < target.length; row++) {
    source.copy(target, row * width, row * stride, row * stride + width);
  }
}
