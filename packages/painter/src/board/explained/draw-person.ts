import { boundsOf, movedShapes, outlinePerson } from '../../outline/index.ts';
import type { OutlineShape, Posture } from '../../outline/index.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { cutToFrame } from '../stage/cut-to-frame.ts';
import { emblems } from './emblems.ts';
import { disc } from '../stage/lines.ts';
import { box } from './parts.ts';
import { drawPortraitFrame } from './work-drawings.ts';
import type { FoundPerson } from './find-person.ts';
import { lookOf } from './person-looks.ts';
import type { Look } from './person-looks.ts';

/** What somebody has beside them. */
export interface Beside {
  readonly shapes: readonly OutlineShape[];
  readonly posture: Posture;
  /** It stands on the ground, and on no table. */
  readonly isOnGround: boolean;
}

/** Somebody, the same wherever a film names them and unlike the others in it; what is told of stands at hand. */
export function drawPerson(person: FoundPerson, beside: Beside | undefined): OutlineShape[] {
  const standing = standingPerson(
    person,
    beside?.posture ?? postures[person.order % postures.length] ?? 'talk',
  );
  if (beside === undefined || beside.shapes.length === 0) {
    return standing;
  }
  const { shapes, isOnGround } = beside;
  const own = boundsOf(shapes);
  const most = isOnGround ? onGround : onTable;
  const size = Math.min(most.width / (own.right - own.left), most.height / (own.bottom - own.top));
  const left = boundsOf(standing).right + gap;
  const width = (own.right - own.left) * size;
  const ground = isOnGround ? 0 : -tableHigh;
  const table = [
    box([left, ground], [left + width + 60, ground + 30], '#a9784a'),
    box([left + 24, ground + 30], [left + 50, 0], '#8a5f3a'),
    box([left + width + 10, ground + 30], [left + width + 36, 0], '#8a5f3a'),
  ];
  return [
    ...standing,
    ...(isOnGround ? [] : table),
    ...movedShapes(shapes, { scale: size, x: left + 30 - own.left * size, y: ground - own.bottom * size }),
  ];
}

/** Somebody in a frame, down to the chest, with a sign of what they gave. */
export function drawPortrait(person: FoundPerson): OutlineShape[] {
  const { behind, before } = drawPortraitFrame();
  const standing = movedShapes(standingPerson(person, 'stand'), { scale: 2, x: 0, y: 0 });
  const { left, right, top } = boundsOf(standing);
  const placed = movedShapes(standing, { x: 320 - (left + right) / 2, y: 110 - top });
  const { gave } = person;
  return [
    ...behind,
    ...cutToFrame(placed, { left: 60, top: 60, right: 580, bottom: 700 }),
    ...before,
    ...(gave === undefined ? [] : onMedal(emblems[gave]())),
  ];
}

/** A sign on its round ground, in the lower corner of a portrait's frame. */
function onMedal(shapes: readonly OutlineShape[]): OutlineShape[] {
  const middle = { x: 490, y: 610 };
  return [
    disc([middle.x, middle.y], 146, { fill: '#b5863f', ink: 1.1 }),
    disc([middle.x, middle.y], 128, { fill: '#fbf4e2', ink: 0.8 }),
    ...movedShapes(shapes, { ...middle, scale: 0.98 }),
  ];
}

/** On its own ground, the left edge at 0. */
function standingPerson(person: FoundPerson, posture: Posture): OutlineShape[] {
  const figure = outlinePerson(dressed(person), { posture, act: undefined, isCalm: true });
  const body = boundsOf(figure);
  const scale = tall / (body.bottom - body.top);
  return movedShapes(figure, { scale, x: -body.left * scale, y: -body.bottom * scale });
}

/** Who has nothing in hand stands otherwise than who was told of before. */
const postures = ['talk', 'point', 'think', 'hold', 'stand'] as const satisfies readonly Posture[];
const onTable = { width: 520, height: 420 } as const;
const onGround = { width: 640, height: 700 } as const;
const [tall, tableHigh, gap] = [800, 300, 20];

/** The same number for the same name: it tells their picture from others. */
export function seedOfName(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

function dressed({ name, isWoman, order, age, year }: FoundPerson): PersonPlan {
  const look = lookOf({ name, isWoman, order, year });
  return {
    kind: 'person',
    style: 'flat',
    seed: seedOfName(name),
    build: isWoman ? 'feminine' : 'masculine',
    eyes: '#3a2a20',
    hasGlasses: false,
    ...look,
    ...(age === undefined ? {} : agedLook(look, age)),
  };
}

/** In years. */
const ages = { grown: 28, old: 60 } as const;
const grey = '#c9c6c0';

/** Hair and beard of somebody whose age is told. */
function agedLook({ beard }: Look, age: number): Partial<Look> {
  if (age >= ages.old) {
    return { hair: grey, age: 'old' };
  }
  return age < ages.grown ? { age: 'young', beard: beard === 'full' ? 'none' : beard } : { age: 'adult' };
}
