import type { Colour } from '../../../canvas/colour.ts';
import type { Form } from '../forms/form.ts';
import type { Beast } from './beast.ts';
import { grazers } from './grazers.ts';
import { hunters } from './hunters.ts';
import type { Act } from '../../../plan/acts.ts';
import type { Feeling, ScenePlan } from '../../../plan/scene-plan.ts';
import { handling, quadruped } from './quadruped.ts';
import type { Gait } from './quadruped.ts';

const beasts: Readonly<Record<string, Beast>> = { ...hunters, ...grazers };

/** How somebody holds itself: chosen by `roll` from 0 to 1, unless it flies, runs or sits. */
export interface Bearing {
  readonly roll: number;
  readonly isFlying: boolean;
  readonly isRunning: boolean;
  readonly isSitting: boolean;
  /** How a beast on four legs is to hold itself, whatever it likes. */
  readonly gait?: Gait;
  /** What it does, with a paw or hand and what belongs into it. */
  readonly act?: Act | undefined;
  /** How it feels, where that is seen by how it stands. */
  readonly mood?: ScenePlan['mood'] | undefined;
  /** What is told that it feels. */
  readonly feeling?: Feeling | undefined;
  /** Which of several of its kind it is: they do not move as one. */
  readonly order?: number;
  /** How far through its movement it is: 0 at rest to 1. */
  readonly beat?: number;
  /** A thing that is told of as one that feels. */
  readonly hasFace?: boolean | undefined;
}

/** What is done with a paw by who sits on the haunches. */
const handled: ReadonlySet<Act> = new Set<Act>([
  'cook',
  'bake',
  'stir',
  'paint',
  'water',
  'plant',
  'write',
  'build',
  'fish',
  'juggle',
  'sing',
]);

/** What is done on all four legs, one after another. */
const going: ReadonlySet<Act> = new Set<Act>(['run', 'walk', 'skate']);

/** The forms of a beast on four legs. */
export function beastForms(name: string, colour: Colour | undefined, bearing: Bearing): Form[] | undefined {
  const beast = beasts[name];
  const gait = bearing.gait ?? (beast === undefined ? undefined : gaitOf(beast, bearing));
  if (beast === undefined || gait === undefined) {
    return undefined;
  }
  const { act, beat = 0 } = bearing;
  const build = { ...beast.build(colour), beat, isGoing: act !== undefined && going.has(act) };
  return act !== undefined && handled.has(act) && build.foot === 'paw'
    ? handling(build, act)
    : quadruped(build, gait);
}

function gaitOf({ gaits }: Beast, { roll, isRunning, isSitting, act }: Bearing): Gait | undefined {
  if (act === 'walk') {
    return 'walk';
  }
  if (isSitting) {
    return gaits.includes('sit') ? 'sit' : 'stand';
  }
  return isRunning ? 'run' : gaits[Math.floor(roll * gaits.length)];
}
