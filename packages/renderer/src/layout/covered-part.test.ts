import { describe, expect, it } from 'vitest';
import { boardAspects } from '../timeline/language.ts';
import { coveredPart, usableArea } from './covered-part.ts';

describe.each(boardAspects)('the covered part of a %s board', (aspect) => {
  const { x, y, width, height } = usableArea(aspect);
  const half = { x, y, width: width / 2, height };

  it('is nothing without boxes, and all of it under one as large', () => {
    expect(coveredPart([], aspect)).toBe(0);
    expect(coveredPart([usableArea(aspect)], aspect)).toBeCloseTo(1, 6);
  });

  it('counts what lies under several boxes once', () => {
    const quarter = { ...half, height: height / 2 };
    expect(coveredPart([half, quarter, half], aspect)).toBeCloseTo(0.5, 6);
    const other = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    expect(coveredPart([quarter, other], aspect)).toBeCloseTo(0.25 + 0.25 - 0.0625, 6);
  });

  it('leaves out what lies on the margins', () => {
    expect(coveredPart([{ ...half, x: x - width / 4, y: y - height }], aspect)).toBe(0);
    expect(coveredPart([{ ...half, x: x - width / 4 }], aspect)).toBeCloseTo(0.25, 6);
  });
});
