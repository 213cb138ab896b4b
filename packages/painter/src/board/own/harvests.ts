import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { beanAt, halfPod, podAt } from '../explained/cacao-drawings.ts';
import { area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';

const [wicker, twig] = ['#c08e5f', '#8a5f3a'];

/** A basket of pods from the tree, one cut open, and its beans. */
export function drawCacaoHarvest(): OutlineShape[] {
  const lying = (place: Place, degrees: number, fill: string): OutlineShape[] =>
    movedShapes(podAt([0, 0], 190, fill), { x: place[0], y: place[1], degrees });
  return [
    ...lying([170, 350], -38, '#c9b23a'),
    ...lying([290, 310], -6, '#e39b3a'),
    ...lying([410, 350], 34, '#d9663a'),
    ...basketAt([290, 400]),
    ...movedShapes(halfPod([0, 0]), { x: 740, y: 480, degrees: 24 }),
    ...at('560,650 650,690 900,690 980,640').flatMap((place) => beanAt(place, 84)),
  ];
}

/** A basket by the middle of its rim. */
function basketAt([x, y]: Place): OutlineShape[] {
  const on = (points: string): Place[] => at(points).map(([px, py]): Place => [px + x, py + y]);
  return [
    block(on('-240,0 240,0 190,300 -190,300'), wicker, 1.1),
    ...[60, 130, 200, 262].map((dy) =>
      line(on(`${-230 + dy / 6},${dy} 0,${dy + 14} ${230 - dy / 6},${dy}`), 0.7),
    ),
    ...[-150, -75, 0, 75, 150].map((dx) => line(on(`${dx},20 ${dx * 0.8},300`), 0.6)),
    area(on('-262,-8 -240,-34 0,-22 240,-34 262,-8 240,22 0,34 -240,22'), '#d8ad7c', 1),
  ];
}

/** A twig of coffee with its red cherries, one cut open on two beans, and beans that are roasted. */
export function drawCoffeeHarvest(): OutlineShape[] {
  const cherries = at('300,280 368,252 336,334 412,318 560,300 628,276 600,352 668,336');
  return [
    line(at('60,330 260,270 500,276 760,230 930,250'), 2.4),
    ...leafAt([230, 270], -120),
    ...leafAt([480, 270], -80),
    ...leafAt([740, 236], -40),
    ...leafAt([180, 300], 128),
    ...leafAt([800, 250], 62),
    ...cherries.flatMap((place, index) => cherryAt(place, index % 3 === 2 ? '#e0832f' : '#c8322c')),
    disc([300, 560], 104, { fill: '#c8322c', ink: 1 }),
    disc([300, 560], 84, { fill: '#f6dcb0', ink: 0.6 }),
    ...movedShapes(coffeeBean('#cfc08a'), { x: 264, y: 560, degrees: 90, scale: 0.9 }),
    ...movedShapes(coffeeBean('#cfc08a'), { x: 336, y: 560, degrees: 90, scale: 0.9 }),
    ...movedShapes(coffeeBean('#5a3422'), { x: 540, y: 590, degrees: -20, scale: 1.15 }),
    ...movedShapes(coffeeBean('#5a3422'), { x: 690, y: 520, degrees: 30, scale: 1.15 }),
    ...movedShapes(coffeeBean('#6f4530'), { x: 716, y: 640, degrees: -8, scale: 1.15 }),
  ];
}

function cherryAt([x, y]: Place, fill: string): OutlineShape[] {
  return [
    disc([x, y], 44, { fill, ink: 0.9 }),
    disc([x + 4, y + 26], 7, { fill: twig, ink: 0.4 }),
    line(
      [
        [x - 24, y - 8],
        [x - 18, y - 24],
        [x - 4, y - 30],
      ],
      0.5,
    ),
  ];
}

function coffeeBean(fill: string): OutlineShape[] {
  return [
    area(at('-62,0 -44,-34 0,-46 44,-34 62,0 44,34 0,46 -44,34'), fill, 0.9),
    line(at('-56,6 -24,-8 6,8 34,-4 56,2'), 0.8),
  ];
}

/** A leaf from its stalk outwards. */
function leafAt([x, y]: Place, degrees: number, fill: string = colours.plant): OutlineShape[] {
  const shapes = [
    area(at('0,0 50,-46 120,-54 180,-34 236,0 176,32 116,50 48,40'), fill, 0.9),
    line(at('6,0 120,-4 226,0'), 0.6),
    ...[60, 110, 160].flatMap((along) => [
      line(at(`${along},-2 ${along + 30},-32`), 0.45),
      line(at(`${along},-2 ${along + 30},28`), 0.45),
    ]),
  ];
  return movedShapes(shapes, { x, y, degrees });
}

/** What is plucked of tea, two leaves and a bud, above a basket of them. */
export function drawTeaHarvest(): OutlineShape[] {
  const tip = (place: Place, scale: number): OutlineShape[] =>
    movedShapes(
      [
        line(at('0,220 6,110 0,0'), 1.4),
        ...leafAt([4, 110], -150),
        ...leafAt([4, 90], -30, colours.leaf),
        area(at('0,20 -30,-50 -22,-120 6,-180 26,-110 26,-40'), '#b9d77a', 0.9),
        line(at('0,10 2,-80 6,-170'), 0.5),
      ],
      { x: place[0], y: place[1], scale },
    );
  return [
    ...tip([150, 330], 0.62),
    ...tip([300, 290], 0.72),
    ...tip([440, 330], 0.62),
    ...basketAt([290, 420]),
    ...tip([870, 330], 1.25),
  ];
}
