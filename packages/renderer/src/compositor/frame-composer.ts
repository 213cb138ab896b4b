import type { Board } from '../board/board.ts';
import { unionBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { HandPlace } from '../timing/hand-path.ts';
import type { PlacedSprite } from '../subtitles/subtitle-sprite.ts';
import { blendSprite, spriteBox, uncoverSprite } from './sprite.ts';
import type { Sprite, SpriteCorner } from './sprite.ts';
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

/** The three states of a frame, and what lies on it beside the board. */
interface Layers {
  /** The board before anything was drawn. */
  readonly clean: YuvFrame;
  /** The board alone. */
  readonly drawn: YuvFrame;
  /** The board with the hand and the subtitle. */
  readonly frame: YuvFrame;
  readonly handSprite: HandSprite | null;
  /** Where the board changed since the last frame. */
  dirty: PixelBox | null;
  hand: SpriteCorner | null;
  subtitle: PlacedSprite | null;
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
  const layers: Layers = { clean, drawn, frame, handSprite, dirty: null, hand: null, subtitle: null };
  return {
    frame,
    update(box) {
      rgbToYuv(board.rgb, drawn, box);
      layers.dirty = unionBox(layers.dirty, box);
    },
    wipe(from, to) {
      wipeBoard(layers, from, to);
      layers.dirty = whole;
    },
    compose(hand, subtitle) {
      const touched = [showBoard(layers), ...moveHand(layers, hand)];
      showSprites(layers, subtitle, touched);
    },
  };
}

function wipeBoard({ clean, drawn }: Layers, from: number, to: number): void {
  const { width, height } = clean;
  const lean = height * 0.25;
  const edge = (part: number, row: number): number => {
    const x = part * (width + lean) - (row / height) * lean;
    return Math.max(0, Math.min(width, even(x)));
  };
  for (let row = 0; row < height; row += 2) {
    const start = edge(from, row);
    const end = edge(to, row);
    if (end > start) {
      copyYuvBox(clean, drawn, { x: start, y: row, width: end - start, height: 2 });
    }
  }
}

/** Takes over what changed on the board. @returns where */
function showBoard(layers: Layers): PixelBox | null {
  const { dirty } = layers;
  if (dirty !== null) {
    copyYuvBox(layers.drawn, layers.frame, dirty);
  }
  layers.dirty = null;
  return dirty;
}

/** Takes the hand away from where it was. @returns the boxes it leaves and enters */
function moveHand(layers: Layers, place: HandPlace): (PixelBox | null)[] {
  const { drawn, frame, handSprite, hand } = layers;
  if (handSprite === null) {
    return [];
  }
  const { sprite, tipX, tipY } = handSprite;
  if (hand !== null) {
    uncoverSprite({ from: drawn, to: frame }, sprite, hand);
  }
  layers.hand = place === null ? null : { x: even(place.x - tipX), y: even(place.y - tipY) };
  return [hand, layers.hand].map((corner) => (corner === null ? null : spriteBox(frame, sprite, corner)));
}

/** Lays the hand and the subtitle over the board; a subtitle that nothing touched is left as it lies. */
function showSprites(
  layers: Layers,
  subtitle: PlacedSprite | null,
  touched: readonly (PixelBox | null)[],
): void {
  const { drawn, frame, handSprite, hand, subtitle: last } = layers;
  const covers = subtitle === null ? null : spriteBox(frame, subtitle.sprite, subtitle);
  const isSame = subtitle === last && !touched.some((box) => overlaps(box, covers));
  for (const bar of isSame ? [] : [last, subtitle]) {
    if (bar !== null) {
      uncoverSprite({ from: drawn, to: frame }, bar.sprite, bar);
    }
  }
  if (hand !== null && handSprite !== null) {
    blendSprite(frame, handSprite.sprite, hand);
  }
  if (!isSame && subtitle !== null) {
    blendSprite(frame, subtitle.sprite, subtitle);
  }
  layers.subtitle = subtitle;
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
