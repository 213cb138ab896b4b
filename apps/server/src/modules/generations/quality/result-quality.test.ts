import { describe, expect, it } from 'vitest';
import { signsOf } from './picture-signs.ts';
import { assessResult, refuseBroken } from './result-quality.ts';
import type { ResultObservations } from './result-quality.ts';

const good = { brightness: 110, contrast: 40, detail: 6 };
const wanted = { aspectRatio: '16:9', longSide: 1920 } as const;
const picture: ResultObservations = { width: 1920, height: 1080, wanted, stills: [good], clip: null };
const clip: ResultObservations = {
  ...picture,
  stills: [good, good, good, good],
  clip: { durationSeconds: 2, changes: [3, 2, 3], hasSound: true },
};

/** A picture of one colour, or of stripes. */
function striped(dark: number, light: number) {
  const pixels = Uint8Array.from({ length: 32 * 18 * 4 }, (_, at) =>
    Math.floor(at / 4) % 2 === 0 ? dark : light,
  );
  return signsOf({ width: 32, height: 18, pixels });
}

describe('the report on a picture or clip', () => {
  it('finds nothing wrong with what is as it should be', () => {
    expect(assessResult(picture)).toMatchObject({ findings: [], durationSeconds: null });
    expect(assessResult(clip)).toMatchObject({ findings: [], blackSeconds: 0, frozenSeconds: 0 });
  });

  it('refuses one colour all over, and black, with a sentence', () => {
    const blank = assessResult({ ...picture, stills: [striped(120, 120)] });
    expect(blank.findings).toContain('blank');
    expect(() => refuseBroken(blank)).toThrow('credits were given back');
    const black = assessResult({ ...clip, stills: [good, good, striped(0, 2), striped(0, 2)] });
    expect(black).toMatchObject({ blackSeconds: 1 });
    expect(() => refuseBroken(black)).toThrow('credits were given back');
  });

  it('tells what is frozen, soft, small, silent or of another shape, and lets it pass', () => {
    const soft = { brightness: 110, contrast: 40, detail: 0.2 };
    const poor = assessResult({
      ...clip,
      width: 480,
      height: 480,
      stills: [soft, soft],
      clip: { durationSeconds: 2, changes: [0, 0, 0], hasSound: false },
    });
    expect(refuseBroken(poor).findings).toEqual(['frozen', 'soft', 'other-shape', 'small', 'no-sound']);
  });

  it('counts what lies close together as detail', () => {
    expect(striped(40, 200).detail).toBeGreaterThan(100);
    expect(striped(40, 40).detail).toBe(0);
  });
});
