import type { Colour } from '../../../canvas/colour.ts';
import { hex } from '../../../canvas/colour.ts';
import { areaAround } from '../../../canvas/frame.ts';
import type { FormedArt } from '../figure-art.ts';
import { boxOf } from '../forms/light-forms.ts';
import type { Form, Point } from '../forms/form.ts';
import { actSwings } from '../../../draw/swings.ts';
import { livingMoments } from '../../../plan/moment.ts';
import { closeCreature } from '../close-creature.ts';
import { faceForms } from '../thing-face.ts';
import { ink } from './features.ts';
import { beastForms } from './beasts.ts';
import type { Bearing } from './beasts.ts';
import { withAct } from './small-acts.ts';
import { birdForms, wingSeconds } from './birds.ts';
import { diverForms } from './divers.ts';
import { giantForms } from './giants.ts';
import { heapForms } from './heaps.ts';
import { oddBeingForms } from './odd-beings.ts';
import { robotForms } from './robot.ts';
import { seaForms } from './sea-life.ts';
import { sailingShipForms } from './sailing-ships.ts';
import { smallAnimalForms } from './small-animals.ts';
import { vehicleForms } from './vehicles.ts';

/** Names of Noto's pictures for what is sculpted here, with the colour that its kind usually has. */
const kinds: Readonly<Record<string, readonly [string, string?]>> = {
  automobile: ['car'],
  'sport-utility-vehicle': ['car', '#3a6a8a'],
  'racing-car': ['car'],
  taxi: ['car', '#e8b82e'],
  'police-car': ['car', '#2f4f8a'],
  'delivery-truck': ['truck'],
  'articulated-lorry': ['truck'],
  'fire-engine': ['truck', '#c8302a'],
  trolleybus: ['bus'],
  minibus: ['bus', '#e8e2d4'],
  locomotive: ['train'],
  'railway-car': ['train'],
  'small-airplane': ['airplane'],
  'hot-air-balloon': ['balloon'],
  ewe: ['sheep'],
  lamb: ['sheep'],
  ox: ['cow', '#8a5a38'],
  'water-buffalo': ['cow', '#4a4648'],
  boar: ['pig', '#6a4c3a'],
  'two-hump-camel': ['camel'],
  leopard: ['tiger', '#d8a448'],
  poodle: ['dog', '#efe8dc'],
  'guide-dog': ['dog', '#d8b478'],
  'service-dog': ['dog', '#5a4032'],
  'black-cat': ['cat', '#2b2b33'],
  'polar-bear': ['bear', '#f2efe6'],
  rat: ['mouse', '#7a706a'],
  hamster: ['mouse', '#d8a468'],
  chipmunk: ['squirrel'],
  dove: ['bird', '#eef0f2'],
  'black-bird': ['bird', '#2c2e36'],
  phoenix: ['eagle', '#d8582a'],
  goose: ['swan'],
  chicken: ['rooster', '#efe6d6'],
  turkey: ['rooster', '#6a4430'],
  'tropical-fish': ['fish'],
  blowfish: ['fish', '#d8b85a'],
  'spouting-whale': ['whale'],
  honeybee: ['bee'],
  kitten: ['cat'],
  puppy: ['dog'],
  'frog-face': ['toad'],
};

/** A being or vehicle of rounded forms; undefined for what has none. */
export function creatureArt(picture: string, given: Colour | undefined, how: Bearing): FormedArt | undefined {
  const forms = creatureForms(picture, given, how);
  if (forms === undefined) {
    return undefined;
  }
  const art = artOf(forms);
  if (paceOf(picture, how) === undefined) {
    return art;
  }
  const { box } = artOf(creatureForms(picture, given, { ...how, beat: 1 }) ?? forms);
  // Who stands is as tall as before, whatever the arms do.
  return withRoomFor(art, how.act === undefined ? box : { ...art.box, x: box.x, width: box.width });
}

/** Seconds from one end of what it does to the other; undefined for who only is there. */
function paceOf(picture: string, how: Bearing): number | undefined {
  return how.act === undefined ? wingSeconds(nameOf(picture), how) : actSwings[how.act].seconds;
}

/** The name of what a picture shows, and the colour that it usually has. */
function nameOf(picture: string): string {
  return kinds[picture]?.[0] ?? picture;
}

/** The same with room for a movement. */
function withRoomFor(art: FormedArt, moved: FormedArt['box']): FormedArt {
  return { ...art, box: areaAround([art.box, moved]) };
}

/** The same with how it lives, where it has eyes. */
export function livingCreatureArt(
  picture: string,
  given: Colour | undefined,
  how: Bearing,
): FormedArt | undefined {
  const art = creatureArt(picture, given, how);
  if (art?.forms.some(({ isEye }) => isEye === true) !== true) {
    return art;
  }
  const moments = livingMoments.map(({ beat, isBlinking }) => {
    const forms = creatureForms(picture, given, { ...how, beat }) ?? [];
    const breathed = forms.map((form) =>
      movedForm(form, ([x, y]) => [x, y * (1 - breathOf(picture) * beat)]),
    );
    return { ...art, forms: isBlinking ? breathed.map(shut) : breathed };
  });
  const seconds = paceOf(picture, how);
  const living: FormedArt = {
    ...art,
    life: { moments, ...(seconds === undefined ? {} : { paceSeconds: seconds }) },
  };
  const close = closeCreature(living);
  return close === undefined ? living : { ...living, close };
}

/** How much lower somebody is who has breathed out; a machine does not breathe. */
function breathOf(picture: string): number {
  return picture === 'robot' ? 0 : 0.012;
}

const shutPart = 0.16;

/** An eye with its lid down. */
function shut(form: Form): Form {
  if (form.isEye !== true) {
    return form;
  }
  const { marks: _iris, ...lid } = form;
  const heights = form.outline.map(([, y]) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const flat = movedForm(lid, ([x, y]) => [x, middle + (y - middle) * shutPart]);
  return form.isLamp === true ? flat : { ...flat, tint: ink };
}

function movedForm(form: Form, move: (point: Point) => Point): Form {
  return {
    ...form,
    outline: form.outline.map(move),
    ...(form.marks === undefined
      ? {}
      : { marks: form.marks.map((mark) => ({ ...mark, outline: mark.outline.map(move) })) }),
  };
}

function creatureForms(picture: string, given: Colour | undefined, how: Bearing): Form[] | undefined {
  const forms = bareForms(picture, given, how);
  if (forms === undefined || how.hasFace !== true || forms.some(({ isEye }) => isEye === true)) {
    return forms;
  }
  return [...forms, ...faceForms(nameOf(picture), artOf(forms).box, how.mood === 'sad')];
}

function bareForms(picture: string, given: Colour | undefined, how: Bearing): Form[] | undefined {
  const [name, usual] = kinds[picture] ?? [picture];
  const colour = given ?? (usual === undefined ? undefined : hex(usual));
  return (
    beastForms(name, colour, how) ??
    birdForms(name, colour, how) ??
    withAct(smallAnimalForms(name, colour), how) ??
    seaForms(name, colour) ??
    giantForms(name, colour, how) ??
    (name === 'robot' ? robotForms(colour, how) : undefined) ??
    oddBeingForms(name, colour) ??
    vehicleForms(name, colour) ??
    diverForms(name, colour) ??
    sailingShipForms(name, colour) ??
    heapForms(name, colour)
  );
}

/** A figure of forms, its box as large as they need. */
export function artOf(forms: readonly Form[]): FormedArt {
  const shag = Math.max(0, ...forms.map((form) => form.shag ?? 0));
  const { left, top, right, bottom } = boxOf(forms.flatMap(({ outline }) => outline));
  const margin = shag * 1.3 + 2;
  return {
    box: {
      x: left - margin,
      y: top - margin,
      width: right - left + 2 * margin,
      height: bottom - top + 2 * margin,
    },
    forms,
  };
}
