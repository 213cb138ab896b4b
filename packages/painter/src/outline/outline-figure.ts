import type { Random } from '../canvas/random.ts';
import { hex } from '../canvas/colour.ts';
import { personNames } from '../describe/person-names.ts';
import type { Act } from '../plan/acts.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { oneOf, sculptureOf } from '../scene/figures/cast.ts';
import { sizeOf } from '../scene/figures/figure-sizes.ts';
import { creatureArt } from '../scene/figures/creatures/creature-art.ts';
import type { Form } from '../scene/figures/forms/form.ts';
import type { Gait } from '../scene/figures/creatures/quadruped.ts';
import { landmarkArt, landmarkNames } from '../scene/figures/landmarks.ts';
import { anyChild, castPerson } from '../scene/figures/person-art.ts';
import { feltFace } from './felt-face.ts';
import type { FeltFace } from './felt-face.ts';
import { livingThingForms } from './living-things.ts';
import { outlineForms } from './outline-forms.ts';
import { outlinePerson } from './outline-person.ts';
import { movedShapes } from './outline.ts';
import type { OutlineShape } from './outline.ts';
import type { Posture } from './postures.ts';
import { recordShapes } from './record-shapes.ts';
import { trueHeight } from './true-heights.ts';
import { isOfAdults, youngShapes, youngSize } from './young-build.ts';

/** Somebody or something as a pen draws it, its foot at zero, looking to the right. */
export interface OutlineFigure {
  /** Its key among the pictures of a film: the same for the same figure. */
  readonly name: string;
  readonly shapes: readonly OutlineShape[];
  /** Height beside a grown person's. */
  readonly size: number;
  /** The same as it truly is, where somebody stands beside somebody else. */
  readonly trueSize: number;
  readonly isPerson: boolean;
  /** What is drawn over its face for what it comes to feel; people have it in their faces. */
  readonly felt?: FeltFace | undefined;
}

export interface FigureCasting {
  readonly plan: Pick<ScenePlan, 'subjects' | 'castSeed' | 'style'>;
  /** Which of several who are called the same. */
  readonly index: number;
  readonly posture: Posture;
  /** What is done with the whole body, instead of the posture. */
  readonly act?: Act | undefined;
  readonly isFlying?: boolean;
  /** It sits on something that is drawn beside it. */
  readonly isSeated?: boolean | undefined;
  /** It is told of as small or young. */
  readonly isYoung?: boolean;
  readonly random: Random;
}

const gaits: Readonly<Record<Posture, Gait>> = {
  stand: 'stand',
  walk: 'walk',
  run: 'run',
  sit: 'sit',
  sleep: 'lie',
  hold: 'stand',
  point: 'stand',
  sad: 'sit',
  glad: 'walk',
  think: 'sit',
  together: 'stand',
  carry: 'walk',
  talk: 'stand',
  work: 'walk',
  search: 'sniff',
  gaze: 'gaze',
  ask: 'reach',
  wake: 'gaze',
  hug: 'reach',
  hide: 'sit',
  whisper: 'stand',
  wave: 'reach',
};

/** What is felt is seen in how a machine holds its arms. */
const moods: Partial<Record<Posture, ScenePlan['mood']>> = {
  sad: 'sad',
  glad: 'joyful',
  hug: 'joyful',
  wave: 'joyful',
};

/** They have eyes and are not young. */
const machines = /robot|locomotive|train|snowman|ghost|alien|^icon:living-/u;

/** Whether the painter has a construction of its own for a figure that lives or moves. */
export function isDrawnBeing(figure: string): boolean {
  return personNames.has(figure) || sculptedForms(figure, undefined, { posture: 'stand' }) !== undefined;
}

/** Whether it is an animal: it has eyes, and was not built. */
export function isAnimal(figure: string): boolean {
  const forms = personNames.has(figure) ? undefined : sculptedForms(figure, undefined, { posture: 'stand' });
  return forms?.some(({ isEye }) => isEye === true) === true && !machines.test(figure);
}

/** The writer dresses heroes in coats, which say no trade. */
const isCoated = /\b(?:long|rain|winter|red|green|blue|yellow|orange) coat\b/u;

/** Draws a subject in a posture; undefined for what has no construction here. */
export function outlineFigure(subject: Subject, casting: FigureCasting): OutlineFigure | undefined {
  const { figure, colour } = subject;
  const { posture, act, plan, index } = casting;
  const name = nameOf(figure, index);
  const size = sizeOf(subject, plan);
  if (personNames.has(figure)) {
    // Two friends are a couple, two children are not.
    const one = anyChild.test(subject.name) ? subject : oneOf(subject, index);
    const read = castPerson(one, { plan, index, random: casting.random });
    const person: PersonPlan = isCoated.test(subject.description ?? '') ? { ...read, outfit: 'coat' } : read;
    const isPuppet = person.age === 'child' ? Math.min(size, 0.76) : size;
    return {
      name,
      shapes: outlinePerson(person, { posture, act, isSeated: casting.isSeated }),
      size: isPuppet,
      trueSize: isPuppet,
      isPerson: true,
    };
  }
  const forms = sculptedForms(figure, colour, { ...casting, hasFace: subject.hasFace });
  if (forms !== undefined) {
    const isLiving = forms.some(({ isEye }) => isEye === true) && !machines.test(figure);
    const isYoung = casting.isYoung === true && isLiving;
    const own = { forms, isYoung, isAsleep: posture === 'sleep' };
    const grown = trueHeight(sculptureOf(figure)) ?? size;
    return {
      name: isYoung ? `young-${name}` : name,
      ...sculpted(own),
      size: isYoung ? youngSize(size) : size,
      trueSize: isYoung ? youngSize(grown) : grown,
      isPerson: false,
    };
  }
  const landmark = landmarkNames.find((each) => each === figure);
  if (landmark === undefined) {
    return undefined;
  }
  const art = landmarkArt(landmark, colour === undefined ? undefined : hex(colour), 0);
  const shapes = 'forms' in art ? outlineForms(art.forms) : recordLarge((context) => art.draw(context));
  return { name, shapes, size, trueSize: size, isPerson: false };
}

/** A sculpture's shapes, and what its face comes to feel while it is awake. */
function sculpted({
  forms,
  isYoung,
  isAsleep,
}: {
  forms: readonly Form[];
  isYoung: boolean;
  isAsleep: boolean;
}): Pick<OutlineFigure, 'shapes' | 'felt'> {
  const kept = outlineForms(forms, isAsleep).flatMap((shape, order) =>
    isYoung && isOfAdults(shape) ? [] : [{ shape, isEye: forms[order]?.isEye === true }],
  );
  const isEye = (order: number): boolean => kept[order]?.isEye === true;
  const grown = kept.map(({ shape }) => shape);
  const shapes = isYoung ? youngShapes(grown, isEye) : grown;
  return isAsleep ? { shapes } : { shapes, felt: feltFace(shapes, isEye) };
}

/** Landmarks are drawn in units as small as a hundredth of their height: recorded larger, their curves stay round. */
const largeScale = 5;

function recordLarge(draw: Parameters<typeof recordShapes>[0]): OutlineShape[] {
  const shapes = recordShapes((context) => {
    context.scale(largeScale, largeScale);
    draw(context);
  });
  return movedShapes(shapes, { scale: 1 / largeScale });
}

function sculptedForms(
  figure: string,
  colour: string | undefined,
  {
    posture,
    act,
    isFlying = false,
    isSeated = false,
    hasFace,
  }: {
    posture: Posture;
    act?: Act | undefined;
    isFlying?: boolean | undefined;
    isSeated?: boolean | undefined;
    hasFace?: boolean | undefined;
  },
) {
  const given = colour === undefined ? undefined : hex(colour);
  const isRunning = posture === 'run';
  const mood = moods[posture];
  const gait = isSeated && posture !== 'sleep' ? 'sit' : gaits[posture];
  const how = { roll: 0, isFlying, isRunning, isSitting: false, gait, act, mood, hasFace };
  const art = creatureArt(sculptureOf(figure), given, how);
  return art?.forms ?? livingThingForms(sculptureOf(figure), mood === 'sad');
}

function nameOf(figure: string, index: number): string {
  const plain = sculptureOf(figure)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-');
  return index === 0 ? plain : `${plain}-${index}`;
}
