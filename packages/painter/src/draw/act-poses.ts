import type { Act } from '../plan/acts.ts';
import type { Pose } from '../plan/person-plan.ts';
import type { Step } from './steps.ts';

/** How somebody holds arms and legs in an act. */
export interface ActPose {
  readonly pose: Pose;
  readonly step: Step;
  /** Degrees that the whole body leans forward. */
  readonly lean?: number;
  /** Degrees that the trunk is bent forward at the hips. */
  readonly bend?: number;
  /** How far above its ground, in parts of a grown person's height. */
  readonly lift?: number;
}

export const actPoses: Readonly<Record<Act, ActPose>> = {
  run: { pose: 'run', step: 'run', lean: 5, bend: 9 },
  walk: { pose: 'rest', step: 'walk', bend: 3 },
  surf: { pose: 'balance', step: 'crouch', lean: 3, bend: 14 },
  topple: { pose: 'cheer', step: 'leap', lean: -82 },
  swim: { pose: 'crawl', step: 'stand', lean: 18 },
  sail: { pose: 'rest', step: 'stand' },
  cook: { pose: 'knead', step: 'lean', bend: 9 },
  bake: { pose: 'pull', step: 'lunge', bend: 10 },
  stir: { pose: 'pour', step: 'lean', bend: 13 },
  paint: { pose: 'brush', step: 'lean', bend: 5 },
  water: { pose: 'pour', step: 'stoop', bend: 12 },
  plant: { pose: 'dig', step: 'lunge', bend: 24 },
  climb: { pose: 'climb', step: 'climb', lift: 0.36 },
  dance: { pose: 'dance', step: 'dance' },
  fish: { pose: 'cast', step: 'lean', bend: -3 },
  write: { pose: 'knead', step: 'lean', bend: 11 },
  build: { pose: 'hammer', step: 'lean', bend: 8 },
  sing: { pose: 'sing', step: 'lean', bend: -4 },
  skate: { pose: 'balance', step: 'slide', lean: 4, bend: 14 },
  ski: { pose: 'balance', step: 'crouch', lean: 6, bend: 14 },
  jump: { pose: 'cheer', step: 'leap', lift: 0.16 },
  juggle: { pose: 'juggle', step: 'lean' },
  fly: { pose: 'glide', step: 'slide' },
  kneel: { pose: 'stoop', step: 'kneel', bend: 26 },
  trace: { pose: 'trace', step: 'stoop', bend: 34 },
  push: { pose: 'push', step: 'lunge', bend: 20 },
  pull: { pose: 'pull', step: 'lunge', lean: -14, bend: 6 },
  throw: { pose: 'throw', step: 'lunge', bend: -10 },
  knock: { pose: 'knock', step: 'lean', bend: 3 },
  hug: { pose: 'embrace', step: 'lean', bend: 10 },
};
