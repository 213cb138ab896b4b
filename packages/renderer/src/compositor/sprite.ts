import type { Canvas } from '@napi-rs/canvas';
import type { PixelBox } from '../draw/coverage.ts';
import { copyYuvBox, createYuvFrame, rgbToYuv } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** A picture with transparency, already in the encoder's colours, that is laid over frames. */
export interface Sprite {
  readonly planes: YuvFrame;
  readonly alpha: Uint8Array;
  /** Alpha of each two by two pixels. */
  readonly halfAlpha: Uint8Array;
  /** The columns of each row between which anything is visible; both even, the same for the two rows of a pair. */
  readonly spanStart: Int32Array;
  readonly spanEnd: Int32Array;
  /** The columns within each row's span that hide everything beneath them: these are copied, not mixed. */
  readonly solidStart: Int32Array;
  readonly solidEnd: Int32Array;
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
  return { planes, alpha, ...halvedAlpha(alpha, width, height) };
}

function halvedAlpha(
  alpha: Uint8Array,
  width: number,
  height: number,
): Pick<Sprite, 'halfAlpha' | 'spanStart' | 'spanEnd' | 'solidStart' | 'solidEnd'> {
  const halfAlpha = new Uint8Array((width * height) / 4);
  const spanStart = new Int32Array(height).fill(width);
  const spanEnd = new Int32Array(height);
  const solidStart = new Int32Array(height);
  const solidEnd = new Int32Array(height);
  for (let row = 0; row < height; row += 2) {
    let runStart = 0;
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column;
      const sum =
        (alpha[at] ?? 0) + (alpha[at + 1] ?? 0) + (alpha[at + width] ?? 0) + (alpha[at + width + 1] ?? 0);
      halfAlpha[(row >> 1) * (width >> 1) + (column >> 1)] = sum >> 2;
      if (sum > 0) {
        spanStart[row] = Math.min(spanStart[row] ?? 0, column);
        spanEnd[row] = column + 2;
      }
      if (sum < 4 * 255) {
        runStart = column + 2;
      } else if (column + 2 - runStart > (solidEnd[row] ?? 0) - (solidStart[row] ?? 0)) {
        solidStart[row] = runStart;
        solidEnd[row] = column + 2;
      }
    }
    solidStart[row + 1] = solidStart[row] ?? 0;
    solidEnd[row + 1] = solidEnd[row] ?? 0;
    spanStart[row + 1] = spanStart[row] ?? 0;
    spanEnd[row + 1] = spanEnd[row] ?? 0;
  }
  return { halfAlpha, spanStart, spanEnd, solidStart, solidEnd };
}

/** Where on a frame a sprite's corner is: both even. */
export interface SpriteCorner {
  readonly x: number;
  readonly y: number;
}

/** Lays a sprite over a frame; what is outside the frame is cut off. */
export function blendSprite(frame: YuvFrame, sprite: Sprite, { x, y }: SpriteCorner): void {
  const { planes, alpha, halfAlpha } = sprite;
  const luma = { under: frame.y, over: planes.y, alpha };
  const blue = { under: frame.u, over: planes.u, alpha: halfAlpha };
  const red = { under: frame.v, over: planes.v, alpha: halfAlpha };
  const limit = { left: Math.max(0, -x), right: frame.width - x };
  const lastRow = Math.min(planes.height, frame.height - y);
  for (let row = Math.max(0, -y); row < lastRow; row++) {
    const span = cutSpan(sprite, row, limit);
    span.source = row * planes.width;
    span.target = (y + row) * frame.width + x;
    blendSpan(luma, span);
    if (row % 2 === 0) {
      halve(span);
      span.source = (row >> 1) * (planes.width >> 1);
      span.target = ((y + row) >> 1) * (frame.width >> 1) + (x >> 1);
      blendSpan(blue, span);
      blendSpan(red, span);
    }
  }
}

/** A plane of the frame, the sprite's plane over it, and how much of that is seen. */
interface BlendedPlane {
  readonly under: Buffer;
  readonly over: Buffer;
  readonly alpha: Uint8Array;
}

/** Columns of a sprite's row that are inside the frame: mixed, copied, mixed; and where the row begins in both planes. */
interface CutSpan {
  from: number;
  solidFrom: number;
  solidTo: number;
  to: number;
  source: number;
  target: number;
}

function cutSpan(sprite: Sprite, row: number, limit: { left: number; right: number }): CutSpan {
  const from = Math.max(limit.left, sprite.spanStart[row] ?? 0);
  const to = Math.max(from, Math.min(limit.right, sprite.spanEnd[row] ?? 0));
  const solidFrom = Math.min(to, Math.max(from, sprite.solidStart[row] ?? 0));
  const solidTo = Math.min(to, Math.max(solidFrom, sprite.solidEnd[row] ?? 0));
  return { from, solidFrom, solidTo, to, source: 0, target: 0 };
}

function halve(span: CutSpan): void {
  span.from >>= 1;
  span.solidFrom >>= 1;
  span.solidTo >>= 1;
  span.to >>= 1;
}

function blendSpan(plane: BlendedPlane, span: CutSpan): void {
  const { source, target, solidFrom, solidTo } = span;
  mixColumns(plane, span, { from: span.from, to: solidFrom });
  if (solidTo > solidFrom) {
    plane.over.copy(plane.under, target + solidFrom, source + solidFrom, source + solidTo);
  }
  mixColumns(plane, span, { from: solidTo, to: span.to });
}

function mixColumns(plane: BlendedPlane, row: CutSpan, columns: { from: number; to: number }): void {
  const { under, over, alpha } = plane;
  const { source, target } = row;
  const { to } = columns;
  for (let column = columns.from; column < to; column++) {
    const a = alpha[source + column] ?? 0;
    if (a === 0) {
      continue;
    }
    const above = over[source + column] ?? 0;
    const below = under[target + column] ?? 0;
    under[target + column] = a === 255 ? above : below + (((above - below) * a + 127) >> 8);
  }
}

/** Puts back what a sprite covered, row by row: far less than the box around a slanted arm. */
export function uncoverSprite(
  frames: { readonly from: YuvFrame; readonly to: YuvFrame },
  sprite: Sprite,
  { x, y }: SpriteCorner,
): void {
  const { from, to } = frames;
  for (let row = Math.max(0, -y); row < Math.min(sprite.planes.height, from.height - y); row += 2) {
    const start = Math.max(sprite.spanStart[row] ?? 0, -x);
    const end = Math.min(sprite.spanEnd[row] ?? 0, from.width - x);
    if (end > start) {
      copyYuvBox(from, to, { x: x + start, y: y + row, width: end - start, height: 2 });
    }
  }
}

/** Where a sprite is on a frame, cut to it; null when nothing of it is inside. */
export function spriteBox(frame: YuvFrame, sprite: Sprite, corner: SpriteCorner): PixelBox | null {
  const x = Math.max(0, corner.x);
  const y = Math.max(0, corner.y);
  const right = Math.min(frame.width, corner.x + sprite.planes.width);
  const bottom = Math.min(frame.height, corner.y + sprite.planes.height);
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}
