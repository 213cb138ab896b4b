import type { Board } from '../board/board.ts';
import { unionBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { HandPlace } from '../timing/hand-path.ts';
import type { PlacedSprite } from '../subtitles/subtitle-sprite.ts';
import { blendSprite, spriteBox, uncoverSprite } from './sprite.ts';
import type { Sprite } from './sprite.ts';
import { copyYuvBox, createYuvFrame, rgbToYuv } from './yuv.ts';
import type { YuvFrame } from './yuv.ts';

/** The hand's picture and where in it the pen's tip is. */
export interface HandSprite {
  readonly sprite: Sprite;
  readonly tipX: number;
  readonly tipY: number;
}

/**
 * Builds frames out of changes. A whiteboard only ever gains ink, so of each frame no more is converted and copied than
 * what was drawn since the last, what the hand uncovered and what the subtitle changed.
 */
export interface FrameComposer {
  /** The frame as it stands; the same buffer every time. */
  readonly frame: YuvFrame;
  /** Takes over a box of the board that changed. */
  update(box: PixelBox): void;
  /** Shows the board without its drawing from the left to this part of the width: the exit wipe. */
  wipe(from: number, to: number): void;
  /** Makes the next frame: the board, the hand over it, the subtitle over both. */
  compose(hand: HandPlace, subtitle: PlacedSprite | null): void;
}

export function createFrameComposer(board: Board, handSprite: HandSprite | null): FrameComposer {
  const { width, height } = board;
  const whole = { x: 0, y: 0, width, height };
  const clean = createYuvFrame(width, height);
  rgbToYuv(board.rgb, clean, whole);
  const drawn = createYuvFrame(width, height);
  clean.bytes.copy(drawn.bytes);
  const frame = createYuvFrame(width, height);
  clean.bytes.copy(frame.bytes);
  let dirty: PixelBox | null = null;
  let lastHand: { x: number; y: number } | null = null;
  let lastSubtitle: PlacedSprite | null = null;
  const copyDirty = (): PixelBox | null => {
    const box = dirty;
    if (box !== null) {
      copyYuvBox(drawn, frame, box);
    }
    dirty = null;
    return box;
  };
  return {
    frame,
    update(box) {
      rgbToYuv(board.rgb, drawn, box);
      dirty = unionBox(dirty, box);
    },
    wipe(from, to) {
      const lean = height * 0.25;
      const edge = (part: number, row: number): number => {
        const x = part * (width + lean) - (row / height) * lean;
        return Math.max(0, Math.min(width, Math.round(x / 2) * 2));
      };
      for (let row = 0; row < height; row += 2) {
        const start = edge(from, row);
        const end = edge(to, row);
        if (end > start) {
          copyYuvBox(clean, drawn, { x: start, y: row, width: end - start, height: 2 });
        }
      }
      dirty = whole;
    },
    compose(hand, subtitle) {
      const touched = [copyDirty()];
      if (lastHand !== null && handSprite !== null) {
        uncoverSprite(drawn, frame, handSprite.sprite, lastHand);
        touched.push(spriteBox(frame, handSprite.sprite, lastHand));
      }
      lastHand = null;
      if (hand !== null && handSprite !== null) {
        lastHand = { x: even(hand.x - handSprite.tipX), y: even(hand.y - handSprite.tipY) };
        touched.push(spriteBox(frame, handSprite.sprite, lastHand));
      }
      const covers = subtitle === null ? null : spriteBox(frame, subtitle.sprite, subtitle);
      const isSame = subtitle === lastSubtitle && !touched.some((box) => overlaps(box, covers));
      if (!isSame && lastSubtitle !== null) {
        uncoverSprite(drawn, frame, lastSubtitle.sprite, lastSubtitle);
      }
      if (!isSame && subtitle !== null) {
        uncoverSprite(drawn, frame, subtitle.sprite, subtitle);
      }
      if (lastHand !== null && handSprite !== null) {
        blendSprite(frame, handSprite.sprite, lastHand.x, lastHand.y);
      }
      if (!isSame && subtitle !== null) {
        blendSprite(frame, subtitle.sprite, subtitle.x, subtitle.y);
      }
      lastSubtitle = subtitle;
    },
  };
}

function overlaps(a: PixelBox | null, b: PixelBox | null): boolean {
  if (a === null || b === null) {
    return false;
  }
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function even(value: number): number {
  return Math.round(value / 2) * 2;
}
