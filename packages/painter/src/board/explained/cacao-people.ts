import { boundsOf, movedShapes, outlinePerson } from '../../outline/index.ts';
import type { OutlineShape, Place, Posture } from '../../outline/index.ts';
import type { PersonPlan } from '../../plan/person-plan.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { beanAt } from './cacao-drawings.ts';
import { box, ellipse, rounded, thread } from './parts.ts';

const [stone, clay, dark] = ['#a9a59c', '#c77c4a', '#5a3422'];

const plain = {
  kind: 'person',
  style: 'flat',
  seed: 21,
  age: 'adult',
  eyes: '#3a2a20',
  hasGlasses: false,
  beard: 'none',
} as const;
/** Of the Maya: black hair, white cotton. */
const ofMaya = { ...plain, skin: '#b0724a', hair: '#1d1917', outfitColour: '#f3ede0' } as const;

/** So high, standing on its own ground, the middle of the body at a place. */
function personAt(plan: PersonPlan, posture: Posture, [x, y]: Place): OutlineShape[] {
  const shapes = outlinePerson(plan, { posture, act: undefined, isCalm: true });
  const { left, right, top, bottom } = boundsOf(shapes);
  const scale = 640 / (bottom - top);
  return movedShapes(shapes, { scale, x: x - ((left + right) / 2) * scale, y: y - bottom * scale });
}

/** Roasted beans ground with a roller on a slanting stone, as the Maya did; the paste runs down into a bowl. */
export function drawGrinding(): OutlineShape[] {
  const woman: PersonPlan = { ...ofMaya, build: 'feminine', hairstyle: 'long', outfit: 'dress' };
  return [
    box([-40, 760], [1160, 800], '#c9a878'),
    ...personAt(woman, 'search', [230, 764]),
    block(at('400,480 980,610 980,660 380,560'), stone, 1.2),
    ...[430, 900].map((x) =>
      block(
        [
          [x, 560],
          [x + 70, 590],
          [x + 50, 764],
          [x + 10, 764],
        ],
        stone,
        1,
      ),
    ),
    area(at('520,506 640,520 800,560 930,596 920,612 760,580 600,546 500,522'), dark, 0.9),
    rounded(at('470,400 690,450 676,510 456,460'), '#8d8980', 28),
    ...at('560,500 720,540 800,556 870,580').flatMap((place) => beanAt(place, 58)),
    ellipse([1030, 764], [90, 26], { fill: clay, ink: 0.9 }),
    block(at('930,690 1130,690 1100,770 960,770'), clay, 1.1),
    ellipse([1030, 690], [100, 22], { fill: dark, ink: 0.8 }),
    line(at('960,616 990,640 1010,684'), 3),
    ...thread(at('520,370 600,350 690,380'), 1.6),
    ...at('60,700 120,720 90,740').flatMap((place) => beanAt(place, 66)),
  ];
}

/** Long green feathers standing round a head. */
function feathers([x, y]: Place): OutlineShape[] {
  return [-60, -36, -12, 12, 36, 60].map((degrees, index) => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const on = (along: number, across: number): Place => [
      x + sin * along + cos * across,
      y - cos * along + sin * across,
    ];
    return area(
      [on(40, 0), on(90, 22), on(170, 18), on(200, 0), on(170, -18), on(90, -22)],
      index % 2 === 0 ? '#4f9a63' : '#3f8fa0',
      0.9,
    );
  });
}

/** A cup of foaming chocolate, its foot at a place. */
function cupAt([x, y]: Place): OutlineShape[] {
  const on = (text: string): Place[] => at(text).map(([px, py]): Place => [x + px, y + py]);
  return [
    block(on('-46,-104 46,-104 32,6 -32,6'), clay, 1.1),
    ...on('-30,-112 0,-122 30,-112').map((place) => disc(place, 22, { fill: '#d9b08a', ink: 0.7 })),
    ...[-20, 22].map((dx) => line(on(`${dx},-160 ${dx + 16},-190 ${dx - 6},-220 ${dx + 10},-250`), 1)),
  ];
}

/** One of the Maya holds out a cup of foaming chocolate to a Spanish prince of his time. */
export function drawOffering(): OutlineShape[] {
  const giver: PersonPlan = {
    ...ofMaya,
    build: 'masculine',
    hairstyle: 'bob',
    outfit: 'tunic',
    worn: ['cape'],
  };
  const prince: PersonPlan = {
    ...plain,
    seed: 5,
    build: 'masculine',
    skin: '#f0c8a4',
    hair: '#b98a4a',
    hairstyle: 'short',
    beard: 'full',
    outfit: 'doublet',
    outfitColour: '#7a2f3a',
    hat: 'beret',
    worn: ['cape', 'ruff'],
  };
  const given = outlinedAt(giver, [240, 764]);
  const { top } = boundsOf(given);
  // The hand that holds it out is what reaches farthest to the right.
  const [handX, handY] = given
    .flatMap(({ points }) => points)
    .reduce((far, place) => (place[0] > far[0] ? place : far));
  return [
    box([-40, 760], [1040, 800], '#d9c08f'),
    block(at('700,60 1010,60 1010,760 960,760 940,240 760,240 740,760 700,760'), '#b5845a', 0.9),
    ...feathers([232, top + 130]),
    ...cupAt([handX - 14, handY]),
    ...given,
    ...thread(
      [
        [handX + 50, handY - 60],
        [handX + 100, handY - 76],
        [handX + 150, handY - 60],
      ],
      1.6,
    ),
    ...movedShapes(mirror(outlinedAt(prince, [0, 764])), { x: 800, y: 0 }),
    area(at('30,764 60,690 120,680 150,764'), colours.plant, 0.8),
    angular(at('-40,760 1040,760'), 1.1),
  ];
}

/** Two who meet: each holds out a hand, with a calm face. */
const outlinedAt = (plan: PersonPlan, place: Place): OutlineShape[] => personAt(plan, 'ask', place);

/** Turned the other way about its own middle. */
function mirror(shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Place => [-x, y]),
    ...(shape.marks === undefined
      ? {}
      : {
          marks: shape.marks.map((mark) => ({
            ...mark,
            points: mark.points.map(([x, y]): Place => [-x, y]),
          })),
        }),
  }));
}
