import type { Homography } from '../pose/homography.ts';
import type { YuvColour } from '../texture/colour-map.ts';
import type { Texture } from '../texture/texture.ts';
import { tileSize } from '../texture/texture.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { createKeptCells } from './kept-cells.ts';
import type { ShownLayer } from './kept-cells.ts';
import { boundMesh, createMesh, fillMesh } from './mesh.ts';
import type { Displacement, Mesh } from './mesh.ts';
import { paintRun } from './paint-run.ts';
import { runLength } from './cell-run.ts';
import { cellHeight, cellWidth, fillSurface } from './surface.ts';
import type { Surface } from './surface.ts';

/** A layer as it is at one moment, ready to be painted. */
export interface PosedLayer {
  /** The same at every moment. */
  readonly id: string;
  readonly texture: Texture;
  /** From pixels of the surface to pixels of the texture's first level, the middle of the first pixel being 0. */
  readonly toTexture: Homography;
  /** Moves positions in pixels of the first level. */
  readonly displace: Displacement | null;
  /** Furthest displacement in pixels of the first level. */
  readonly reach: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly isLight: boolean;
  readonly isEndless: boolean;
}

/** What a layer is in a cell. */
const absent = 0;
const mixed = 1;
const solid = 2;

interface PlacedLayer extends ShownLayer {
  readonly layer: PosedLayer;
}

export interface LayerPainter {
  /** Paints layers, the furthest first, over what is on the surface, or over a colour. */
  paint(layers: readonly PosedLayer[], background?: YuvColour): void;
  /** The same over a colour, where nobody else paints on the surface: cells that show it already are left as they are. */
  renew(layers: readonly PosedLayer[], background: YuvColour): void;
}

/** Paints layers onto one surface, only what can be seen of each. */
export function createLayerPainter(memory: PixelMemory, surface: Surface): LayerPainter {
  const cells = surface.columns * surface.rows;
  const rooms: { mesh: Mesh; cells: Uint8Array }[] = [];
  /** The uppermost layer that hides all beneath it in each cell; -1 for none. */
  const hiding = new Int16Array(cells);
  const kept = createKeptCells(surface);
  const all = new Uint8Array(cells).fill(1);
  const place = (layers: readonly PosedLayer[]): PlacedLayer[] => {
    while (rooms.length < layers.length) {
      rooms.push({ mesh: createMesh(surface), cells: new Uint8Array(cells) });
    }
    const placed = layers.flatMap((layer, index) => {
      const room = rooms[index];
      return room === undefined || layer.opacity < 1 / 512 ? [] : [placeLayer(layer, surface, room)];
    });
    hiding.fill(-1);
    for (let index = placed.length - 1; index >= 0; index--) {
      const layer = placed[index];
      if (layer !== undefined) {
        classifyCells(layer, hiding, index);
      }
    }
    return placed;
  };
  /** Row by row through all layers: what is painted over stays close to the processor. */
  const paintCells = (placed: readonly PlacedLayer[], stale: Uint8Array): void => {
    for (let row = 0; row < surface.rows; row++) {
      placed.forEach((layer, index) => {
        paintRow({ memory, surface }, layer, { hiding, stale, index, row });
      });
    }
  };
  return {
    paint(layers, background) {
      const placed = place(layers);
      if (background !== undefined && hiding.includes(-1)) {
        fillSurface(memory, surface, background);
      }
      paintCells(placed, all);
      kept.forget();
    },
    renew(layers, background) {
      const placed = place(layers);
      if (hiding.includes(-1)) {
        fillSurface(memory, surface, background);
        kept.forget();
      }
      paintCells(placed, kept.stale(placed));
    },
  };
}

function placeLayer(
  layer: PosedLayer,
  surface: Surface,
  room: { mesh: Mesh; cells: Uint8Array },
): PlacedLayer {
  const { levels } = layer.texture;
  const chosen = Math.min(levels.length - 1, levelFor(layer.toTexture, surface));
  const level = levels[chosen];
  if (level === undefined) {
    throw new RangeError('A texture has no pixels');
  }
  const size = 2 ** chosen;
  // The middle of the first pixel of a half-size picture is half a pixel into the full one.
  const [a, b, c, d, e, f, g, h, i] = layer.toTexture;
  const s = 1 / size;
  const shift = 0.5 * s - 0.5;
  const toTexture: Homography = [
    a * s + g * shift,
    b * s + h * shift,
    c * s + i * shift,
    d * s + g * shift,
    e * s + h * shift,
    f * s + i * shift,
    g,
    h,
    i,
  ];
  const { displace } = layer;
  const scaledDisplace: Displacement | null =
    displace === null
      ? null
      : (u, v) => {
          const by = displace(u * size, v * size);
          return { x: by.x * s, y: by.y * s };
        };
  const { mesh } = room;
  boundMesh(mesh, surface, { toTexture, level, margin: layer.reach * s + 2, isEndless: layer.isEndless });
  fillMesh(mesh, surface, { toTexture, displace: scaledDisplace });
  const { id, opacity } = layer;
  return { layer, id, opacity, toTexture, level, mesh, cells: room.cells };
}

/** The level whose pixels come closest to the surface's in the middle of the frame: 0.75 to 1.5 of them to one. */
function levelFor([a, b, c, d, e, f, g, h, i]: Homography, surface: Surface): number {
  const [x, y] = [surface.width / 2, surface.height / 2];
  const w = g * x + h * y + i;
  const u = (a * x + b * y + c) / w;
  const v = (d * x + e * y + f) / w;
  const area = Math.abs(((a - g * u) * (e - h * v) - (b - h * u) * (d - g * v)) / (w * w));
  return Math.max(0, Math.ceil(Math.log2(Math.sqrt(area) / 1.5)));
}

/** Finds out where a layer shows, and where nothing beneath it can be seen. */
function classifyCells(placed: PlacedLayer, hiding: Int16Array, index: number): void {
  const { mesh, cells, layer } = placed;
  const canHide = layer.opacity > 1 - 1 / 512 && !layer.isLight;
  const columns = mesh.across - 1;
  for (let row = mesh.top; row < mesh.bottom; row++) {
    for (let column = mesh.left; column < mesh.right; column++) {
      const cell = row * columns + column;
      if ((hiding[cell] ?? 0) >= 0) {
        cells[cell] = absent;
        continue;
      }
      const state = cellState(placed, row * mesh.across + column);
      cells[cell] = state === solid && !canHide ? mixed : state;
      if (state === solid && canHide) {
        hiding[cell] = index;
      }
    }
  }
}

function cellState({ mesh, level, layer }: PlacedLayer, at: number): number {
  if (level.isOpaque && layer.isEndless) {
    return solid;
  }
  const { u, v, across } = mesh;
  const below = at + across;
  const left = least(u, at, below) >> 16;
  const right = (most(u, at, below) >> 16) + 1;
  const top = least(v, at, below) >> 16;
  const bottom = (most(v, at, below) >> 16) + 1;
  const isOutside = right < 0 || bottom < 0 || left >= level.width || top >= level.height;
  if (isOutside && !layer.isEndless) {
    return absent;
  }
  const firstColumn = tileOf(left, level.width);
  const lastColumn = tileOf(right, level.width);
  const lastRow = tileOf(bottom, level.height);
  let clearest = 255;
  let densest = 0;
  for (let row = tileOf(top, level.height); row <= lastRow; row++) {
    const start = row * level.tileColumns;
    for (let each = start + firstColumn; each <= start + lastColumn; each++) {
      clearest = Math.min(clearest, level.tileLeast[each] ?? 0);
      densest = Math.max(densest, level.tileMost[each] ?? 0);
    }
    if (clearest === 0 && densest > 0) {
      return mixed;
    }
  }
  if (densest === 0) {
    return absent;
  }
  return clearest === 255 ? solid : mixed;
}

/** The least of a cell's corners: of the one at `at`, the one beside it, and both beneath. */
function least(plane: Int32Array, at: number, below: number): number {
  return Math.min(plane[at] ?? 0, plane[at + 1] ?? 0, plane[below] ?? 0, plane[below + 1] ?? 0);
}

function most(plane: Int32Array, at: number, below: number): number {
  return Math.max(plane[at] ?? 0, plane[at + 1] ?? 0, plane[below] ?? 0, plane[below + 1] ?? 0);
}

function tileOf(pixel: number, length: number): number {
  return Math.floor(Math.max(0, Math.min(length - 1, pixel)) / tileSize);
}

function paintRow(
  on: { memory: PixelMemory; surface: Surface },
  placed: PlacedLayer,
  at: { hiding: Int16Array; stale: Uint8Array; index: number; row: number },
): void {
  const { mesh, cells } = placed;
  const { hiding, stale, index, row } = at;
  if (row < mesh.top || row >= mesh.bottom) {
    return;
  }
  const start = row * (mesh.across - 1);
  const stateAt = (column: number): number =>
    stale[start + column] === 0 || (hiding[start + column] ?? -1) > index
      ? absent
      : (cells[start + column] ?? absent);
  for (let column = mesh.left; column < mesh.right;) {
    const state = stateAt(column);
    if (state === absent) {
      column += 1;
      continue;
    }
    let end = column + 1;
    while (end < mesh.right && stateAt(end) === state) {
      end += 1;
    }
    const corner = row * mesh.across + column;
    const count = runLength(mesh, corner, end - column);
    const [x, y] = [column * cellWidth, row * cellHeight];
    paintRun(on, placed, { corner, count, x, y, isCovering: state === solid });
    column += count;
  }
}
