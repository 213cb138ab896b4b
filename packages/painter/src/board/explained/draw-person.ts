import { boundsOf, movedShapes, outlinePerson } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { box } from './parts.ts';
import type { FoundPerson } from './find-person.ts';

type Look = Pick<PersonPlan, 'hair' | 'hairstyle' | 'beard' | 'outfit' | 'outfitColour' | 'age'>;

/** So many men and women of one film look unlike one another, in the clothes of a hundred years ago. */
const men: readonly [Look, ...Look[]] = [
  {
    hair: '#2c2522',
    hairstyle: 'side-part',
    beard: 'none',
    outfit: 'suit',
    outfitColour: '#3d4a66',
    age: 'adult',
  },
  {
    hair: '#4a3426',
    hairstyle: 'curly',
    beard: 'full',
    outfit: 'suit',
    outfitColour: '#6b5240',
    age: 'adult',
  },
  {
    hair: '#8a5a34',
    hairstyle: 'short',
    beard: 'moustache',
    outfit: 'suit',
    outfitColour: '#4c6048',
    age: 'adult',
  },
  { hair: '#c9c6c0', hairstyle: 'bald', beard: 'full', outfit: 'suit', outfitColour: '#33363d', age: 'old' },
  {
    hair: '#2c2522',
    hairstyle: 'crop',
    beard: 'moustache',
    outfit: 'lab-coat',
    outfitColour: '#e8e6df',
    age: 'adult',
  },
  {
    hair: '#b98a4e',
    hairstyle: 'curly',
    beard: 'none',
    outfit: 'coat',
    outfitColour: '#6b3f45',
    age: 'young',
  },
  {
    hair: '#3a2f2a',
    hairstyle: 'short',
    beard: 'full',
    outfit: 'shirt',
    outfitColour: '#a9b7c9',
    age: 'adult',
  },
  {
    hair: '#dedbd5',
    hairstyle: 'spiky',
    beard: 'moustache',
    outfit: 'suit',
    outfitColour: '#7a6a50',
    age: 'old',
  },
];
const women: readonly [Look, ...Look[]] = [
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
    outfitColour: '#6b3f45',
    age: 'adult',
  },
  { hair: '#b98a4e', hairstyle: 'bob', beard: 'none', outfit: 'coat', outfitColour: '#46553f', age: 'young' },
  { hair: '#c9c6c0', hairstyle: 'bun', beard: 'none', outfit: 'coat', outfitColour: '#4d3f5c', age: 'old' },
];

/** Somebody, the same wherever a film names them and unlike the others in it; what is told of stands at hand. */
export function drawPerson(person: FoundPerson, thing: readonly OutlineShape[] | undefined): OutlineShape[] {
  const figure = outlinePerson(dressed(person), {
    posture: thing === undefined ? 'talk' : 'point',
    act: undefined,
  });
  const body = boundsOf(figure);
  const scale = tall / (body.bottom - body.top);
  const standing = movedShapes(figure, { scale, x: -body.left * scale, y: -body.bottom * scale });
  if (thing === undefined || thing.length === 0) {
    return standing;
  }
  const own = boundsOf(thing);
  const size = Math.min(wide / (own.right - own.left), high / (own.bottom - own.top));
  const left = (body.right - body.left) * scale + gap;
  const width = (own.right - own.left) * size;
  return [
    ...standing,
    box([left, -tableHigh], [left + width + 60, -tableHigh + 30], '#a9784a'),
    box([left + 24, -tableHigh + 30], [left + 50, 0], '#8a5f3a'),
    box([left + width + 10, -tableHigh + 30], [left + width + 36, 0], '#8a5f3a'),
    ...movedShapes(thing, { scale: size, x: left + 30 - own.left * size, y: -tableHigh - own.bottom * size }),
  ];
}

const [tall, wide, high, tableHigh, gap] = [800, 520, 420, 300, 20];

/** The same number for the same name: it tells their picture from others. */
export function seedOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

function dressed({ name, isWoman, order }: FoundPerson): PersonPlan {
  const looks = isWoman ? women : men;
  return {
    kind: 'person',
    style: 'flat',
    seed: seedOfName(name),
    build: isWoman ? 'feminine' : 'masculine',
    skin: '#dba882',
    eyes: '#3a2a20',
    hasGlasses: false,
    ...(looks[order % looks.length] ?? looks[0]),
  };
}
