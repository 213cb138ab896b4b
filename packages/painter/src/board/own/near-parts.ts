import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { animalAt } from '../explained/frog-drawings.ts';
import { box, dropAt, ellipse, thread } from '../explained/parts.ts';
import { area, at, block, disc, line } from '../stage/lines.ts';

const [green, pale, brown, tan] = ['#6cb04f', '#dfeccb', '#9c774a', '#ecdcc0'] as const;
const lens = { x: 800, y: 320, radius: 320 } as const;

const on = (points: string): Place[] => at(points).map(([x, y]): Place => [x + lens.x, y + lens.y]);

/** An animal, and beside it a part of it through a lens. */
function seenNear(name: 'frog' | 'toad', ground: string, part: readonly OutlineShape[]): OutlineShape[] {
  return [
    ...animalAt(name, [name === 'frog' ? 250 : 280, 800], name === 'frog' ? 350 : 230),
    disc([lens.x, lens.y], lens.radius, { fill: ground, ink: 1.8 }),
    ...part,
  ];
}

/** The long hind leg of a frog, folded to leap, with its webbed foot. */
export function drawFrogLegs(): OutlineShape[] {
  return seenNear('frog', '#eef6fb', [
    block(
      on('-120,150 40,140 210,90 176,150 250,150 186,190 240,214 150,226 170,262 60,232 -60,214 -150,200'),
      '#9ccb7f',
      1,
    ),
    line(on('-60,180 80,168 200,98'), 0.6),
    line(on('-50,190 90,190 240,152'), 0.6),
    line(on('-50,200 80,208 160,256'), 0.6),
    area(on('-170,140 -110,120 0,40 90,-60 130,-30 110,40 0,140 -100,204 -160,196'), green, 1.1),
    area(on('-250,-120 -150,-190 0,-170 110,-90 140,-20 90,0 -20,-40 -140,-50 -230,-60'), green, 1.2),
    line(on('-180,-110 -60,-120 50,-70'), 0.6),
  ]);
}

/** The short hind leg of a toad, which walks. */
export function drawToadLegs(): OutlineShape[] {
  return seenNear('toad', '#f7f0e2', [
    block(on('-60,140 60,130 150,140 110,166 170,186 106,196 140,226 50,214 -70,210'), '#b8935f', 1),
    line(on('-20,170 60,158 146,142'), 0.6),
    line(on('-20,186 60,184 166,186'), 0.6),
    area(on('20,0 80,10 96,80 60,150 -30,190 -80,160 -60,110 10,70'), brown, 1.1),
    area(on('-230,-90 -150,-180 0,-180 100,-110 120,-10 60,50 -60,60 -180,20'), brown, 1.2),
    ...at('-120,-100 -30,-120 40,-60 -60,-30 -150,-30 20,0 40,100').map(([x, y]) =>
      disc([x + lens.x, y + lens.y], 20, { fill: tan, ink: 0.7 }),
    ),
  ]);
}

/** The smooth wet skin of a frog. */
export function drawFrogSkin(): OutlineShape[] {
  return seenNear('frog', green, [
    area(on('-200,-120 -120,-170 -60,-120 -100,-60 -180,-60'), '#4c8a3a', 0.7),
    area(on('60,40 150,10 190,80 130,140 50,110'), '#4c8a3a', 0.7),
    area(on('20,-190 90,-180 90,-130 30,-130'), '#4c8a3a', 0.7),
    ...at('-90,70 130,-80 -10,190').map(([x, y]) =>
      area(on(`${x},${y - 70} ${x + 40},${y + 6} ${x},${y + 46} ${x - 40},${y + 6}`), '#cfe9f7', 0.9),
    ),
    line(on('-240,30 -200,90 -140,140'), 1),
    line(on('-20,-60 30,-40 90,-50'), 0.8),
  ]);
}

/** The thick dry skin of a toad, full of warts. */
export function drawToadSkin(): OutlineShape[] {
  const warts = at(
    '-190,-90 -90,-180 -60,-40 40,-120 150,-160 120,-20 220,20 -160,60 -30,90 80,130 -90,200 190,150 30,230',
  );
  return seenNear('toad', brown, [
    ...warts.flatMap(([x, y], index): OutlineShape[] => {
      const radius = index % 3 === 0 ? 52 : 36;
      return [
        disc([x + lens.x, y + lens.y], radius, { fill: '#b9925e', ink: 0.9 }),
        disc([x + lens.x - radius * 0.2, y + lens.y - radius * 0.25], radius * 0.42, { fill: tan, ink: 0.4 }),
      ];
    }),
    line(on('-240,0 -200,20 -230,50'), 0.7),
    line(on('-10,20 40,40 20,70'), 0.7),
    line(on('240,-80 200,-60 220,-30'), 0.7),
  ]);
}

const eye = (white: string, pupil: readonly [number, number]): OutlineShape[] => [
  ellipse([lens.x, lens.y - 10], [190, 170], { fill: white, ink: 1.3 }),
  ellipse([lens.x, lens.y - 10], pupil, { fill: '#22262a', ink: 0.5 }),
  disc([lens.x - 50, lens.y - 60], 26, { fill: '#ffffff', ink: 0 }),
];

/** The bulging eye of a frog. */
export function drawFrogEyes(): OutlineShape[] {
  return seenNear('frog', pale, [
    area(
      on('-290,130 -200,40 -190,-110 -60,-230 80,-230 200,-110 210,40 296,110 200,246 0,312 -200,246'),
      green,
      1.1,
    ),
    ...eye('#f6e7a8', [110, 62]),
    line(on('-230,200 0,240 230,200'), 1),
  ]);
}

/** The golden eye of a toad, and the gland behind it. */
export function drawToadEyes(): OutlineShape[] {
  return seenNear('toad', tan, [
    area(on('-296,110 -200,-90 -60,-200 80,-210 200,-120 300,80 200,246 0,312 -200,246'), brown, 1.1),
    ...eye('#dba63e', [120, 46]),
    area(on('150,120 210,90 270,110 250,170 180,190'), '#c9a36a', 0.9),
    ...at('-210,100 -170,190 -60,230 70,240').map(([x, y]) =>
      disc([x + lens.x, y + lens.y], 24, { fill: tan, ink: 0.7 }),
    ),
  ]);
}

/** An animal, and how long it is: two that are compared stand there in the ratio of what they measure. */
function measured(name: 'frog' | 'toad'): OutlineShape[] {
  const animal = animalAt(name, [520, 620], 520);
  const { left, right } = boundsOf(animal);
  const middle = (left + right) / 2;
  const end = (x: number): OutlineShape => line(at(`${x},660 ${x},760`), 1.2);
  return [
    ...animal,
    ...[left, right].flatMap((x) => [
      ...thread(
        [
          [middle, 710],
          [(middle + x) / 2, 710],
          [x, 710],
        ],
        1.2,
      ),
      end(x),
    ]),
  ];
}

export const drawFrogSize = (): OutlineShape[] => measured('frog');
export const drawToadSize = (): OutlineShape[] => measured('toad');

/** A frog in the colours that warn, drops of what tastes bad on its back, and the sign that says so. */
export function drawFrogDefence(): OutlineShape[] {
  const warning: Readonly<Record<string, string>> = { '#5f9e3a': '#e2562f', '#364b26': '#2b3f7a' };
  return [
    box([0, 640], [840, 668], '#a9c79a'),
    ...animalAt('frog', [420, 640], 520).map((shape) =>
      shape.fill === undefined ? shape : { ...shape, fill: warning[shape.fill] ?? shape.fill },
    ),
    ...at('300,130 400,70 510,110').map((place) => dropAt(place, 70, '#fff4c0')),
    ...warningAt([-70, 60]),
  ];
}

/** The sign of danger: its upper corner is the place. */
function warningAt([x, y]: Place): OutlineShape[] {
  const moved = (points: string): Place[] => at(points).map(([px, py]): Place => [px + x, py + y]);
  return [
    block(moved('0,0 120,210 -120,210'), '#f6c531', 1.2),
    block(moved('-16,70 16,70 10,146 -10,146'), '#39424a', 0.6),
    disc([x, y + 176], 15, { fill: '#39424a', ink: 0.6 }),
  ];
}
