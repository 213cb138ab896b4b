import { describe, expect, it } from 'vitest';
import { voyageCourse } from './voyage-course.ts';
import type { CoursePoint, Waters } from './voyage-course.ts';

const waters: Waters = { seconds: 12, heading: 1, room: [-300, 900], unit: 19, isLeaving: false };
const between = (course: readonly CoursePoint[], from: number, until: number): readonly CoursePoint[] =>
  course.filter(({ atSeconds }) => atSeconds >= from && atSeconds < until);

/** How often a boat comes round to its other side. */
function turnsOf(course: readonly CoursePoint[]): number {
  const sides = course.filter(({ facing }) => Math.abs(facing) > 0.8).map(({ facing }) => Math.sign(facing));
  return sides.filter((side, place) => place > 0 && side !== sides[place - 1]).length;
}

describe('the course of a boat', () => {
  it('that turns in circles goes round, is seen from both sides, and is smaller beyond than before', () => {
    const course = voyageCourse([{ does: 'circle', atSeconds: 3 }], waters);
    const round = between(course, 3, 12);
    expect(turnsOf(round)).toBeGreaterThanOrEqual(4);
    const sizeAt = (facing: number): number =>
      round.toSorted((one, other) => Math.abs(one.facing - facing) - Math.abs(other.facing - facing))[0]
        ?.scale ?? 0;
    expect(sizeAt(-1)).toBeLessThan(sizeAt(1));
    const across = round.map(({ x }) => x);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(200);
  });

  it('that tacks goes to one side and to the other, leans the other way each time, and ends as it began', () => {
    const course = voyageCourse([{ does: 'tack', atSeconds: 2 }], waters);
    const tack = between(course, 2, 12);
    expect(turnsOf(tack)).toBeGreaterThanOrEqual(2);
    for (const { facing, rotationDegrees } of tack) {
      expect(Math.sign(rotationDegrees)).toBe(Math.sign(facing));
    }
    expect(tack.at(-1)?.facing).toBe(1);
  });

  it('that speeds gathers way to where its bow points, and leans', () => {
    for (const heading of [1, -1] as const) {
      const room = heading > 0 ? waters.room : ([-900, 300] as const);
      const course = voyageCourse([{ does: 'speed', atSeconds: 6 }], { ...waters, heading, room });
      const [slow, fast] = [between(course, 0, 6), between(course, 7, 12)];
      const gone = (part: readonly CoursePoint[]): number =>
        ((part.at(-1)?.x ?? 0) - (part[0]?.x ?? 0)) * heading;
      expect(gone(fast)).toBeGreaterThan(2.5 * gone(slow));
      expect(fast.every(({ speed }) => speed > 1)).toBe(true);
      expect(Math.sign(fast[0]?.rotationDegrees ?? 0)).toBe(heading);
    }
  });

  it('against a current gains a length and loses two', () => {
    const course = voyageCourse([{ does: 'against', atSeconds: 0 }], { ...waters, room: [-600, 600] });
    const steps = course.map(({ x }, place) => x - (course[place - 1]?.x ?? 0));
    expect(steps.some((step) => step > 0)).toBe(true);
    expect(course.at(-1)?.x).toBeLessThan(-100);
  });

  it('stays in its waters, without a jump from one leg to the next', () => {
    const legs = (['circle', 'tack', 'against', 'speed'] as const).map((does, place) => ({
      does,
      atSeconds: place * 3,
    }));
    const course = voyageCourse(legs, { ...waters, room: [-200, 260], isLeaving: true });
    for (const [place, { x, scale }] of course.entries()) {
      expect(x).toBeGreaterThanOrEqual(-200);
      expect(x).toBeLessThanOrEqual(260);
      expect(Math.abs(x - (course[place - 1]?.x ?? x))).toBeLessThan(60);
      expect(scale).toBeGreaterThan(0.7);
    }
  });
});
