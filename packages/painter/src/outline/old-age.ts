import type { Step } from '../draw/steps.ts';
import type { Act } from '../plan/acts.ts';
import type { PersonPlan, Pose } from '../plan/person-plan.ts';
import type { OutlineShape } from './outline.ts';

interface Stepping {
  readonly step: Step;
}

const white = '#e6e2da';

/** In the few lines of a pen grey hair alone is not seen as age: who is old has it white, with a beard or a bun. */
export function plainlyOld(plan: PersonPlan): PersonPlan {
  if (plan.age !== 'old') {
    return plan;
  }
  const hair = isGrey(plan.hair) ? white : plan.hair;
  return plan.build === 'masculine'
    ? { ...plan, hair, beard: plan.beard === 'none' || plan.beard === 'stubble' ? 'full' : plan.beard }
    : { ...plan, hair, hairstyle: loose.has(plan.hairstyle) ? 'bun' : plan.hairstyle };
}

/** How the young wear their hair; what words tell of it beside these stays. */
const loose: ReadonlySet<PersonPlan['hairstyle']> = new Set([
  'bob',
  'short',
  'crop',
  'side-part',
  'wavy',
  'long',
]);

function isGrey(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) < 24 && Math.max(...parts) > 0x60;
}

/** How far somebody old is bent where nothing else bends them, in degrees. */
export function bentOf({ age }: PersonPlan, { step }: Stepping): number {
  return age === 'old' && step !== 'sit' ? 5 : 0;
}

/** Whoever is old and has nothing to do with their hands leans on a stick. */
export function leansOnStick(
  { age, holds }: PersonPlan,
  { bearing: { step }, act, pose }: { bearing: Stepping; act: Act | undefined; pose: Pose },
): boolean {
  return (
    age === 'old' &&
    holds === undefined &&
    act === undefined &&
    pose === 'rest' &&
    step !== 'sit' &&
    step !== 'stand'
  );
}

/** In figure units beside the hand that hangs down. */
export const stick: readonly OutlineShape[] = [
  {
    points: [
      [226, 800],
      [258, 800],
      [300, 1900],
      [274, 1900],
    ],
    fill: '#8a5a34',
    ink: 0.7,
  },
  {
    points: [
      [196, 778],
      [292, 766],
      [296, 806],
      [200, 818],
    ],
    fill: '#8a5a34',
    ink: 0.7,
  },
];
