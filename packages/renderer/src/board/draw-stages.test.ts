import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent } from '../testing/sample-scene.ts';
import { drawFinishedBoard, drawStageCanvases } from './draw-still.ts';

/** Red, green and blue, row by row. */
function pixelsOf(canvas: Canvas): Buffer {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.filter((_, at) => at % 4 !== 3));
}

describe('a board that is told stage by stage', () => {
  it('is at every stage as if that were drawn alone', () => {
    const drawing = layOutBoard(sampleContent);
    const icons = createIconReader();
    const stages = [0, 2, 3, drawing.elements.length].map((count) => ({
      ...drawing,
      elements: drawing.elements.slice(0, count),
    }));
    const drawn = [...drawStageCanvases(stages, 320, icons)].map(pixelsOf);
    const alone = stages.map((stage) => Buffer.from(drawFinishedBoard(stage, 320, icons).rgb));
    expect(drawn.map((pixels, index) => pixels.equals(alone[index] ?? Buffer.alloc(0)))).toEqual(
      stages.map(() => true),
    );
    expect(drawn[0]?.equals(drawn.at(-1) ?? Buffer.alloc(0))).toBe(false);
  });
});
