import { createIconReader, layOutBoard } from '@kinora/renderer';
import { stillStretches } from '@kinora/renderer/testing';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../outline/index.ts';
import { asPicture } from './draw-whole.ts';
import { explanations } from './explained/explanations.ts';
import { ownPictures } from './own/views.ts';

const icons = createIconReader();
const drawings = [
  ...explanations.map(({ name, draw }) => [name, draw] as const),
  ...Object.entries(ownPictures).flatMap(([name, views]) =>
    views.map(({ draw }, view) => [`${name} ${view}`, draw] as const),
  ),
];
const moving = drawings.filter(([, draw]) => draw().some(({ flow }) => flow !== undefined));

/** A narration of 24 seconds, nothing of which is drawn but what stands at its start. */
const words = Array.from({ length: 80 }, (_, at) => ({
  text: 'word',
  startSeconds: at * 0.3,
  endSeconds: at * 0.3 + 0.25,
  startOffset: at * 5,
  endOffset: at * 5 + 4,
}));
const narration = { file: 'unread.wav', text: 'word '.repeat(80), words, durationSeconds: 24 };

describe('what happens in a drawing', () => {
  it('is seen in most of them', () => {
    expect(moving.length).toBeGreaterThan(drawings.length * 0.75);
  });

  it.each(moving)('%s: stays within its edges', (_, draw) => {
    const shapes = draw();
    const edges = boundsOf(shapes.filter(({ ink, fill }) => ink > 0 || fill !== undefined));
    for (const [x, y] of shapes.flatMap(({ points, flow }) =>
      flow === undefined ? [] : (flow.way ?? points),
    )) {
      expect(x).toBeGreaterThanOrEqual(edges.left);
      expect(x).toBeLessThanOrEqual(edges.right);
      expect(y).toBeGreaterThanOrEqual(edges.top);
      expect(y).toBeLessThanOrEqual(edges.bottom);
    }
  });

  it.each(moving)('%s: a board does not stand still for three seconds', (name, draw) => {
    const picture = { ...asPicture({ set: 'tabler', name: 'drawn' }, draw()), label: name };
    const drawing = layOutBoard({
      template: 'hero',
      title: 'What happens',
      pictures: [picture],
      notes: [],
      aspect: '16:9',
      language: 'en',
      seed: 3,
    });
    const scene = { id: 'scene', drawing, narration, minimumSeconds: 0, exit: 'wipe' } as const;
    const rests = stillStretches(scene, 24, icons).map(({ from, to }) => to - from);
    expect(Math.max(0, ...rests)).toBeLessThan(3);
  });
});
