import { describe, expect, it } from 'vitest';
import {
  changeDrawing,
  describeStroke,
  emptyDrawing,
  plainStroke,
  pointAlong,
  STROKE_LIMIT,
  thinned,
} from './strokes.ts';
import type { DrawnStroke } from './strokes.ts';

function stroke(id: string): DrawnStroke {
  return {
    id,
    kind: 'path',
    width: 0.02,
    points: [
      { x: 0.1, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
  };
}

const two = ['a', 'b'].reduce(
  (drawing, id) => changeDrawing(drawing, { type: 'add', stroke: stroke(id) }),
  emptyDrawing,
);
const ids = (drawing: typeof emptyDrawing) => drawing.strokes.map(({ id }) => id).join('');

describe('strokes over a picture', () => {
  it('EXP-14 undoes and redoes every act, and a new act ends redoing', () => {
    const removed = changeDrawing(two, { type: 'remove', id: 'a' });
    const undone = changeDrawing(removed, { type: 'undo' });
    const redone = changeDrawing(undone, { type: 'redo' });
    expect([ids(removed), ids(undone), ids(redone)]).toEqual(['b', 'ab', 'b']);
    const other = changeDrawing(undone, { type: 'clear' });
    expect(changeDrawing(other, { type: 'redo' })).toEqual(other);
  });

  it('takes no more strokes than a motion model follows', () => {
    const many = Array.from({ length: 9 }, (_, index) => stroke(String(index))).reduce(
      (drawing, added) => changeDrawing(drawing, { type: 'add', stroke: added }),
      emptyDrawing,
    );
    expect(many.strokes).toHaveLength(STROKE_LIMIT);
  });

  it('nudges a stroke up to the edge and keeps its shape', () => {
    const nudged = changeDrawing(two, { type: 'nudge', id: 'a', dx: -0.5, dy: 0 });
    expect(nudged.strokes[0]?.points).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.4, y: 0.5 },
    ]);
  });

  it('stretches a stroke: its beginning stays, its end goes where it is led', () => {
    const longer = changeDrawing(two, { type: 'stretch', id: 'a', dx: 0.2, dy: -0.1 });
    expect(longer.strokes[0]?.points).toEqual([
      { x: 0.1, y: 0.5 },
      { x: 0.7, y: 0.4 },
    ]);
  });

  it('grows what holds still around its middle', () => {
    const ring: DrawnStroke = { id: 'r', kind: 'hold', width: 0.02, points: [...plainStroke('hold')] };
    const drawing = changeDrawing(emptyDrawing, { type: 'add', stroke: ring });
    const larger = changeDrawing(drawing, { type: 'stretch', id: 'r', dx: 0.1, dy: 0.1 }).strokes[0];
    const right = (larger?.points ?? []).map(({ x }) => x);
    expect(Math.max(...right)).toBeCloseTo(0.72);
    expect(Math.min(...right)).toBeCloseTo(0.28);
  });

  it('drops points that stand on each other', () => {
    expect(
      thinned([
        { x: 0.1, y: 0.1 },
        { x: 0.1005, y: 0.1 },
        { x: 0.2, y: 0.1 },
      ]),
    ).toHaveLength(2);
  });

  it('finds the way along a stroke, for the ghost that runs on it', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ];
    expect([pointAlong(points, 0), pointAlong(points, 0.75), pointAlong(points, 1)]).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0.5 },
      { x: 1, y: 1 },
    ]);
  });

  it('says in words where a stroke goes', () => {
    expect(describeStroke(stroke('a'))).toBe('Moves right, 40 % of the picture');
    expect(
      describeStroke({
        kind: 'camera',
        points: [
          { x: 0.5, y: 0.8 },
          { x: 0.5, y: 0.6 },
        ],
      }),
    ).toBe('Looks up, 20 % of the picture');
  });
});
