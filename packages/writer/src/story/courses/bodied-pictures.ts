import type { BodiedWay } from './bodied-way.ts';
import type { CourseCast, CoursePictures } from './course-pictures.ts';

/** What each beat shows of those who have a thing's body: they stand, drift, roll and are carried, and never sit down. */
export function paintWay(way: BodiedWay, cast: CourseCast): CoursePictures {
  return painters[way](cast);
}

const painters: Readonly<Record<BodiedWay, (cast: CourseCast) => CoursePictures>> = {
  afloat: ({ hero, helper, goal, action }) => ({
    attempt: [hero, 'on a river'],
    setback: [`${hero} among reeds, in the evening`, 'on a river'],
    help: [`${helper} speaking, ${hero} beside`, 'on a river'],
    change: [`${hero}, ${mouthOf(goal)}${goal} near by`, 'done'],
    // Where the wish led, and it stays: not back at the river that it left.
    ending: [`${hero} in the evening, ${goal} near by${shoreBeyond(action)}`, 'done'],
  }),
  wheels: ({ hero, helper, goal }) => ({
    attempt: [`${hero} before a barrier`, 'on a country road'],
    setback: [`${hero} by the wayside, in the evening`, 'on a country road'],
    help: [`${helper} pointing, ${hero} beside`, 'on a country road'],
    change: [`${hero}, ${goal} near by`, 'done'],
    ending: [`${hero}, two children waiting beside`, 'on a country road'],
  }),
  rooted: ({ hero, helper, goal }) => ({
    attempt: [hero, 'home'],
    setback: [`${hero} in the wind`, 'home'],
    help: [`${helper} speaking beside ${hero}`, 'home'],
    change: [`two travellers sitting beside ${hero}, speaking of ${goal}`, 'home'],
    ending: [`three travellers sitting beside ${hero} in the evening`, 'home'],
  }),
  snow: ({ hero, helper, goal }) => ({
    attempt: [`${hero} walking in bright sunshine`, 'in a meadow'],
    setback: [`${hero} alone and sad`, 'in a dark cave'],
    help: [`${helper} pointing up, ${hero} looking there`, 'at the foot of a great mountain'],
    change: [`${hero} happily looking down at ${goal}`, 'on a high mountain'],
    ending: [`${hero} smiling beside the first flowers`, 'on a high mountain'],
  }),
  sky: ({ hero, helper, goal }) => ({
    attempt: [`${hero} in the wind at night`, 'in the sky among clouds'],
    setback: [`${hero}, pale, at night`, 'in the sky among clouds'],
    help: [`${helper} speaking to ${hero} at night`, 'in the sky among clouds'],
    change: [`${hero} very near to ${goal}`, 'done'],
    ending: ['two villagers looking up at the night sky', 'in a meadow'],
  }),
  carried: ({ hero, helper, goal }) => ({
    attempt: [`${hero} before a closed door`, 'home'],
    setback: [`${hero} in a basket`, 'at a market'],
    help: [`${helper} speaking, ${hero} beside`, 'home'],
    change: [`a traveller carrying ${hero}, ${goal} near by`, 'done'],
    ending: [`${hero} beside an open door`, 'home'],
  }),
  stay: ({ hero, helper }) => ({
    attempt: [`two villagers walking past ${hero}`, 'home'],
    setback: [`${hero} alone in the evening`, 'home'],
    help: [`${helper} speaking beside ${hero}`, 'home'],
    change: [`a traveller sitting beside ${hero} at night`, 'home'],
    ending: [`three travellers sitting beside ${hero} in the evening`, 'home'],
  }),
};

/** Who wanted to cross a sea has its other shore before them. */
function shoreBeyond(action: string): string {
  return /^cross .*\b(?:sea|ocean)\b/u.test(action) ? ', another shore ahead' : '';
}

/** Where a river comes to the sea its banks are seen yet. */
function mouthOf(goal: string): string {
  return /\b(?:sea|ocean)\b/u.test(goal) ? 'out of an estuary, ' : '';
}
