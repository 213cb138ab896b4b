import type { OperationName } from '../instruction/operation.ts';
import { mapPixels, through } from '../raster.ts';
import type { Raster } from '../raster.ts';

/** Looks of other media, made from the picture's own pixels. */
export const styleTransfers: Readonly<Partial<Record<OperationName, (raster: Raster) => Promise<Raster>>>> = {
  sketch,
  watercolour: async (raster) =>
    paper(lighten(await edges(smoothAreas(raster, reachOf(raster, 260)), 0.25)), 16),
  oil: async (raster) => relief(mapPixels(smoothAreas(raster, reachOf(raster, 200)), boost)),
  poster,
  pixels,
};

function reachOf(raster: Raster, part: number): number {
  return Math.max(2, Math.round(Math.max(raster.width, raster.height) / part));
}

/** Pencil: grey against its own blurred negative (colour dodge), on paper. */
async function sketch(raster: Raster): Promise<Raster> {
  const inverse = mapPixels(raster, (pixel) => {
    pixel.fill(255 - (pixel[0] * 0.3 + pixel[1] * 0.59 + pixel[2] * 0.11));
  });
  const soft = await through(inverse, (picture) => picture.blur(Math.max(2, raster.width / 150)));
  const { data: blurred } = soft;
  const drawn = mapPixels(raster, (pixel, x, y) => {
    const grey = pixel[0] * 0.3 + pixel[1] * 0.59 + pixel[2] * 0.11;
    const negative = blurred[(y * raster.width + x) * 4] ?? 0;
    const dodged = negative >= 254 ? 255 : Math.min(255, (grey * 255) / (255 - negative));
    const hatch =
      ((x + y) % 7 < 2 ? 22 : 0) * (grey < 92 ? 1 : 0) +
      ((x - y + 4096) % 9 < 2 ? 18 : 0) * (grey < 52 ? 1 : 0);
    const line = Math.pow(dodged / 255, 2.2) * 236 + 14 - hatch + (grey - 128) * 0.1;
    pixel[0] = line;
    pixel[1] = line - 1;
    pixel[2] = line - 5;
  });
  return paper(drawn, 10);
}

function boost(pixel: [number, number, number]): void {
  const grey = pixel[0] * 0.3 + pixel[1] * 0.59 + pixel[2] * 0.11;
  for (const channel of [0, 1, 2] as const) {
    pixel[channel] = grey + (pixel[channel] - grey) * 1.3;
  }
}

function lighten(raster: Raster): Raster {
  return mapPixels(raster, (pixel) => {
    for (const channel of [0, 1, 2] as const) {
      pixel[channel] = 255 - (255 - pixel[channel]) * 0.84;
    }
  });
}

/**
 * Kuwahara's filter: every pixel takes the mean of that of four neighbouring squares whose brightness varies least, so
 * that areas run together and edges stay. Sums over squares come from summed-area tables.
 */
function smoothAreas(raster: Raster, reach: number): Raster {
  const { width, height, data } = raster;
  const sums = summedAreas(raster);
  const out = new Uint8ClampedArray(data);
  const stride = width + 1;
  const count = (reach + 1) ** 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let least = Infinity;
      let bestCount = count;
      let corners: readonly [number, number, number, number] = [0, 0, 0, 0];
      for (let quarter = 0; quarter < 4; quarter++) {
        const x0 = Math.max(0, quarter % 2 === 0 ? x - reach : x);
        const y0 = Math.max(0, quarter < 2 ? y - reach : y);
        const x1 = Math.min(width, (quarter % 2 === 0 ? x : x + reach) + 1);
        const y1 = Math.min(height, (quarter < 2 ? y : y + reach) + 1);
        const [a, b, c, d] = [y1 * stride + x1, y0 * stride + x1, y1 * stride + x0, y0 * stride + x0];
        const inside = (x1 - x0) * (y1 - y0);
        const mean =
          ((sums.light[a] ?? 0) - (sums.light[b] ?? 0) - (sums.light[c] ?? 0) + (sums.light[d] ?? 0)) /
          inside;
        const squares =
          ((sums.square[a] ?? 0) - (sums.square[b] ?? 0) - (sums.square[c] ?? 0) + (sums.square[d] ?? 0)) /
          inside;
        const variance = squares - mean * mean;
        if (variance < least) {
          least = variance;
          bestCount = inside;
          corners = [a, b, c, d];
        }
      }
      const at = (y * width + x) * 4;
      const [a, b, c, d] = corners;
      for (const channel of [0, 1, 2] as const) {
        const table = sums.colours[channel];
        out[at + channel] =
          ((table[a] ?? 0) - (table[b] ?? 0) - (table[c] ?? 0) + (table[d] ?? 0)) / bestCount;
      }
    }
  }
  return { width, height, data: out };
}

interface Sums {
  readonly light: Float64Array;
  readonly square: Float64Array;
  readonly colours: readonly [Float64Array, Float64Array, Float64Array];
}

function summedAreas({ width, height, data }: Raster): Sums {
  const size = (width + 1) * (height + 1);
  const sums = {
    light: new Float64Array(size),
    square: new Float64Array(size),
    colours: [new Float64Array(size), new Float64Array(size), new Float64Array(size)] as const,
  };
  for (let y = 1; y <= height; y++) {
    const line = [0, 0, 0, 0, 0];
    for (let x = 1; x <= width; x++) {
      const at = ((y - 1) * width + x - 1) * 4;
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const grey = red * 0.3 + green * 0.59 + blue * 0.11;
      [red, green, blue, grey, grey * grey].forEach((value, index) => {
        line[index] = (line[index] ?? 0) + value;
      });
      const here = y * (width + 1) + x;
      const above = here - width - 1;
      sums.colours[0][here] = (sums.colours[0][above] ?? 0) + (line[0] ?? 0);
      sums.colours[1][here] = (sums.colours[1][above] ?? 0) + (line[1] ?? 0);
      sums.colours[2][here] = (sums.colours[2][above] ?? 0) + (line[2] ?? 0);
      sums.light[here] = (sums.light[above] ?? 0) + (line[3] ?? 0);
      sums.square[here] = (sums.square[above] ?? 0) + (line[4] ?? 0);
    }
  }
  return sums;
}

/** Darkens where neighbouring colours differ. */
async function edges(raster: Raster, strength: number): Promise<Raster> {
  const { width, height, data } = raster;
  return mapPixels(raster, (pixel, x, y) => {
    const right = (y * width + Math.min(width - 1, x + 2)) * 4;
    const below = (Math.min(height - 1, y + 2) * width + x) * 4;
    const change = Math.abs(pixel[1] - (data[right + 1] ?? 0)) + Math.abs(pixel[1] - (data[below + 1] ?? 0));
    const dim = 1 - Math.min(0.75, (change / 255) * 3 * strength);
    pixel[0] *= dim;
    pixel[1] *= dim;
    pixel[2] *= dim;
  });
}

/** Light across the strokes, as on thick paint. */
function relief(raster: Raster): Raster {
  const { width, data } = raster;
  return mapPixels(raster, (pixel, x, y) => {
    const other = (Math.max(0, y - 2) * width + Math.max(0, x - 2)) * 4;
    const grain = (hash(x >> 1, (y + x * 0.3) >> 2) - 0.5) * 16;
    const lift = (pixel[1] - (data[other + 1] ?? 0)) * 0.3 + grain;
    pixel[0] += lift;
    pixel[1] += lift;
    pixel[2] += lift;
  });
}

function paper(raster: Raster, depth: number): Raster {
  return mapPixels(raster, (pixel, x, y) => {
    const tooth = (hash(x, y) + hash(x >> 1, y >> 1) - 1) * depth;
    pixel[0] += tooth;
    pixel[1] += tooth;
    pixel[2] += tooth - depth * 0.2;
  });
}

function hash(x: number, y: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

async function poster(raster: Raster): Promise<Raster> {
  const flat = mapPixels(smoothAreas(raster, reachOf(raster, 320)), (pixel) => {
    boost(pixel);
    for (const channel of [0, 1, 2] as const) {
      pixel[channel] = Math.round(Math.max(0, Math.min(255, pixel[channel])) / 51) * 51;
    }
  });
  return edges(flat, 0.7);
}

async function pixels(raster: Raster): Promise<Raster> {
  const { width, height } = raster;
  const across = 176;
  const small = await through(raster, (picture) =>
    picture.resize(across, Math.max(1, Math.round((across * height) / width)), { fit: 'fill' }),
  );
  const few = mapPixels(small, (pixel) => {
    boost(pixel);
    for (const channel of [0, 1, 2] as const) {
      pixel[channel] = Math.round(Math.max(0, Math.min(255, pixel[channel])) / 36) * 36;
    }
  });
  return through(few, (picture) => picture.resize(width, height, { fit: 'fill', kernel: 'nearest' }));
}
