import type { PersonPlan } from '../../plan/person-plan.ts';
import { originOf } from './name-origins.ts';
import type { Origin } from './name-origins.ts';

export type Look = Pick<
  PersonPlan,
  'skin' | 'hair' | 'hairstyle' | 'beard' | 'outfit' | 'outfitColour' | 'age'
> & {
  readonly hasGlasses?: boolean;
};
type Dress = Omit<Look, 'skin'>;

/**
 * So many men and women of one film look unlike one another, in the clothes of a hundred years ago. None of them is old: who
 * invents something mostly is not, and where the film says how old somebody is, that decides. Of none of them a look is known:
 * the first has neither beard nor glasses; after him each has something by which he is known again.
 */
const men: readonly [Dress, ...Dress[]] = [
  {
    hair: '#2c2522',
    hairstyle: 'side-part',
    beard: 'none',
    outfit: 'suit',
    outfitColour: '#3d4a66',
    age: 'adult',
  },
  {
    hair: '#5a4433',
    hairstyle: 'curly',
    beard: 'full',
    outfit: 'coat',
    outfitColour: '#6b5240',
    age: 'adult',
  },
  {
    hair: '#a4612f',
    hairstyle: 'short',
    beard: 'none',
    outfit: 'waistcoat',
    outfitColour: '#4c6048',
    age: 'adult',
    hasGlasses: true,
  },
  {
    hair: '#1f1b1a',
    hairstyle: 'side-part',
    beard: 'moustache',
    outfit: 'tailcoat',
    outfitColour: '#33363d',
    age: 'adult',
  },
  {
    hair: '#2c2522',
    hairstyle: 'crop',
    beard: 'stubble',
    outfit: 'lab-coat',
    outfitColour: '#e8e6df',
    age: 'adult',
    hasGlasses: true,
  },
  {
    hair: '#c79a55',
    hairstyle: 'curly',
    beard: 'none',
    outfit: 'waistcoat',
    outfitColour: '#7b3f45',
    age: 'young',
  },
  {
    hair: '#3a2f2a',
    hairstyle: 'bald',
    beard: 'full',
    outfit: 'shirt',
    outfitColour: '#a9b7c9',
    age: 'adult',
  },
  {
    hair: '#6b4a2e',
    hairstyle: 'spiky',
    beard: 'moustache',
    outfit: 'suit',
    outfitColour: '#9a7a3c',
    age: 'adult',
    hasGlasses: true,
  },
];
const women: readonly [Dress, ...Dress[]] = [
  {
    hair: '#4a3426',
    hairstyle: 'bun',
    beard: 'none',
    outfit: 'dress',
    outfitColour: '#33415c',
    age: 'adult',
  },
  {
    hair: '#2c2522',
    hairstyle: 'wavy',
    beard: 'none',
    outfit: 'dress',
    outfitColour: '#7b3f45',
    age: 'adult',
  },
  {
    hair: '#c79a55',
    hairstyle: 'bob',
    beard: 'none',
    outfit: 'coat',
    outfitColour: '#46553f',
    age: 'young',
    hasGlasses: true,
  },
  {
    hair: '#a4612f',
    hairstyle: 'bun',
    beard: 'none',
    outfit: 'lab-coat',
    outfitColour: '#e8e6df',
    age: 'adult',
  },
];

/** What those whose names are at home somewhere have in common; their dress is the film's where it says nothing else. */
const ofOrigin: Readonly<Record<Origin, Partial<Look>>> = {
  india: { skin: '#a9744b', hair: '#1d1817' },
  japan: { skin: '#efcfa8', hair: '#1b191c' },
};
const pale = '#dba882';

/** What somebody looks like who is named as one of a film's people, the first of them 0. */
export function lookOf({
  name,
  isWoman,
  order,
}: {
  readonly name: string;
  readonly isWoman: boolean;
  readonly order: number;
}): Look {
  const looks = isWoman ? women : men;
  const origin = originOf(name);
  return {
    skin: pale,
    ...(looks[order % looks.length] ?? looks[0]),
    ...(origin === undefined ? {} : ofOrigin[origin]),
  };
}
