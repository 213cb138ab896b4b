import type { Canvas } from '@napi-rs/canvas';
import type { PixelBox } from '../draw/coverage.ts';
import { spriteRuns } from './sprite-runs.ts';
import type { SpriteRuns } from './sprite-runs.ts';
import { copyYuvBox, createYuvFrame, rgbToYuv } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** A picture with transparency, already in the encoder's colours, that is laid over frames. */
export interface Sprite {
  readonly planes: YuvFrame;
  readonly alpha: Uint8Array;
  /** Alpha of each two by two pixels. */
  readonly halfAlpha: Uint8Array;
  readonly runs: SpriteRuns;
  readonly halfRuns: SpriteRuns;
}

/** Reads a canvas of even width and height. */
export function spriteOf(canvas: Canvas): Sprite {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const area = width * height;
  const rgb = new Uint8Array(area * 3);
  const alpha = new Uint8Array(area);
  for (let at = 0; at < area; at++) {
    rgb[at * 3] = data[at * 4] ?? 0;
    rgb[at * 3 + 1] = data[at * 4 + 1] ?? 0;
    rgb[at * 3 + 2] = data[at * 4 + 2] ?? 0;
    alpha[at] = data[at * 4 + 3] ?? 0;
  }
  const planes = createYuvFrame(width, height);
  rgbToYuv(rgb, planes, { x: 0, y: 0, width, height });
  return spriteFrom(planes, alpha);
}

function spriteFrom(planes: YuvFrame, alpha: Uint8Array): Sprite {
  const { width, height } = planes;
  const halfAlpha = halvedAlpha(alpha, width, height);
  return {
    planes,
    alpha,
    halfAlpha,
    runs: spriteRuns(alpha, width),
    halfRuns: spriteRuns(halfAlpha, width >> 1),
  };
}

/** A copy of a sprite with an even box of another of the same size in its place. */
export function withColumnsOf(sprite: Sprite, other: Sprite, box: PixelBox): Sprite {
  const { width, height } = sprite.planes;
  const planes = createYuvFrame(width, height);
  sprite.planes.bytes.copy(planes.bytes);
  copyYuvBox(other.planes, planes, box);
  if (Buffer.compare(sprite.alpha, other.alpha) === 0) {
    return { ...sprite, planes };
  }
  const alpha = sprite.alpha.slice();
  for (let row = box.y; row < box.y + box.height; row++) {
    const start = row * width + box.x;
    alpha.set(other.alpha.subarray(start, start + box.width), start);
  }
  return spriteFrom(planes, alpha);
}

function halvedAlpha(alpha: Uint8Array, width: number, height: number): Uint8Array {
  const halved = new Uint8Array((width * height) / 4);
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column;
      const sum =
        (alpha[at] ?? 0) + (alpha[at + 1] ?? 0) + (alpha[at + width] ?? 0) + (alpha[at + width + 1] ?? 0);
      // Rounded up: whatever is seen at all counts, so that what is covered can be told from either plane.
      halved[(row >> 1) * (width >> 1) + (column >> 1)] = (sum + 3) >> 2;
    }
  }
  return halved;
}

/** Where on a frame a sprite's corner is: both even. */
export interface SpriteCorner {
  readonly x: number;
  readonly y: number;
}

/** Lays a sprite over a frame; what is outside the frame is cut off. */
export function blendSprite(frame: YuvFrame, sprite: Sprite, { x, y }: SpriteCorner): void {
  const { planes, alpha, halfAlpha, runs, halfRuns } = sprite;
  const whole = { x, y, width: frame.width, height: frame.height };
  const half = { x: x >> 1, y: y >> 1, width: frame.width >> 1, height: frame.height >> 1 };
  blendPlane({ under: frame.y, over: planes.y, alpha, width: planes.width, runs }, whole);
  const halfPlane = { alpha: halfAlpha, width: planes.width >> 1, runs: halfRuns };
  blendPlane({ under: frame.u, over: planes.u, ...halfPlane }, half);
  blendPlane({ under: frame.v, over: planes.v, ...halfPlane }, half);
}

/** A plane of the frame, the sprite's plane over it, and how much of that is seen. */
interface BlendedPlane {
  readonly under: Buffer;
  readonly over: Buffer;
  readonly alpha: Uint8Array;
  /** Of the sprite's plane. */
  readonly width: number;
  readonly runs: SpriteRuns;
}

/** Where in a plane of the frame the sprite's corner is, and the plane's size. */
type PlanePlace = PixelBox;

function blendPlane(plane: BlendedPlane, place: PlanePlace): void {
  const { under, over, width, runs } = plane;
  const rows = runs.firstOfRow.length - 1;
  const left = -place.x;
  const right = place.width - place.x;
  for (let row = Math.max(0, -place.y); row < Math.min(rows, place.height - place.y); row++) {
    const source = row * width;
    const target = (place.y + row) * place.width + place.x;
    const last = runs.firstOfRow[row + 1] ?? 0;
    for (let run = runs.firstOfRow[row] ?? 0; run < last; run++) {
      const from = Math.max(left, runs.start[run] ?? 0);
      const to = Math.min(right, runs.end[run] ?? 0);
      if (to <= from) {
        continue;
      }
      if (runs.isSolid[run] === 1) {
        over.copy(under, target + from, source + from, source + to);
      } else {
        mixColumns(plane, { source: source + from, target: target + from, count: to - from });
      }
    }
  }
}

function mixColumns(plane: BlendedPlane, piece: { source: number; target: number; count: number }): void {
  const { under, over, alpha } = plane;
  const { source, target, count } = piece;
  for (let column = 0; column < count; column++) {
    const above = over[source + column] ?? 0;
    const below = under[target + column] ?? 0;
    const a = alpha[source + column] ?? 0;
    under[target + column] = a === 255 ? above : below + (((above - below) * a + 127) >> 8);
  }
}

/** Calls back with each pair of rows in which a sprite on a frame is visible: an even box two rows high. */
function eachVisiblePair(
  frame: YuvFrame,
  sprite: Sprite,
  { corner, visit }: { corner: SpriteCorner; visit: (x: number, y: number, right: number) => void },
): void {
  const { firstOfRow, start, end } = sprite.halfRuns;
  const rows = Math.min(firstOfRow.length - 1, (frame.height - corner.y) >> 1);
  for (let row = Math.max(0, -corner.y >> 1); row < rows; row++) {
    const first = firstOfRow[row] ?? 0;
    const last = (firstOfRow[row + 1] ?? 0) - 1;
    if (last >= first) {
      const x = Math.max(0, corner.x + 2 * (start[first] ?? 0));
      const right = Math.min(frame.width, corner.x + 2 * (end[last] ?? 0));
      if (right > x) {
        visit(x, corner.y + 2 * row, right);
      }
    }
  }
}

/** Puts back what a sprite covered, row by row: far less than the box around a slanted arm. */
export function uncoverSprite(
  frames: { readonly from: YuvFrame; readonly to: YuvFrame },
  sprite: Sprite,
  corner: SpriteCorner,
): void {
  const { from, to } = frames;
  const visit = (x: number, y: number, right: number): void => {
    copyYuvBox(from, to, { x, y, width: right - x, height: 2 });
  };
  eachVisiblePair(from, sprite, { corner, visit });
}

/** Height of the bands in which a sprite's outline is told: an encoder thinks in blocks of this size. */
const bandHeight = 16;

/** The visible part of a sprite on a frame as one box per band of rows; none when nothing of it is inside. */
export function spriteBands(frame: YuvFrame, sprite: Sprite, corner: SpriteCorner): PixelBox[] {
  const bands: { x: number; y: number; right: number; bottom: number }[] = [];
  const visit = (x: number, y: number, right: number): void => {
    const last = bands[bands.length - 1];
    if (last !== undefined && Math.floor(last.y / bandHeight) === Math.floor(y / bandHeight)) {
      last.x = Math.min(last.x, x);
      last.right = Math.max(last.right, right);
      last.bottom = y + 2;
    } else {
      bands.push({ x, y, right, bottom: y + 2 });
    }
  };
  eachVisiblePair(frame, sprite, { corner, visit });
  return bands.map(({ x, y, right, bottom }) => ({ x, y, width: right - x, height: bottom - y }));
}
