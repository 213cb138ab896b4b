import { describe, expect, it } from 'vitest';
import { changeDesign, emptyDesign, layerName, newLayer, startHistory } from './design.ts';

const box = { x: 0, y: 0, width: 100, height: 50 };
const [one, two] = [
  newLayer({ id: 'one', kind: 'rectangle', ...box }),
  newLayer({ id: 'two', kind: 'text', text: 'Hello\nthere', ...box }),
];
const filled = [one, two].reduce(
  (history, layer) => changeDesign(history, { type: 'add', layer }),
  startHistory(emptyDesign()),
);
const order = (history: typeof filled) => history.design.layers.map(({ id }) => id).join(' ');

describe('a design', () => {
  it('EXP-15 undoes and redoes every act', () => {
    const removed = changeDesign(filled, { type: 'remove', id: 'one' });
    const undone = changeDesign(removed, { type: 'undo' });
    expect([order(removed), order(undone), order(changeDesign(undone, { type: 'redo' }))]).toEqual([
      'two',
      'one two',
      'two',
    ]);
  });

  it('EXP-15 moves layers up and down, not past the ends', () => {
    expect(order(changeDesign(filled, { type: 'order', id: 'one', by: 1 }))).toBe('two one');
    expect(order(changeDesign(filled, { type: 'order', id: 'one', by: -1 }))).toBe('one two');
  });

  it('names layers for the list', () => {
    expect([layerName(one), layerName(two)]).toEqual(['Rectangle', 'Hello']);
  });
});
