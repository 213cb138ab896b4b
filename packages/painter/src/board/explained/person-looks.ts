import type { PersonPlan } from '../../plan/person-plan.ts';
import { dressIn } from './dress-of-times.ts';
import { knownPerson } from './known-people.ts';
import type { KnownPerson } from './known-people.ts';
import { originOf } from './name-origins.ts';
import type { Origin } from './name-origins.ts';

export type Look = Pick<
  PersonPlan,
  'skin' | 'hair' | 'hairstyle' | 'beard' | 'outfit' | 'outfitColour' | 'age'
> &
  Partial<Pick<PersonPlan, 'hasGlasses' | 'hat' | 'worn'>>;
type Face = Pick<Look, 'hair' | 'hairstyle' | 'beard' | 'age' | 'hasGlasses'>;

/**
 * So many men and women of one film look unlike one another. None of them is old: who invents something mostly is not, and
 * where the film says how old somebody is, that decides. Of whom no look is known: the first has neither beard nor glasses;
 * after him each has something by which he is known again.
 */
const men: readonly [Face, ...Face[]] = [
  { hair: '#2c2522', hairstyle: 'side-part', beard: 'none', age: 'adult' },
  { hair: '#5a4433', hairstyle: 'curly', beard: 'full', age: 'adult' },
  { hair: '#a4612f', hairstyle: 'short', beard: 'none', age: 'adult', hasGlasses: true },
  { hair: '#1f1b1a', hairstyle: 'side-part', beard: 'moustache', age: 'adult' },
  { hair: '#2c2522', hairstyle: 'crop', beard: 'stubble', age: 'adult', hasGlasses: true },
  { hair: '#c79a55', hairstyle: 'curly', beard: 'none', age: 'young' },
  { hair: '#3a2f2a', hairstyle: 'bald', beard: 'full', age: 'adult' },
  { hair: '#6b4a2e', hairstyle: 'short', beard: 'moustache', age: 'adult', hasGlasses: true },
];
const women: readonly [Face, ...Face[]] = [
  { hair: '#4a3426', hairstyle: 'bun', beard: 'none', age: 'adult' },
  { hair: '#2c2522', hairstyle: 'wavy', beard: 'none', age: 'adult' },
  { hair: '#c79a55', hairstyle: 'bob', beard: 'none', age: 'young', hasGlasses: true },
  { hair: '#a4612f', hairstyle: 'bun', beard: 'none', age: 'adult' },
];

/** What those whose names are at home somewhere have in common. */
const ofOrigin: Readonly<Record<Origin, Partial<Look>>> = {
  india: { skin: '#a9744b', hair: '#1d1817' },
  japan: { skin: '#efcfa8', hair: '#1b191c' },
  china: { skin: '#eccba0', hair: '#1b191c' },
  arab: { skin: '#c4935f', hair: '#231b18' },
  mesoamerica: { skin: '#b0724a', hair: '#1d1917' },
};
/** Of whose skin nothing is told. */
const skins = ['#efc6a2', '#e8b991', '#f3d0b0', '#e3b088'] as const;

/** What somebody looks like who is named as one of a film's people, the first of them 0, and what they wore then. */
export function lookOf({
  name,
  isWoman,
  order,
  year,
}: {
  readonly name: string;
  readonly isWoman: boolean;
  readonly order: number;
  readonly year?: number | undefined;
}): Look {
  const faces = isWoman ? women : men;
  const known = knownPerson(name);
  const origin = known?.origin ?? originOf(name);
  const time = known?.year ?? year;
  const dresses = dressIn({ year: time, origin, isWoman });
  const dress = dresses[order % dresses.length] ?? dresses[0];
  const face = faces[order % faces.length] ?? faces[0];
  return {
    skin: skins[order % skins.length] ?? skins[0],
    ...face,
    hasGlasses: face.hasGlasses === true && (time ?? firstGlasses) >= firstGlasses,
    ...(origin === undefined ? {} : ofOrigin[origin]),
    ...dress,
    ...(known === undefined ? {} : facePortrayed(known)),
  };
}

/** Before it they were rare, and hardly anybody is portrayed with them. */
const firstGlasses = 1750;

function facePortrayed({ hair, hairstyle, beard, hasGlasses }: KnownPerson): Face {
  return { hair, hairstyle, beard, hasGlasses, age: 'adult' };
}
