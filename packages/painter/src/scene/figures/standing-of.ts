import { actPoses } from '../../draw/act-poses.ts';
import type { Standing } from '../../draw/full-figure.ts';
import { poseWith } from '../../draw/held.ts';
import { usualSeat } from '../../describe/read-stances.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Act } from '../../plan/acts.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import type { Feeling, ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { goesIntoWater } from './into-water.ts';

interface Staging {
  readonly plan: Pick<ScenePlan, 'mood' | 'place'>;
  readonly random: Random;
  /** Which of several who are called the same. */
  readonly index: number;
}

/** Who walks or runs with something in the hands, which are still then. */
function goesLaden({ holds }: PersonPlan, act: Act): boolean {
  return (act === 'walk' || act === 'run') && holds !== undefined;
}

/** Work on the ground: who cries over it has gone down on a knee before it, and the hands rest. */
const onTheGround: ReadonlySet<Act> = new Set<Act>(['plant', 'water', 'kneel', 'trace']);
const kneltBend = 16;

/** How somebody holds arms, legs and face in a scene. */
export function standingOf(subject: Subject, person: PersonPlan, { plan, random, index }: Staging): Standing {
  const isRiding = subject.relation === 'aboard';
  const seat = subject.seat === 'usual' ? usualSeat(plan.place) : subject.seat;
  // Those who laugh at somebody are not sad with them.
  const isCrying = subject.gesture === 'cry';
  const look = lookOf(subject, plan);
  const isSad = look.look === 'sad' || subject.gesture === 'tremble';
  const act = subject.isResting === true ? undefined : subject.act;
  if (isCrying && act !== undefined && onTheGround.has(act) && !isRiding) {
    return {
      pose: 'droop',
      step: 'kneel',
      bend: kneltBend,
      yaw: between(random, 0.3, 0.45),
      ...look,
      isCrying,
    };
  }
  // Who sings while sitting keeps the seat.
  if (act !== undefined && !isRiding && !(act === 'sing' && seat !== undefined) && !goesLaden(person, act)) {
    const { pose, step, bend = 0 } = actPoses[act];
    return { pose, step, bend, yaw: between(random, 0.4, 0.6), ...look, isCrying, act };
  }
  const held = person.holds === undefined ? undefined : poseWith(person.holds.thing);
  const isUnderUmbrella = held === undefined && person.worn?.includes('umbrella') === true;
  const step =
    held === undefined
      ? pickFrom<Standing['step']>(random, ['stand', 'lean', 'walk'])
      : pickFrom<Standing['step']>(random, ['stand', 'lean']);
  const free = freePose(subject, { isRiding, isSad, random, index });
  const isOfMany = subject.figure === 'friends';
  const usual = held === undefined ? between(random, 0.25, 0.6) : between(random, 0.2, 0.45);
  // A company looks at whom it stands around.
  const yaw = isOfMany ? Math.max(0.48, usual) : usual;
  return {
    pose: held ?? (isUnderUmbrella ? 'hold' : free),
    step: goesIntoWater(subject) ? 'wade' : stepOf(act, { step, isSad }),
    yaw,
    bend: bendOf(act, look.look),
    ...look,
    isCrying,
    isSeated: isRiding,
    // A mermaid sits on her tail.
    ...(seat === undefined || isRiding || person.outfit === 'tail' ? {} : { seat }),
  };
}

/** What a face shows: what the hands say of it, then what is told to be felt, then how the scene feels. */
export function lookOf(
  { gesture, feeling, figure }: Subject,
  { mood }: Pick<ScenePlan, 'mood'>,
): Pick<Standing, 'look'> {
  if (gesture === 'cry' || gesture === 'tremble') {
    return { look: gesture === 'cry' ? 'sad' : 'worried' };
  }
  const isApart = mood === 'sad' && figure === 'friends';
  const look = feeling ?? (isApart ? undefined : looksInMoods[mood]);
  return look === undefined ? {} : { look };
}

const looksInMoods: Partial<Record<ScenePlan['mood'], Standing['look']>> = {
  sad: 'sad',
  joyful: 'glad',
  mysterious: 'sober',
  dramatic: 'sober',
};

/** Nobody strides about in sorrow who does not walk away. */
function stepOf(
  act: Act | undefined,
  { step, isSad }: { readonly step: Standing['step']; readonly isSad: boolean },
): Standing['step'] {
  if (act === 'walk' || act === 'run') {
    return act;
  }
  return isSad && step === 'walk' ? 'stand' : step;
}

/** Friends do not stand there like one another. */
const companyPoses = ['rest', 'crossed', 'explain', 'hips'] as const;

/** How somebody stands there who is told to feel so and does nothing: not with the arms of every day. */
const posesOfFeelings: Partial<Record<Feeling, Standing['pose']>> = {
  sad: 'droop',
  worried: 'crossed',
  startled: 'fright',
  glad: 'cheer',
  set: 'hips',
};

/** Degrees that the trunk is bent of who stands or sits and feels so: down in sorrow, back in fright. */
const bendsOfFeelings: Partial<Record<NonNullable<Standing['look']>, number>> = {
  sad: 5,
  worried: 5,
  startled: -6,
  glad: -3,
};

function bendOf(act: Act | undefined, look: Standing['look']): number {
  const felt = look === undefined ? 0 : (bendsOfFeelings[look] ?? 0);
  return act === 'run' ? (actPoses.run.bend ?? 0) : felt;
}

/** What hands do that hold nothing: nobody waves, points or speaks who is not said to. */
function freePose(
  { seat, gesture, feeling, act, figure }: Subject,
  { isRiding, isSad, random, index }: { isRiding: boolean; isSad: boolean; random: Random; index: number },
): Standing['pose'] {
  if (isRiding) {
    return act === 'sail' ? 'point' : 'rest';
  }
  if (gesture !== undefined && gesture !== 'cry' && gesture !== 'tremble' && !isSad) {
    return gesture;
  }
  if (seat !== undefined) {
    return 'lap';
  }
  const any = isSad ? 'rest' : pickFrom<Standing['pose']>(random, ['rest', 'rest', 'hips']);
  const felt = feeling === undefined ? undefined : posesOfFeelings[feeling];
  if (felt !== undefined) {
    return felt;
  }
  return figure === 'friends' && !isSad ? (companyPoses[index % companyPoses.length] ?? any) : any;
}
