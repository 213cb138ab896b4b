import type { Path2D } from '@napi-rs/canvas';
import { smoothPath } from './form.ts';

/** A place in figure units. */
export type Point = readonly [number, number];

/** A place on the way from one to another. */
export function placeBetween(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A limb through its joints, as thick at each as said, with round ends. */
export function limb(joints: readonly Point[], widths: readonly number[]): Path2D {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y], index) => {
    const before = joints[index - 1] ?? [x, y];
    const after = joints[index + 1] ?? [x, y];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const reach = widths[index] ?? 0;
    const isEnd = index === 0 || index === joints.length - 1;
    const beyond = isEnd ? reach * 0.5 * (index === 0 ? -1 : 1) : 0;
    const across: Point = [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    left.push([x + across[0], y + across[1]]);
    right.unshift([x - across[0], y - across[1]]);
    if (isEnd) {
      const tip: Point = [x + Math.cos(angle) * beyond * 1.5, y + Math.sin(angle) * beyond * 1.5];
      (index === 0 ? left : right).unshift(tip);
    }
  });
  return smoothPath([...left, ...right]);
}
