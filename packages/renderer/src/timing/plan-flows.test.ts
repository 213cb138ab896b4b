import { describe, expect, it } from 'vitest';
import { planFlows } from './plan-flows.ts';

const clock = { frames: 480, framesPerSecond: 24, exitFrames: 10 };
const drawn = (element: number, start: number, end: number) => ({ element, step: 0, start, end });
const steps = [drawn(0, 0, 48), drawn(1, 60, 96), drawn(2, 300, 330)];
const large = (element: number) => ({ element, area: 1000 });

describe('the plan of what flows', () => {
  it('WORD-12 lets it flow only while nothing is drawn, and no longer than nothing is drawn', () => {
    const flows = planFlows([large(0), large(1)], { steps, camera: null, clock });
    expect(flows.length).toBeGreaterThan(2);
    for (const { from, to } of flows) {
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(clock.frames - clock.exitFrames);
      expect(steps.every(({ start, end }) => to <= start || from >= end)).toBe(true);
    }
  });

  it('never lets a board with something that flows stand still for two seconds', () => {
    const flows = planFlows([large(0)], { steps, camera: null, clock });
    const busy = [...steps.map(({ start, end }) => ({ from: start, to: end })), ...flows].toSorted(
      (one, other) => one.from - other.from,
    );
    busy.reduce((free, { from, to }) => {
      expect(from - free).toBeLessThan(2 * clock.framesPerSecond);
      return to;
    }, 0);
  });

  it('begins with what was drawn last, and goes on with what was drawn before it', () => {
    const flows = planFlows([large(0), large(1)], { steps, camera: null, clock });
    expect(flows.slice(0, 2).map(({ element }) => element)).toEqual([1, 0]);
  });

  it('takes what is large before what is hardly seen', () => {
    const flows = planFlows([large(0), { element: 1, area: 100 }], { steps, camera: null, clock });
    expect(flows[0]?.element).toBe(0);
  });

  it('lets nothing flow that is not finished, nor when the camera has come nearer', () => {
    const camera = { at: (frame: number) => (frame < 120 ? null : { x: 0, y: 0, scale: 1.2 }) };
    expect(planFlows([large(2)], { steps: steps.slice(0, 2), camera, clock })).toEqual([]);
    expect(planFlows([large(2)], { steps, camera: null, clock }).every(({ from }) => from >= 330)).toBe(true);
    expect(planFlows([], { steps, camera: null, clock })).toEqual([]);
  });
});
