import type { Act } from '../plan/acts.ts';
import type { Pose } from '../plan/person-plan.ts';
import type { Step } from './legs.ts';

/** How somebody holds arms and legs in an act. */
export interface ActPose {
  readonly pose: Pose;
  readonly step: Step;
  /** Degrees that the whole body leans forward. */
  readonly lean?: number;
  /** How far above its ground, in parts of a grown person's height. */
  readonly lift?: number;
}

export const actPoses: Readonly<Record<Act, ActPose>> = {
  run: { pose: 'run', step: 'run', lean: 9 },
  walk: { pose: 'rest', step: 'walk' },
  surf: { pose: 'balance', step: 'crouch', lean: 5 },
  topple: { pose: 'cheer', step: 'leap', lean: -82 },
  swim: { pose: 'crawl', step: 'stand', lean: 18 },
  sail: { pose: 'rest', step: 'stand' },
  cook: { pose: 'knead', step: 'lean' },
  paint: { pose: 'brush', step: 'lean' },
  water: { pose: 'pour', step: 'lean' },
  plant: { pose: 'dig', step: 'lean', lean: 4 },
  climb: { pose: 'climb', step: 'climb', lift: 0.36 },
  dance: { pose: 'dance', step: 'dance' },
  fish: { pose: 'cast', step: 'lean' },
  write: { pose: 'knead', step: 'lean' },
  build: { pose: 'hammer', step: 'lean' },
  sing: { pose: 'sing', step: 'lean' },
  skate: { pose: 'balance', step: 'slide', lean: 8 },
  ski: { pose: 'balance', step: 'crouch', lean: 10 },
  jump: { pose: 'cheer', step: 'leap', lift: 0.16 },
  juggle: { pose: 'juggle', step: 'lean' },
  fly: { pose: 'glide', step: 'slide' },
};
