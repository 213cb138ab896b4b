import { describe, expect, it } from 'vitest';
import { frameScale } from '../draw/frame-scale.ts';
import { seededRandom } from '../draw/seeded-random.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent } from '../testing/sample-scene.ts';
import { createPaper } from './board.ts';
import { drawStill } from './draw-still.ts';
import { sketchElement } from './sketch-element.ts';
import { createSketchPainter } from './sketch-painter.ts';

describe('a board', () => {
  const drawing = layOutBoard({
    ...sampleContent,
    pictures: [...sampleContent.pictures, { set: 'tabler', name: 'building-bank', label: 'a bank' }],
  });

  it('ends in the same pixels however the drawing is cut into frames', async () => {
    const scale = frameScale('16:9', 320);
    const finished = [1, 3, 40].map((cuts) => {
      const board = createPaper(scale, drawing);
      const random = seededRandom(cuts);
      const { palette, language, style } = drawing;
      for (const element of drawing.elements) {
        const sketch = sketchElement(element, { palette, language, style, scale, icons: createIconReader() });
        if (sketch === null) {
          continue;
        }
        const painter = createSketchPainter(board, sketch);
        sketch.steps.forEach((_, step) => {
          const parts = Array.from({ length: cuts - 1 }, random).sort((one, other) => one - other);
          [...parts, 1].forEach((part) => painter.advance(step, part));
        });
      }
      return Buffer.from(board.rgb);
    });
    expect(finished[1]?.equals(finished[0] ?? Buffer.alloc(0))).toBe(true);
    expect(finished[2]?.equals(finished[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('changes no pixel outside the box a step reports', () => {
    const scale = frameScale('16:9', 320);
    const board = createPaper(scale, drawing);
    const { palette, language, style } = drawing;
    for (const element of drawing.elements) {
      const sketch = sketchElement(element, { palette, language, style, scale, icons: createIconReader() });
      const painter = sketch === null ? null : createSketchPainter(board, sketch);
      sketch?.steps.forEach((_, step) => {
        const before = Buffer.from(board.rgb);
        const box = painter?.advance(step, 1).changed ?? null;
        for (let at = 0; at < before.length; at++) {
          if (before[at] !== board.rgb[at]) {
            const pixel = Math.floor(at / 3);
            const x = pixel % board.width;
            const y = Math.floor(pixel / board.width);
            const isInside =
              box !== null && x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
            expect.soft(isInside, `pixel ${x}, ${y} of a ${element.kind}`).toBe(true);
            break;
          }
        }
      });
    }
  });

  it('is given as PNG or WebP in the size asked for', async () => {
    const png = await drawStill(drawing, { longSide: 320, format: 'png' });
    expect(png).toMatchObject({ width: 320, height: 180, contentType: 'image/png' });
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    const webp = await drawStill(drawing, { longSide: 320, format: 'webp' });
    expect(webp.bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
  });
});
