import { describe, expect, it } from 'vitest';
import { sketchElement } from '../board/sketch-element.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createIconReader } from '../illustration/icon-set.ts';
import type { BoardPicture, Stage } from '../layout/board-content.ts';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleScene } from '../testing/sample-scene.ts';
import { closerView, isPicture } from './board-view.ts';

const icons = createIconReader();

function block(name: string, ratio: number): BoardPicture {
  const grid = { width: 1000, height: Math.round(1000 / ratio) };
  const outline = `0,0 1000,0 1000,${grid.height} 0,${grid.height}`;
  return { set: 'noto', name, ratio, strokes: { grid, shapes: [{ outline, fill: '#8fc26a', ink: 1 }] } };
}

/** Two pictures side by side with somebody in each, framed or not. */
function panels(isFramed: boolean): Stage {
  const items = [0, 864].flatMap((x): Stage['items'] => [
    {
      kind: 'picture',
      picture: block('place-forest', 836 / 640),
      box: { x, y: 0, width: 836, height: 640 },
      ...(isFramed ? { isFramed } : {}),
    },
    {
      kind: 'picture',
      picture: block('fox', 0.6),
      box: { x: x + 240, y: 190, width: 240, height: 400 },
    },
  ]);
  return { width: 1700, height: 640, items };
}

function viewsOf(stage: Stage) {
  const drawing = layOutBoard({ ...sampleContent, template: 'scene', stage, pictures: [], notes: [] });
  const scene = sampleScene({ drawing, camera: 'still' });
  const scale = frameScale('16:9', 480);
  const { palette, language, style, elements } = drawing;
  const sketches = elements.map((each) => sketchElement(each, { palette, language, style, scale, icons }));
  const board = { scene, sketches, pixelsPerUnit: scale.pixelsPerUnit };
  const seen = elements.flatMap((each, index) => (isPicture(each) ? [index] : []));
  return { sketches, seen, views: seen.map((index) => closerView(board, index)) };
}

describe('a picture with a frame of its own', () => {
  it('is seen nearer inside of its frame, and whoever is in it is whole', () => {
    const { sketches, seen, views } = viewsOf(panels(true));
    expect(views).toHaveLength(2);
    views.forEach((view, order) => {
      const box = sketches[seen[order] ?? -1]?.box;
      const window = view?.window;
      if (view === null || window === undefined || box === undefined) {
        throw new Error('A view inside of a frame');
      }
      expect(view.scale).toBeGreaterThan(1.06);
      const [left, top] = [(box.x - view.x) * view.scale, (box.y - view.y) * view.scale];
      expect(left).toBeGreaterThanOrEqual(window.x);
      expect(top).toBeGreaterThanOrEqual(window.y);
      expect(left + box.width * view.scale).toBeLessThanOrEqual(window.x + window.width);
      expect(top + box.height * view.scale).toBeLessThanOrEqual(window.y + window.height);
    });
  });

  it('is not parted from its heading without one', () => {
    expect(viewsOf(panels(false)).views.filter((view) => view !== null && view.window === undefined)).toEqual(
      [],
    );
  });
});
