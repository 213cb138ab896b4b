import type { OutlineShape, Place } from '../../outline/index.ts';
import { angular, area, at, block, disc, line } from '../stage/lines.ts';
import { colours } from '../stage/place-room.ts';

/** Open, so that one sees what is kept cool. */
export function drawFridge(): OutlineShape[] {
  const [body, door, inside] = ['#c9dce6', '#b4ccd8', '#f3f9fc'];
  return [
    block(at('60,0 520,0 520,900 60,900'), body, 1.1),
    block(at('80,20 500,20 500,270 80,270'), '#dbe8ef'),
    block(at('116,120 136,120 136,220 116,220'), '#7f98a6'),
    block(at('92,300 488,300 488,880 92,880'), inside),
    ...shelf(470),
    ...shelf(660),
    // Milk, cheese and a bowl; an apple and leaves below; bottles in the door.
    block(at('130,470 130,374 165,344 200,374 200,470'), '#ffffff'),
    block(at('240,470 340,470 340,416 240,444'), '#ffd34f'),
    area(at('370,430 460,430 444,468 386,468'), '#e58a6b'),
    disc([160, 616], 42, { fill: '#d9483b' }),
    disc([246, 620], 38, { fill: '#8fc26a' }),
    area(at('320,658 310,610 350,570 410,566 450,606 444,658'), '#7db464'),
    block(at('120,880 120,740 280,740 280,880'), '#d7e9c4'),
    block(at('300,880 300,740 460,740 460,880'), '#d7e9c4'),
    block(at('520,290 760,350 760,950 520,890'), door, 1.1),
    angular(at('548,480 734,528')),
    angular(at('548,700 734,748')),
    block(at('590,490 590,420 604,396 620,396 634,428 634,502'), '#6fb0d8'),
    block(at('660,508 660,440 674,418 690,418 704,446 704,520'), '#e3a13a'),
  ];
}

function shelf(y: number): OutlineShape[] {
  return [
    angular(
      [
        [92, y],
        [488, y],
      ],
      0.9,
    ),
  ];
}

/** A document with its seal. */
export function drawCertificate(): OutlineShape[] {
  return [
    block(at('0,0 900,0 900,640 0,640'), '#fff4d6', 1),
    angular(at('36,36 864,36 864,604 36,604 36,36'), 0.5),
    block(at('240,96 660,96 660,146 240,146'), '#8a6f4a'),
    ...[230, 300, 370].map((y) =>
      angular(
        [
          [130, y],
          [770, y],
        ],
        0.7,
      ),
    ),
    angular(at('130,440 470,440'), 0.7),
    line(at('140,540 200,506 230,548 300,510 330,540 420,520'), 0.9),
    block(at('650,520 630,690 684,650 712,706 736,520'), '#c9473d'),
    disc([694, 478], 84, { fill: '#e0574a' }),
    disc([694, 478], 48, { fill: '#f6c95b' }),
  ];
}

export function drawGardenFork(): OutlineShape[] {
  const steel = '#aebac2';
  const tines = [0, 1, 2, 3].map((index) => {
    const x = 60 + index * 60;
    return block(
      [
        [x, 620],
        [x + 22, 620],
        [x + 22, 900],
        [x + 11, 960],
        [x, 900],
      ],
      steel,
    );
  });
  return [
    ...tines,
    block(at('150,130 184,130 184,560 150,560'), colours.trunk, 0.8),
    area(at('80,40 254,40 240,130 94,130'), colours.trunk, 0.8),
    block(at('116,70 218,70 206,104 128,104'), '#ffffff', 0.5),
    block(at('140,500 194,500 194,580 140,580'), steel),
    area(at('52,570 282,570 290,640 44,640'), steel),
  ];
}

/** Three arrows that follow one another round. */
export function drawRound(): OutlineShape[] {
  const at = (angle: number, radius: number): Place => [
    500 + Math.cos(angle) * radius,
    500 + Math.sin(angle) * radius,
  ];
  const third = (Math.PI * 2) / 3;
  return ['#5aa9dc', '#8fc26a', '#f2a65a'].map((fill, index) => {
    const from = index * third - Math.PI / 2 + 0.12;
    const to = from + third - 0.55;
    const steps = Array.from({ length: 9 }, (_, step) => from + ((to - from) * step) / 8);
    const outer = steps.map((angle) => at(angle, 470));
    const inner = steps.toReversed().map((angle) => at(angle, 320));
    return block([...outer, at(to, 560), at(to + 0.4, 395), at(to, 230), ...inner], fill, 0.9);
  });
}
