import { heroHeight } from './hero-height.ts';
import { lowestFoot } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Where feet of a picture that is no film's stand, as a part of the height. */
const usualFoot = 0.87;

function nearestFoot({ frame, plan }: Scene): number {
  return Math.min(usualFoot, lowestFoot(plan)) * frame.height;
}

/**
 * How tall a grown person is whose feet are so far down the picture, on flat ground: whatever stands further away is smaller by
 * how much nearer its foot is to the horizon.
 */
export function personAt(scene: Scene, y: number): number {
  const { horizon } = scene;
  return (heroHeight(scene) * Math.max(0, y - horizon)) / (nearestFoot(scene) - horizon);
}

/** How far down the picture a grown person's feet are who is seen so tall. */
export function footOfPerson(scene: Scene, height: number): number {
  const { horizon } = scene;
  return horizon + (height / heroHeight(scene)) * (nearestFoot(scene) - horizon);
}

/** Heights in grown persons: a person goes through the door of a house without stooping, and a train is boarded by steps. */
export const persons = { house: 3.5, windmill: 6.5, train: 2.3 } as const;
