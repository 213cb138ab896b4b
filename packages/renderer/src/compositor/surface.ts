import type { PixelBox } from '../draw/coverage.ts';
import { unionBox } from '../draw/coverage.ts';
import { blendSprite, spriteBands, uncoverSprite } from './sprite.ts';
import type { Sprite, SpriteCorner } from './sprite.ts';
import { copyYuvBox, createYuvFrame } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** A sprite where it lies on a frame. The same object means: nothing about it changed. */
export interface LaidSprite extends SpriteCorner {
  readonly sprite: Sprite;
  /** What it covers of the frame. */
  readonly bands: readonly PixelBox[];
}

/** Lays a sprite on frames of this size. */
export function laySprite(frame: YuvFrame, sprite: Sprite, { x, y }: SpriteCorner): LaidSprite {
  return { sprite, x, y, bands: spriteBands(frame, sprite, { x, y }) };
}

/**
 * A frame that follows a board: it holds a picture of it with sprites on top, and when it is asked to catch up takes over
 * no more than what changed since it last did. Two of them in turn let the encoder read one while the other is made.
 */
export class Surface {
  readonly frame: YuvFrame;
  readonly #board: YuvFrame;
  /** Where the board changed since this frame last followed it. */
  #behind: PixelBox[] = [];
  #sprites: readonly LaidSprite[] = [];

  /** `board` is kept and read whenever this frame catches up. */
  constructor(board: YuvFrame) {
    this.#board = board;
    this.frame = createYuvFrame(board.width, board.height);
    board.bytes.copy(this.frame.bytes);
  }

  /** Takes note that a box of the board changed. */
  fallBehind(box: PixelBox): void {
    addBox(this.#behind, box);
  }

  /** Becomes the board as it is now with these sprites over it, the last on top. */
  catchUp(sprites: readonly LaidSprite[]): void {
    const { frame } = this;
    const leaving = this.#sprites.filter((laid) => !sprites.includes(laid));
    const coming = sprites.filter((laid) => !this.#sprites.includes(laid));
    const touched = [...this.#behind, ...[...leaving, ...coming].flatMap(({ bands }) => bands)];
    const disturbed = disturbedSprites(
      sprites.filter((laid) => !coming.includes(laid)),
      touched,
    );
    for (const box of this.#behind) {
      copyYuvBox(this.#board, frame, box);
    }
    // All are taken away before any is laid: what shines through must not be mixed in twice.
    for (const laid of [...leaving, ...disturbed]) {
      uncoverSprite({ from: this.#board, to: frame }, laid.sprite, laid);
    }
    for (const laid of sprites) {
      if (coming.includes(laid) || disturbed.includes(laid)) {
        blendSprite(frame, laid.sprite, laid);
      }
    }
    this.#behind = [];
    this.#sprites = sprites;
  }
}

/** Those that something happened beneath or above; a disturbed one disturbs the next. */
function disturbedSprites(staying: readonly LaidSprite[], touched: PixelBox[]): LaidSprite[] {
  const disturbed: LaidSprite[] = [];
  for (let known = -1; known < disturbed.length;) {
    known = disturbed.length;
    for (const laid of staying) {
      const isTouched = laid.bands.some((band) => touched.some((box) => overlaps(box, band)));
      if (isTouched && !disturbed.includes(laid)) {
        disturbed.push(laid);
        touched.push(...laid.bands);
      }
    }
  }
  return disturbed;
}

/** More boxes than this are taken together: each has a price of its own. */
const mostBoxes = 24;

/** Adds a box to a list; boxes that overlap become one when that is hardly larger than both. */
export function addBox(boxes: PixelBox[], box: PixelBox): void {
  let whole = box;
  for (let index = boxes.length - 1; index >= 0; index--) {
    const other = boxes[index];
    const union = other === undefined ? null : unionBox(other, whole);
    if (other !== undefined && union !== null && area(union) <= 1.25 * (area(other) + area(whole))) {
      boxes.splice(index, 1);
      whole = union;
    }
  }
  boxes.push(whole);
  if (boxes.length > mostBoxes) {
    const union = boxes.splice(0).reduce<PixelBox | null>(unionBox, null);
    if (union !== null) {
      boxes.push(union);
    }
  }
}

function area(box: PixelBox): number {
  return box.width * box.height;
}

function overlaps(a: PixelBox, b: PixelBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
