import { describe, expect, it } from 'vitest';
import { snapBox } from './snap.ts';

const page = { x: 0, y: 0, width: 1000, height: 500 };

describe('guides', () => {
  it('EXP-15 catches a box whose centre comes near the centre of the page', () => {
    const snap = snapBox({ x: 447, y: 100, width: 100, height: 40 }, [page], 6);
    expect(snap).toEqual({ x: 450, y: 100, guideX: 500, guideY: null });
  });

  it('leaves a box alone that is far from every line', () => {
    expect(snapBox({ x: 300, y: 100, width: 100, height: 40 }, [page], 6)).toMatchObject({
      x: 300,
      guideX: null,
    });
  });
});
