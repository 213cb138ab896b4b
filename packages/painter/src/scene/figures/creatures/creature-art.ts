import type { Colour } from '../../../canvas/colour.ts';
import { hex } from '../../../canvas/colour.ts';
import type { FormedArt } from '../figure-art.ts';
import { boxOf } from '../forms/light-forms.ts';
import type { Form } from '../forms/form.ts';
import { beastForms } from './beasts.ts';
import type { Bearing } from './beasts.ts';
import { birdForms } from './birds.ts';
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
  const [name, usual] = kinds[picture] ?? [picture];
  const colour = given ?? (usual === undefined ? undefined : hex(usual));
  const forms =
    beastForms(name, colour, how) ??
    birdForms(name, colour, how.isFlying) ??
    smallAnimalForms(name, colour) ??
    seaForms(name, colour) ??
    giantForms(name, colour) ??
    (name === 'robot' ? robotForms(colour, how) : undefined) ??
    oddBeingForms(name, colour) ??
    vehicleForms(name, colour) ??
    diverForms(name, colour) ??
    sailingShipForms(name, colour) ??
    heapForms(name, colour);
  return forms === undefined ? undefined : artOf(forms);
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
