import type { OutlineShape, Place } from '../../outline/index.ts';
import { area, at, block, line } from '../stage/lines.ts';

/** The round brim of a cup, and what is in it. */
function brim([x, y]: Place, [across, down]: Place, fill: string): OutlineShape {
  const points = Array.from({ length: 30 }, (_, index): Place => {
    const angle = (index / 30) * Math.PI * 2;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
  return { points, fill, ink: 0.9 };
}

function steam(x: number): OutlineShape {
  return line(at(`${x},210 ${x + 26},160 ${x - 8},110 ${x + 20},50`), 1.1);
}

/** Green tea in a bowl without a handle, a leaf beside it. */
export function drawGreenTeaCup(): OutlineShape[] {
  return [
    ...[260, 360].map(steam),
    area(at('80,290 110,500 180,640 310,680 440,640 510,500 540,290'), '#dfe9ee', 1.2),
    line(at('100,430 200,470 320,480 430,470 524,430'), 0.8),
    brim([310, 290], [230, 62], '#f4f8fa'),
    brim([310, 296], [196, 46], '#b9cf6a'),
    area(at('560,690 600,600 690,540 780,540 760,630 680,690'), '#6fa84f', 1),
    line(at('570,686 660,620 760,556'), 0.7),
  ];
}

/** Black tea, clear and red-brown, in a cup with its saucer. */
export function drawBlackTeaCup(): OutlineShape[] {
  return [
    ...[280, 390].map(steam),
    area(at('20,640 120,700 340,720 560,700 660,640 560,610 340,600 120,610'), '#eef2f5', 1.1),
    block(at('110,290 570,290 540,470 470,590 210,590 140,470'), '#f6f2ea', 1.2),
    line(at('566,330 660,320 690,390 640,460 546,466'), 2),
    brim([340, 290], [230, 60], '#ffffff'),
    brim([340, 296], [198, 45], '#b5472a'),
    line(at('230,290 300,276 370,284'), 0.6),
  ];
}
