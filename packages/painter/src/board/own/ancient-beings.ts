import type { OutlineShape } from '../../outline/index.ts';
import { area, at, disc, line } from '../stage/lines.ts';

/** A whale of old: long and round as a barrel, its head small, tiny legs behind. */
export function drawAncientWhale(): OutlineShape[] {
  const [back, belly, dark] = ['#8a8f7c', '#d9d6c2', '#5d6253'];
  const ribs = [360, 450, 540, 630, 720, 810].map((x) =>
    line(at(`${x},150 ${x - 26},230 ${x - 6},330`), 0.6),
  );
  return [
    area(at('40,190 -60,130 -110,70 -70,70 0,130 60,110 120,70 150,90 110,160 70,210'), back, 1.1),
    area(at('300,330 270,380 250,430 272,434 310,390 336,346'), dark, 0.9),
    area(
      at(
        '40,196 140,160 260,110 420,72 620,60 800,84 930,140 990,176 1060,184 1110,206 1116,232 1060,250 990,258 930,300 800,356 600,380 400,366 240,310 120,236',
      ),
      back,
      1.2,
    ),
    area(
      at('240,300 420,330 620,340 800,316 930,262 1000,246 1060,248 990,260 930,302 800,356 600,380 400,366'),
      belly,
      0.5,
    ),
    ...ribs,
    area(at('850,330 830,400 800,460 830,466 880,410 906,330'), dark, 0.9),
    line(at('1040,226 1076,228 1112,222'), 0.8),
    disc([1044, 204], 9, { fill: '#2f2a24', ink: 0.6 }),
  ];
}
