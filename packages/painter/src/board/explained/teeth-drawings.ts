import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { drawSugar } from '../own/sweets.ts';
import { germ, tooth } from '../own/teeth.ts';
import { area, at, line } from '../stage/lines.ts';
import { arrow, dropAt } from './parts.ts';

const [plaque, acid] = ['#e9d98a', '#b6d957'];

/** Bacteria in the plaque take sugar in and give acid off, which runs down on the tooth. */
export function drawSugarToAcid(): OutlineShape[] {
  const germs: readonly (readonly [Place, number])[] = [
    [[700, 340], 0.3],
    [[830, 300], -0.5],
    [[810, 420], 0.9],
    [[700, 460], -0.2],
  ];
  return [
    ...movedShapes(drawSugar(), { x: 0, y: 120, scale: 0.46 }),
    arrow([500, 360], [600, 360]),
    area(at('660,240 770,200 890,230 950,330 920,450 820,530 690,530 620,430 610,330'), plaque, 0.9),
    ...germs.flatMap(([place, turn]) => germ(place, turn)),
    arrow([970, 360], [1070, 360]),
    ...movedShapes(tooth(), { x: 1110, y: 230, scale: 0.56 }),
    ...at('1240,90 1350,140 1450,80 1560,150').map((place) => dropAt(place, 66, acid)),
    line(at('1310,330 1350,350 1330,390'), 0.8),
    line(at('1480,340 1460,370 1500,400'), 0.8),
  ];
}
