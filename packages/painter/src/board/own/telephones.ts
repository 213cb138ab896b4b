import type { OutlineShape } from '../../outline/index.ts';
import { area, at, block, disc, line } from '../stage/lines.ts';

const [wood, dark, brass] = ['#a9784a', '#2f2b2a', '#d9b34a'];

/** A telephone of the first decades: a box on the wall with two bells, a horn to speak into and one to hear with. */
export function drawWallTelephone(): OutlineShape[] {
  return [
    block(at('120,90 480,90 480,700 120,700'), wood, 1.2),
    block(at('90,60 510,60 490,100 110,100'), '#8a5f3a', 1),
    block(at('90,690 510,690 480,740 120,740'), '#8a5f3a', 1),
    disc([230, 180], 56, { fill: brass, ink: 1 }),
    disc([370, 180], 56, { fill: brass, ink: 1 }),
    disc([300, 226], 14, { fill: dark, ink: 0.6 }),
    block(at('270,330 330,330 360,410 240,410'), dark, 1),
    area(at('210,410 390,410 420,470 300,500 180,470'), dark, 1.1),
    disc([300, 448], 46, { fill: '#5a5350', ink: 0.8 }),
    block(at('150,580 450,580 430,610 170,610'), '#8a5f3a', 0.9),
    // The hook, and the receiver that hangs on it.
    line(at('120,300 60,296 40,320'), 1.6),
    block(at('10,320 80,320 66,480 24,480'), dark, 1.1),
    area(at('4,480 86,480 106,540 45,556 -16,540'), dark, 1.1),
    line(at('46,560 60,660 110,690 150,640'), 1.3),
    // The crank.
    line(at('480,330 540,330 540,400'), 1.6),
    disc([540, 412], 20, { fill: wood, ink: 0.9 }),
  ];
}
