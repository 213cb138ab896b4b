import type { PixelMemory } from '../wasm/pixel-memory.ts';
import type { ColourTables } from './colour-tables.ts';
import { halveLevel } from './halve-level.ts';
import { measureTiles, reserveLevel } from './texture.ts';
import type { Texture, TextureLevel } from './texture.ts';

/** Pixels with straight (not multiplied) alpha, as a canvas gives them. */
export interface RgbaPixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  /** Even numbers. */
  readonly width: number;
  readonly height: number;
}

export interface TextureRequest {
  readonly pixels: RgbaPixels;
  /** `extend` draws the picture's edge on into the surround, `clear` leaves the surround transparent. */
  readonly edge: 'clear' | 'extend';
  /** Sizes to make, each half of the one before. */
  readonly levels: number;
  readonly colours: ColourTables;
  /** For `light` layers: brightness is stored as its distance from black. */
  readonly isLight: boolean;
}

/** Turns pixels into planes that can be sampled. */
export function textureOf(memory: PixelMemory, request: TextureRequest): Texture {
  const { pixels, edge } = request;
  // A clear surround must still be clear in the smallest level.
  const inset = edge === 'clear' ? 2 << (request.levels - 1) : 0;
  const grain = 16 << (request.levels - 1);
  const padded = (length: number): number => Math.ceil((length + inset * 2) / grain) * grain;
  const first = reserveLevel(memory, padded(pixels.width), padded(pixels.height));
  writePlanes(memory, first, { ...request, inset });
  if (edge === 'extend') {
    extendEdges(memory, first, pixels);
  }
  measureTiles(memory, first);
  const levels = [first];
  for (let count = 1; count < request.levels; count++) {
    levels.push(halveLevel(memory, levels[count - 1] ?? first));
  }
  return { pictureWidth: pixels.width, pictureHeight: pixels.height, inset, levels };
}

/** Converts two by two pixels at a time to BT.709 (see `compositor/yuv.ts`), colours multiplied by alpha. */
function writePlanes(
  memory: PixelMemory,
  level: TextureLevel,
  { pixels, inset, colours, isLight }: TextureRequest & { inset: number },
): void {
  const { data, width, height } = pixels;
  const area = level.width * level.height;
  const [luma, alpha] = [memory.bytes(level.y, area), memory.bytes(level.alpha, area)];
  const [u, v] = [memory.bytes(level.u, area / 4), memory.bytes(level.v, area / 4)];
  const halfAlpha = memory.bytes(level.halfAlpha, area / 4);
  const black = isLight ? 16 : 0;
  const grey = isLight ? 128 : 0;
  u.fill(grey);
  v.fill(grey);
  const chroma: ChromaPlanes = { u, v, halfAlpha, grey, colours };
  for (let row = 0; row < height; row += 2) {
    let half = ((row + inset) >> 1) * (level.width >> 1) + (inset >> 1);
    for (let column = 0; column < width; column += 2, half++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let cover = 0;
      for (let corner = 0; corner < 4; corner++) {
        const x = column + (corner & 1);
        const y = row + (corner >> 1);
        const from = (y * width + x) * 4;
        const a = data[from + 3] ?? 0;
        if (a === 0) {
          continue;
        }
        const r = data[from] ?? 0;
        const g = data[from + 1] ?? 0;
        const b = data[from + 2] ?? 0;
        const to = (y + inset) * level.width + x + inset;
        const bright = colours.y[(11966 * r + 40254 * g + 4064 * b + 1081344) >> 16] ?? 0;
        luma[to] = (Math.max(0, bright - black) * a + 127) / 255;
        alpha[to] = a;
        red += r * a;
        green += g * a;
        blue += b * a;
        cover += a;
      }
      if (cover > 0) {
        writeChroma(chroma, half, { red, green, blue, cover });
      }
    }
  }
}

interface ChromaPlanes {
  readonly u: Buffer;
  readonly v: Buffer;
  readonly halfAlpha: Buffer;
  /** What no colour is: 128 for light, which is added, else 0. */
  readonly grey: number;
  readonly colours: ColourTables;
}

/** Two by two pixels as one of colour; the sums are of colours times alpha. */
function writeChroma(
  planes: ChromaPlanes,
  at: number,
  { red, green, blue, cover }: { red: number; green: number; blue: number; cover: number },
): void {
  const { u, v, halfAlpha, grey, colours } = planes;
  const s = 1 / (cover * 65_536);
  const blueness = colours.u[(128.5 + (-6596 * red - 22189 * green + 28785 * blue) * s) | 0] ?? 0;
  const redness = colours.v[(128.5 + (28785 * red - 26145 * green - 2640 * blue) * s) | 0] ?? 0;
  const part = cover / 1020;
  u[at] = grey + (blueness - grey) * part + 0.5;
  v[at] = grey + (redness - grey) * part + 0.5;
  halfAlpha[at] = (cover + 2) >> 2;
}

/** Repeats the last column and row of a picture to the right and below. */
function extendEdges(memory: PixelMemory, level: TextureLevel, pixels: RgbaPixels): void {
  const planes = [
    { address: level.y, shift: 0 },
    { address: level.alpha, shift: 0 },
    { address: level.u, shift: 1 },
    { address: level.v, shift: 1 },
    { address: level.halfAlpha, shift: 1 },
  ];
  for (const { address, shift } of planes) {
    const [stride, rows] = [level.width >> shift, level.height >> shift];
    const [width, height] = [pixels.width >> shift, pixels.height >> shift];
    const plane = memory.bytes(address, stride * rows);
    for (let row = 0; row < height; row++) {
      plane.fill(plane[row * stride + width - 1] ?? 0, row * stride + width, (row + 1) * stride);
    }
    for (let row = height; row < rows; row++) {
      plane.copy(plane, row * stride, (height - 1) * stride, height * stride);
    }
  }
}
