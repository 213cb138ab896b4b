import { boundsOf, movedShapes, outlinePerson } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { box } from './parts.ts';
import type { FoundPerson } from './find-person.ts';

const hairs = ['#2c2522', '#4a3426', '#6b5a4c', '#39322e'] as const;
const coats = ['#3f4a5c', '#5c4a3f', '#46553f', '#4d3f5c'] as const;
const men = ['side-part', 'short', 'crop', 'side-part'] as const;
const beards = ['moustache', 'full', 'none', 'moustache'] as const;

/** Somebody in the clothes of a hundred years ago, the same wherever the name is told; what is told of stands at hand. */
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

/** The same number for the same name: it decides what somebody looks like, and tells their picture from others. */
export function seedOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

function dressed({ name, isWoman }: FoundPerson): PersonPlan {
  const seed = seedOfName(name);
  const pick = <T>(from: readonly [T, ...T[]]): T => from[seed % from.length] ?? from[0];
  return {
    kind: 'person',
    style: 'flat',
    seed,
    age: 'adult',
    build: isWoman ? 'feminine' : 'masculine',
    skin: '#dba882',
    hair: pick(hairs),
    eyes: '#3a2a20',
    outfitColour: pick(coats),
    hairstyle: isWoman ? 'bun' : pick(men),
    outfit: isWoman ? 'dress' : 'suit',
    hasGlasses: false,
    beard: isWoman ? 'none' : pick(beards),
  };
}
