import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, movedShapes, outlineFigure } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { goes, way } from '../flows.ts';
import { angular, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, dropAt, sunAt, thread, waterFrom } from './parts.ts';

/** An animal as the boards draw it, so high, its foot at a place. */
export function animalAt(name: 'frog' | 'toad' | 'snake', [x, y]: Place, high: number): OutlineShape[] {
  const figure = `icon:${name}`;
  const subject: Subject = { figure, name, count: 1, relation: 'alone' };
  const drawn = outlineFigure(subject, {
    plan: { subjects: [subject], style: 'flat', castSeed: 7 },
    index: 0,
    posture: 'stand',
    random: seededRandom(7),
  });
  const shapes = drawn?.shapes ?? [];
  const { left, right, top, bottom } = boundsOf(shapes);
  const scale = high / (bottom - top);
  return movedShapes(shapes, { scale, x: x - ((left + right) / 2) * scale, y: y - bottom * scale });
}

/** How often a good jumper's own length fits into its leap. */
const lengthsOfLeap = 20;

function bow(from: number, to: number, [high, ground]: Place): Place[] {
  return Array.from({ length: 13 }, (_, index): Place => {
    const t = index / 12;
    return [from + (to - from) * t, ground - Math.sin(t * Math.PI) * high];
  });
}

/** A way through the air: it has gaps, and nothing is under it. */
function dashed(points: readonly Place[]): OutlineShape[] {
  const dashes = points.slice(1).flatMap(([x, y], index): OutlineShape[] => {
    const [fromX, fromY] = points[index] ?? [x, y];
    const at = (part: number): Place => [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    return [line([at(0.05), at(0.3)], 1.8), line([at(0.55), at(0.8)], 1.8)];
  });
  return [...dashes, way(points, goes.sign, 34)];
}

/** A frog in the air, its long hind legs stretched out behind it. */
function leapingFrog([x, y]: Place): OutlineShape[] {
  const leg = (drop: number): OutlineShape =>
    block(
      [
        [x - 30, y - 50 + drop],
        [x - 110, y - 26 + drop],
        [x - 190, y + 6 + drop],
        [x - 262, y + 2 + drop],
        [x - 250, y + 20 + drop],
        [x - 186, y + 26 + drop],
        [x - 100, y + 4 + drop],
        [x - 24, y - 14 + drop],
      ],
      '#5f9e3a',
      1.1,
    );
  return [leg(-8), leg(16), ...animalAt('frog', [x, y], 180)];
}

/** The frog leaps in one bow of twenty of its own lengths; the toad creeps and hops a short way. */
export function drawLeapAndCrawl(): OutlineShape[] {
  const step = 58;
  const [from, to] = [150, 150 + lengthsOfLeap * step];
  return [
    box([0, 460], [1460, 490], colours.grass),
    ...Array.from({ length: lengthsOfLeap + 1 }, (_, length) =>
      angular(
        [
          [from + length * step, 496],
          [from + length * step, length % 5 === 0 ? 536 : 516],
        ],
        length % 5 === 0 ? 1.4 : 0.8,
      ),
    ),
    ...animalAt('frog', [140, 460], 220),
    ...dashed(bow(from + 110, to - 90, [360, 400])),
    ...leapingFrog([760, 170]),
    ...animalAt('frog', [to, 460], 220),
    box([0, 940], [1460, 970], colours.grass),
    ...animalAt('toad', [170, 940], 200),
    ...[0, 1, 2, 3].flatMap((hop) => thread(bow(360 + hop * 110, 440 + hop * 110, [70, 890]), 1.8)),
    ...[370, 430, 480, 540, 590, 650, 700, 760].map((x, index) =>
      disc([x, 928 - (index % 2) * 8], 10, { fill: '#b98a5e', ink: 0.5 }),
    ),
    ...animalAt('toad', [1000, 940], 200),
  ];
}

/** The thin wet skin of a frog lets air and water through; the thick dry one of a toad keeps its water. */
export function drawSkins(): OutlineShape[] {
  return [
    waterFrom([0, 380], [480, 520], '#bfe2f5'),
    ...animalAt('frog', [240, 400], 260),
    ...at('60,110 120,60 420,70').map((place) => disc(place, 22, { fill: '#ffffff', ink: 0.8 })),
    ...thread(at('90,140 130,180 160,230'), 1.1),
    ...thread(at('400,100 370,150 340,200'), 1.1),
    dropAt([60, 270], 50),
    ...thread(at('90,280 120,290 150,300'), 1.1),
    box([600, 400], [1120, 520], '#e0bd86'),
    ...sunAt([1060, 80], 50),
    ...animalAt('toad', [860, 404], 240),
    angular(at('680,170 760,150 860,146 950,160 1030,200'), 2.6),
    dropAt([760, 90], 46),
    ...thread(at('780,110 820,130 870,96'), 1),
  ];
}

/** A frog tastes so bad that a snake lets go of it; swollen glands behind a toad's eyes give off what stops a heart. */
export function drawDefences(): OutlineShape[] {
  const heart = at('0,36 -44,-6 -40,-40 -14,-46 0,-24 14,-46 40,-40 44,-6');
  return [
    box([0, 560], [700, 590], colours.grass),
    ...animalAt('frog', [220, 560], 330),
    ...at('60,180 150,130 330,150 400,230').map((place) => dropAt(place, 56, '#e6d95a')),
    ...animalAt('snake', [570, 560], 230),
    ...thread(at('470,330 540,270 640,280'), 1.6),
    ...movedShapes(drawToadGlands(), { x: 800, y: 118, scale: 0.8 }),
    ...[1, 0.62].map((scale): OutlineShape => ({
      points: heart.map(([x, y]): Place => [1500 + x * 1.7 * scale, 110 + y * 1.7 * scale]),
      fill: scale === 1 ? '#d8433b' : '#f0a29c',
      ink: 1,
    })),
    angular(at('1500,60 1480,96 1516,120 1490,170'), 2.6),
  ];
}

/** Swollen glands behind its eyes give off a poison that who bites it tastes. */
export function drawToadGlands(): OutlineShape[] {
  return [
    box([0, 560], [1000, 590], colours.grass),
    ...animalAt('toad', [440, 560], 380),
    disc([590, 270], 40, { fill: '#e0a04a', ink: 1.1 }),
    ...at('556,184 596,160 640,190').map((place) => dropAt(place, 44, '#fff4c0')),
    arrow([430, 90], [540, 210]),
  ];
}
