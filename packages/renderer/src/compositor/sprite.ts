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
  readonly spans: SpriteSpans;
}

/** Where each row of the colour planes is seen: from its first visible column to behind its last; nowhere when both are 0. */
export interface SpriteSpans {
  readonly start: Int32Array;
  /** Exclusive. */
  readonly end: Int32Array;
}

/** Reads a canvas of even width and height. */
export function spriteOf(canvas: Canvas): Sprite {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const planes = createYuvFrame(width, height);
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  rgbToYuv(pixels, planes, { box: { x: 0, y: 0, width, height }, channels: 4 });
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) {
    alpha[at] = data[at * 4 + 3] ?? 0;
  }
  return spriteFrom(planes, alpha);
}

function spriteFrom(planes: YuvFrame, alpha: Uint8Array): Sprite {
  const { width, height } = planes;
  const halfAlpha = halvedAlpha(alpha, width, height);
  return { planes, alpha, halfAlpha, spans: spansOf(halfAlpha, width >> 1) };
}

function spansOf(halfAlpha: Uint8Array, width: number): SpriteSpans {
  const rows = halfAlpha.length / width;
  const start = new Int32Array(rows);
  const end = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    const first = row * width;
    let left = first;
    let right = first + width;
    while (left < right && halfAlpha[left] === 0) {
      left++;
    }
    while (right > left && halfAlpha[right - 1] === 0) {
      right--;
    }
    start[row] = right > left ? left - first : 0;
    end[row] = right > left ? right - first : 0;
  }
  return { start, end };
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

/** A piece of a row of the colour planes that a sprite covers; twice as wide and two rows high in brightness. */
export interface CoveredPiece {
  /** In pixels of the colour planes of the frame. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Index of the first pixel in the sprite's colour planes. */
  readonly source: number;
}

/** Calls back for each pair of rows in which a sprite on a frame is visible. */
export function eachCoveredPiece(
  frame: Pick<YuvFrame, 'width' | 'height'>,
  { planes, spans }: Sprite,
  { corner, visit }: { corner: SpriteCorner; visit: (piece: CoveredPiece) => void },
): void {
  const [left, top] = [corner.x >> 1, corner.y >> 1];
  const [width, height] = [frame.width >> 1, frame.height >> 1];
  const rows = Math.min(spans.start.length, height - top);
  for (let row = Math.max(0, -top); row < rows; row++) {
    const from = Math.max(-left, spans.start[row] ?? 0);
    const to = Math.min(width - left, spans.end[row] ?? 0);
    if (to > from) {
      const source = row * (planes.width >> 1) + from;
      visit({ x: left + from, y: top + row, width: to - from, source });
    }
  }
}

/** Lays a sprite over a frame; what is outside the frame is cut off. A composer does the same with faster loops. */
export function blendSprite(frame: YuvFrame, sprite: Sprite, corner: SpriteCorner): void {
  const { planes, alpha, halfAlpha } = sprite;
  const half = { under: frame.width >> 1, over: planes.width >> 1 };
  eachCoveredPiece(frame, sprite, {
    corner,
    visit({ x, y, width, source }) {
      const under = y * half.under + x;
      mixRow({ over: planes.u, alpha: halfAlpha, under: frame.u }, { source, target: under, count: width });
      mixRow({ over: planes.v, alpha: halfAlpha, under: frame.v }, { source, target: under, count: width });
      const column = 2 * (source % half.over);
      const row = 2 * Math.floor(source / half.over);
      for (const lower of [0, 1]) {
        const piece = {
          source: (row + lower) * planes.width + column,
          target: (2 * y + lower) * frame.width + 2 * x,
          count: 2 * width,
        };
        mixRow({ over: planes.y, alpha, under: frame.y }, piece);
      }
    },
  });
}

function mixRow(
  { over, alpha, under }: { over: Uint8Array; alpha: Uint8Array; under: Uint8Array },
  { source, target, count }: { source: number; target: number; count: number },
): void {
  for (let column = 0; column < count; column++) {
    const above = over[source + column] ?? 0;
    const below = under[target + column] ?? 0;
    const a = alpha[source + column] ?? 0;
    under[target + column] = a === 255 ? above : below + (((above - below) * a + 127) >> 8);
  }
}

/** Height of the bands in which a sprite's outline is told: an encoder thinks in blocks of this size. */
const bandHeight = 16;

/** The visible part of a sprite on a frame as one box per band of rows; none when nothing of it is inside. */
export function spriteBands(
  frame: Pick<YuvFrame, 'width' | 'height'>,
  sprite: Sprite,
  corner: SpriteCorner,
): PixelBox[] {
  const bands: { x: number; y: number; right: number; bottom: number }[] = [];
  const visit = (piece: CoveredPiece): void => {
    const [x, y, right] = [2 * piece.x, 2 * piece.y, 2 * (piece.x + piece.width)];
    const last = bands[bands.length - 1];
    if (last !== undefined && Math.floor(last.y / bandHeight) === Math.floor(y / bandHeight)) {
      last.x = Math.min(last.x, x);
      last.right = Math.max(last.right, right);
      last.bottom = y + 2;
    } else {
      bands.push({ x, y, right, bottom: y + 2 });
    }
  };
  eachCoveredPiece(frame, sprite, { corner, visit });
  return bands.map(({ x, y, right, bottom }) => ({ x, y, width: right - x, height: bottom - y }));
}
