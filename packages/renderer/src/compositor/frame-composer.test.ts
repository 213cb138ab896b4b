import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import type { PixelBox } from '../draw/coverage.ts';
import { createFrameComposer } from './frame-composer.ts';
import { handPoseNames } from '../hand/hand-pose.ts';
import type { HandPlace } from '../timing/hand-place.ts';
import type { FrameComposer, HandSprite } from './frame-composer.ts';
import { blendSprite, spriteOf } from './sprite.ts';
import type { Sprite } from './sprite.ts';
import { createYuvFrame, rgbToYuv } from './yuv.ts';

const width = 96;
const height = 64;
const whole = { x: 0, y: 0, width, height };

/** A round sprite with soft edges and a hole: mixed and solid runs, several in a row. */
function ring(size: number, colour: string): Sprite {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.strokeStyle = colour;
  context.lineWidth = size * 0.3;
  context.arc(size / 2, size / 2, size * 0.3, 0, Math.PI * 2);
  context.stroke();
  return spriteOf(canvas);
}

const hand: HandSprite = { sprite: ring(40, '#3f5f8f'), tipX: 6, tipY: 4 };
const bars = [ring(30, 'rgba(18, 20, 26, 0.6)'), ring(30, '#ffd54a')].map((sprite, index) => ({
  sprite,
  x: 40 + index * 4,
  y: 30,
}));

interface Moment {
  readonly ink: PixelBox | null;
  readonly shade: number;
  readonly hand: HandPlace;
  readonly bar: number;
}

const evenUpTo = (largest: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: largest / 2 }).map((half) => half * 2);

const inkBox: fc.Arbitrary<PixelBox> = fc
  .record({ x: evenUpTo(width - 20), y: evenUpTo(height - 20) })
  .map(({ x, y }) => ({ x, y, width: 20, height: 20 }));

const moments: fc.Arbitrary<Moment[]> = fc.array(
  fc.record({
    ink: fc.option(inkBox, { nil: null }),
    shade: fc.integer({ min: 0, max: 255 }),
    hand: fc.option(
      fc.record({
        x: fc.integer({ min: -30, max: 120 }),
        y: fc.integer({ min: -30, max: 90 }),
        pose: fc.constantFrom(...handPoseNames),
      }),
      { nil: null },
    ),
    bar: fc.integer({ min: -1, max: 1 }),
  }),
  { minLength: 1, maxLength: 12 },
);

function draw(board: Board, { ink, shade }: Moment): void {
  for (let row = 0; ink !== null && row < ink.height; row++) {
    const start = ((ink.y + row) * width + ink.x) * 3;
    board.rgb.fill(shade, start, start + ink.width * 3);
  }
}

/** The frame made from nothing, without any memory of the last one. */
function composedAnew(board: Board, moment: Moment): Buffer {
  const frame = createYuvFrame(width, height);
  rgbToYuv(board.rgb, frame, { box: whole });
  const even = (value: number): number => Math.round(value / 2) * 2;
  if (moment.hand !== null) {
    const corner = { x: even(moment.hand.x - hand.tipX), y: even(moment.hand.y - hand.tipY) };
    blendSprite(frame, hand.sprite, corner);
  }
  const bar = bars[moment.bar];
  if (bar !== undefined) {
    blendSprite(frame, bar.sprite, bar);
  }
  return frame.bytes;
}

/** Brightness outside the boxes that differs from the last frame. */
function unannounced(last: Buffer, now: Buffer, changed: readonly PixelBox[]): number {
  let count = 0;
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = changed.some(
      (box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
    count += Number(!isInside && last[at] !== now[at]);
  }
  return count;
}

function play(
  steps: readonly Moment[],
  visit: (composer: FrameComposer, board: Board, step: Moment) => void,
) {
  const board: Board = { width, height, rgb: new Uint8Array(width * height * 3).fill(250) };
  const clean = createYuvFrame(width, height);
  rgbToYuv(board.rgb, clean, { box: whole });
  const composer = createFrameComposer(board, clean, () => hand);
  for (const step of steps) {
    draw(board, step);
    if (step.ink !== null) {
      composer.update(step.ink);
    }
    visit(composer, board, step);
  }
}

describe('the frame composer', () => {
  it('makes out of changes the frames that would be made from nothing', () => {
    fc.assert(
      fc.property(moments, (steps) => {
        play(steps, (composer, board, step) => {
          const { bytes } = composer.compose(step.hand, bars[step.bar] ?? null);
          expect(bytes.equals(composedAnew(board, step))).toBe(true);
        });
      }),
    );
  });

  it('shows the board from near and the whole of it again as it was, and goes on from there', () => {
    const board: Board = { width, height, rgb: new Uint8Array(width * height * 3).fill(250) };
    const clean = createYuvFrame(width, height);
    rgbToYuv(board.rgb, clean, { box: whole });
    const composer = createFrameComposer(board, clean, () => hand);
    for (const [x, shade] of [
      [20, 40],
      [50, 90],
    ] as const) {
      const moment = { ink: { x, y: 24, width: 20, height: 20 }, shade, hand: null, bar: -1 };
      draw(board, moment);
      composer.update(moment.ink);
      const before = Buffer.from(composer.compose(null, null).bytes);
      composer.look({ x: 8, y: 6, scale: 1.3 }, clean);
      expect(composer.compose(null, null).bytes.equals(before)).toBe(false);
      composer.look(null, clean);
      expect(composer.compose(null, null).bytes.equals(before)).toBe(true);
      expect(before.equals(composedAnew(board, moment))).toBe(true);
    }
  });

  it('leaves what is around a window as it was while the board comes nearer in it', () => {
    const board: Board = { width, height, rgb: new Uint8Array(width * height * 3).fill(250) };
    const clean = createYuvFrame(width, height);
    rgbToYuv(board.rgb, clean, { box: whole });
    const composer = createFrameComposer(board, clean, () => hand);
    const moment = { ink: { x: 20, y: 10, width: 20, height: 34 }, shade: 40, hand: null, bar: -1 };
    draw(board, moment);
    composer.update(moment.ink);
    const before = Buffer.from(composer.compose(null, null).bytes);
    const window = { x: 0, y: 22, width, height: height - 22 };
    composer.look({ x: 8, y: 10, scale: 1.3, window }, clean);
    const nearer = Buffer.from(composer.compose(null, null).bytes);
    const above = width * window.y;
    expect(nearer.subarray(0, above).equals(before.subarray(0, above))).toBe(true);
    expect(nearer.subarray(above, width * height).equals(before.subarray(above, width * height))).toBe(false);
    composer.look(null, clean);
    expect(composer.compose(null, null).bytes.equals(before)).toBe(true);
  });

  it('tells every box in which a frame differs from the last, and none when nothing does', () => {
    fc.assert(
      fc.property(moments, (steps) => {
        let last: Buffer | null = null;
        play(steps, (composer, _board, step) => {
          const { bytes, changed } = composer.compose(step.hand, bars[step.bar] ?? null);
          if (last !== null) {
            expect(unannounced(last, bytes, changed ?? [])).toBe(0);
          }
          last = Buffer.from(bytes);
          const still = composer.compose(step.hand, bars[step.bar] ?? null);
          expect(still.changed).toEqual([]);
          expect(still.bytes.equals(bytes)).toBe(true);
        });
      }),
    );
  });

  it('leaves a frame that was handed over alone until the next but one', () => {
    fc.assert(
      fc.property(moments, (steps) => {
        let last: { bytes: Buffer; copy: Buffer } | null = null;
        play(steps, (composer, _board, step) => {
          const { bytes } = composer.compose(step.hand, bars[step.bar] ?? null);
          expect(last === null || last.bytes.equals(last.copy)).toBe(true);
          last = { bytes, copy: Buffer.from(bytes) };
        });
      }),
    );
  });
});
