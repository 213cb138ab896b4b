import { seededRandom } from '../../canvas/random.ts';
import { boundsOf, movedShapes, outlineFigure } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { angular, at, disc } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';
import { arrow, box, dropAt, sunAt, thread, waterFrom } from './parts.ts';

/** An animal as the boards draw it, so high, its foot at a place. */
export function animalAt(name: 'frog' | 'toad', [x, y]: Place, high: number): OutlineShape[] {
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

/** The frog leaps in one high bow; the toad creeps and hops. */
export function drawLeapAndCrawl(): OutlineShape[] {
  const bow = (from: number, to: number, [high, ground]: Place): Place[] =>
    Array.from({ length: 9 }, (_, index): Place => {
      const t = index / 8;
      return [from + (to - from) * t, ground - Math.sin(t * Math.PI) * high];
    });
  return [
    box([0, 420], [1180, 446], colours.grass),
    ...animalAt('frog', [120, 420], 150),
    ...thread(bow(200, 1030, [340, 350]), 1.3),
    ...animalAt('frog', [600, 130], 120),
    box([0, 780], [1180, 806], colours.grass),
    ...animalAt('toad', [140, 780], 130),
    ...[0, 1, 2, 3].flatMap((hop) => thread(bow(290 + hop * 130, 390 + hop * 130, [50, 730]), 1.2)),
    ...[330, 460, 590].map((x) => disc([x, 770], 8, { fill: '#b98a5e', ink: 0.5 })),
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
    ...animalAt('toad', [860, 404], 220),
    angular(at('680,170 760,150 860,146 950,160 1030,200'), 2.6),
    dropAt([760, 90], 46),
    ...thread(at('780,110 820,130 870,96'), 1),
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
