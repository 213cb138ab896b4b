import { describe, expect, it } from 'vitest';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent } from '../testing/sample-scene.ts';
import { drawStageCanvases, drawStillCanvas } from './draw-still.ts';

function pixelsOf(canvas: ReturnType<typeof drawStillCanvas>): Buffer {
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);
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
    const alone = stages.map((stage) => pixelsOf(drawStillCanvas(stage, 320, icons)));
    expect(drawn.map((pixels, index) => pixels.equals(alone[index] ?? Buffer.alloc(0)))).toEqual(
      stages.map(() => true),
    );
    expect(drawn[0]?.equals(drawn.at(-1) ?? Buffer.alloc(0))).toBe(false);
  });
});
