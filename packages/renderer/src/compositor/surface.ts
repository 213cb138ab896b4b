import type { PixelBox } from '../draw/coverage.ts';
import { unionBox } from '../draw/coverage.ts';
import type { FrameMemory, HeldFrame, HeldSprite } from './frame-memory.ts';
import { eachCoveredPiece, spriteBands } from './sprite.ts';
import type { Sprite, SpriteCorner } from './sprite.ts';

/** A sprite where it lies on a frame. The same object means: nothing about it changed. */
export interface LaidSprite extends SpriteCorner {
  readonly sprite: Sprite;
  readonly held: HeldSprite;
  /** What it covers of the frame. */
  readonly bands: readonly PixelBox[];
}

/** Lays a sprite on frames of this size. */
export function laySprite(
  frame: HeldFrame,
  { sprite, held }: Pick<LaidSprite, 'sprite' | 'held'>,
  { x, y }: SpriteCorner,
): LaidSprite {
  return { sprite, held, x, y, bands: spriteBands(frame, sprite, { x, y }) };
}

/**
 * A frame that follows a board: it holds a picture of it with sprites on top, and when it is asked to catch up takes over
 * no more than what changed since it last did. Two of them in turn let the encoder read one while the other is made.
 */
export class Surface {
  readonly frame: HeldFrame;
  readonly #memory: FrameMemory;
  readonly #board: HeldFrame;
  /** Where the board changed since this frame last followed it. */
  #behind: PixelBox[] = [];
  #sprites: readonly LaidSprite[] = [];

  /** `board` is kept and read whenever this frame catches up; both lie in `memory`. */
  constructor(memory: FrameMemory, board: HeldFrame) {
    this.#memory = memory;
    this.#board = board;
    this.frame = memory.holdFrame(board);
  }

  /** Takes note that a box of the board changed. */
  fallBehind(box: PixelBox): void {
    addBox(this.#behind, box);
  }

  /** Becomes the board as it is now with these sprites over it, the last on top. */
  catchUp(sprites: readonly LaidSprite[]): void {
    const behind = this.#behind;
    const leaving = this.#sprites.filter((laid) => !sprites.includes(laid));
    const coming = sprites.filter((laid) => !this.#sprites.includes(laid));
    const touched = [...behind, ...[...leaving, ...coming].flatMap(({ bands }) => bands)];
    const disturbed = disturbedSprites(
      sprites.filter((laid) => !coming.includes(laid)),
      touched,
    );
    for (const box of behind) {
      this.#copyBox(box);
    }
    // All are taken away before any is laid: what shines through must not be mixed in twice.
    for (const laid of [...leaving, ...disturbed]) {
      this.#uncover(laid);
    }
    for (const laid of sprites) {
      if (coming.includes(laid) || disturbed.includes(laid)) {
        this.#blend(laid);
      }
    }
    this.#behind = [];
    this.#sprites = sprites;
  }

  #copyBox({ x, y, width, height }: PixelBox): void {
    for (let row = y >> 1; row < (y + height) >> 1; row++) {
      this.#copyPair(x >> 1, row, width >> 1);
    }
  }

  /** Takes a row of the colour planes, and the two rows of brightness, from the board. */
  #copyPair(x: number, y: number, count: number): void {
    const { loops } = this.#memory;
    const { width, address: to } = this.frame;
    const { address: from } = this.#board;
    const upper = 2 * (y * width + x);
    loops.copy(from.y + upper, to.y + upper, 2 * count);
    loops.copy(from.y + upper + width, to.y + upper + width, 2 * count);
    const half = y * (width >> 1) + x;
    loops.copy(from.u + half, to.u + half, count);
    loops.copy(from.v + half, to.v + half, count);
  }

  /** Puts back what a sprite covered, row by row: far less than the box around a slanted arm. */
  #uncover({ sprite, x, y }: LaidSprite): void {
    eachCoveredPiece(this.frame, sprite, {
      corner: { x, y },
      visit: (piece) => {
        this.#copyPair(piece.x, piece.y, piece.width);
      },
    });
  }

  #blend({ sprite, held, x: left, y: top }: LaidSprite): void {
    const { loops } = this.#memory;
    const { width, address: to } = this.frame;
    const spriteWidth = sprite.planes.width;
    eachCoveredPiece(this.frame, sprite, {
      corner: { x: left, y: top },
      visit({ x, y, width: count, source }) {
        const half = y * (width >> 1) + x;
        loops.mix(held.u + source, held.halfAlpha + source, to.u + half, count);
        loops.mix(held.v + source, held.halfAlpha + source, to.v + half, count);
        const upper = 2 * (y * width + x);
        const over = (2 * y - top) * spriteWidth + 2 * x - left;
        loops.mix(held.y + over, held.alpha + over, to.y + upper, 2 * count);
        const lower = over + spriteWidth;
        loops.mix(held.y + lower, held.alpha + lower, to.y + upper + width, 2 * count);
      },
    });
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
