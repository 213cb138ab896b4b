import type { OutlineShape } from '../outline/index.ts';
import { goes, puffs, roundWay, way } from './flows.ts';
import { drawBlackTeaCup, drawGreenTeaCup } from './own/cups.ts';
import {
  drawEarlyElectricTrain,
  drawHorseWagon,
  drawJetEngine,
  drawSparkTransmitter,
} from './own/engines.ts';
import { drawDam, drawEarthquake } from './own/grounds.ts';
import { drawTadpole } from './own/ponds.ts';
import { drawFocus, drawPlates, drawSeismograph } from './own/quakes.ts';
import { drawAcidOnTooth, drawDeepHole, drawHoleInTooth, drawPlaque } from './own/teeth.ts';
import { drawFridge, drawRound } from './own/things.ts';
import { drawAshColumn, drawCraters, drawLavaFlow, drawMagma, drawPyroclasticFlow } from './own/volcanoes.ts';
import { drawChocolateHouse, drawFrothing } from './explained/cacao-drawings.ts';
import { drawSqueezedHandful } from './explained/compost-drawings.ts';
import { drawAshOnRunway, drawAshOverAirport, drawPlaneInAsh } from './explained/flight-drawings.ts';
import { drawEarthLayers } from './explained/ground-drawings.ts';
import {
  drawEarlyLocomotive,
  drawElectricLocomotive,
  drawFastTrain,
  drawFirstLine,
  drawTgv,
  drawTrevithickEngine,
} from './explained/railway-drawings.ts';
import {
  drawSteamUnderground,
  drawTrainOf1830,
  drawTrainOf1840,
  drawTrainOf1870,
} from './explained/railway-engines.ts';
import { drawSenderAndReceiver, drawShortWaves } from './explained/wireless-drawings.ts';
import { at } from './stage/lines.ts';

type Draw = () => OutlineShape[];
type Look = readonly [fill: string, width: number];

const lines = ([fill, width]: Look, ...ways: readonly string[]): OutlineShape[] =>
  ways.map((points) => way(at(points), fill, width));
const clouds = ([fill, width]: Look, ...ways: readonly string[]): OutlineShape[] =>
  ways.map((points) => puffs(at(points), fill, width));

/** What happens in drawings whose lines do not say it by themselves, in each drawing's own units and within its edges. */
const waysOf: ReadonlyMap<Draw, readonly OutlineShape[]> = new Map<Draw, readonly OutlineShape[]>([
  [
    drawLavaFlow,
    [
      ...lines([goes.light, 40], '540,380 590,480 565,600 640,770'),
      ...lines([goes.heat, 28], '480,190 430,100 365,180', '560,190 595,100 650,185'),
    ],
  ],
  [
    drawAshColumn,
    [
      ...clouds(['#6f757c', 110], '450,320 440,210 520,110 700,70 860,70 970,90'),
      ...lines([goes.ash, 17], '720,180 735,330', '860,190 850,330', '950,220 940,330'),
    ],
  ],
  [drawPyroclasticFlow, clouds(['#8f7768', 120], '520,330 640,460 740,560 830,660 950,740')],
  [
    drawCraters,
    [
      ...lines([goes.light, 34], '590,560 610,650 600,750'),
      ...clouds([goes.smoke, 36], '560,390 545,340 560,305', '800,500 812,440 800,400'),
    ],
  ],
  [drawMagma, lines([goes.light, 44], '500,740 500,500 500,190')],
  [drawAshOnRunway, lines(['#c9c2ba', 20], '330,230 325,400', '450,200 455,360', '600,250 590,380')],
  [
    drawAshOverAirport,
    [
      ...clouds(['#4b4846', 90], '260,330 300,250 450,190 700,190 930,220'),
      ...lines([goes.ash, 18], '620,330 610,500', '760,310 750,470', '890,330 880,500', '1000,310 990,430'),
    ],
  ],
  [drawPlaneInAsh, lines([goes.ash, 22], '960,200 620,200 260,190', '940,500 620,520 280,500')],
  [drawPlaque, lines([goes.foam, 36], '430,90 360,200 340,330', '560,100 590,180 610,280')],
  [
    drawAcidOnTooth,
    [
      ...lines([goes.acid, 36], '560,0 585,110 600,230', '660,-40 655,100 650,200', '760,10 740,120 710,230'),
      ...lines([goes.foam, 26], '730,220 820,200 900,150 955,160', '740,300 830,290 910,280 965,300'),
    ],
  ],
  [drawHoleInTooth, lines([goes.acid, 34], '590,40 585,140 575,240', '650,60 620,150 590,240')],
  [drawDeepHole, lines([goes.light, 28], '560,330 470,400 380,520 310,700')],
  [drawEarthquake, lines(['#8d8d8d', 30], '480,500 490,620 480,740', '520,480 535,600 530,720')],
  [drawPlates, lines([goes.foam, 24], '70,200 340,200', '920,200 650,200')],
  [
    drawFocus,
    lines([goes.light, 28], '520,690 520,440', '500,690 380,560 300,440', '545,690 660,560 750,440'),
  ],
  [
    drawSeismograph,
    lines(
      [goes.heat, 24],
      '214,330 300,330 330,318 356,344 384,330 420,330 446,262 476,408 508,196 544,470 578,236 606,400 634,300 660,346 690,330 826,330',
    ),
  ],
  [drawFridge, clouds(['#7fc0e6', 80], '250,420 390,480 470,600', '250,690 390,740 480,840')],
  [drawRound, [0, 1, 2].map((third) => thirdOfRound(third))],
  [drawGreenTeaCup, clouds(['#a3acb4', 84], '240,230 225,140 245,60', '350,230 335,140 350,60')],
  [drawBlackTeaCup, clouds(['#a3acb4', 84], '310,210 295,130 310,60', '405,210 390,130 405,60')],
  [
    drawJetEngine,
    lines([goes.air, 24], '20,380 180,385', '20,460 180,455', '900,440 1080,440', '890,380 1070,375'),
  ],
  [drawDam, lines([goes.foam, 34], '396,500 390,720', '500,500 500,720', '602,500 606,720')],
  [drawTadpole, lines([goes.foam, 34], '92,230 80,120', '870,230 890,130')],
  [
    drawSparkTransmitter,
    lines([goes.light, 28], '474,560 560,460 660,420 800,300 830,80', '830,60 830,-110'),
  ],
  [drawEarlyElectricTrain, lines([goes.light, 26], '-20,730 1060,730')],
  [drawHorseWagon, [120, 330].map((x) => way(roundWay([x, 634], 42), '#d9b98a', 18))],
  [drawTrevithickEngine, clouds(['#aab3bb', 80], '150,110 150,50 220,20')],
  [drawEarlyLocomotive, clouds(['#aab3bb', 80], '850,120 860,60 960,60 1030,60')],
  ...[drawTrainOf1830, drawTrainOf1840, drawTrainOf1870].map(
    (draw) => [draw, clouds(['#aab3bb', 80], '860,90 880,60 800,40 700,30')] as const,
  ),
  [drawSteamUnderground, clouds(['#aab3bb', 70], '1016,400 1012,280 1008,150')],
  [drawFirstLine, clouds(['#aab3bb', 80], '850,120 860,60 960,60 1030,60')],
  [
    drawElectricLocomotive,
    lines([goes.light, 26], '0,130 540,130 450,134 540,220', '1060,130 640,130 540,220'),
  ],
  [
    drawFastTrain,
    lines([goes.air, 20], '760,250 300,245 0,250', '900,300 500,290 100,285', '640,220 300,215 40,220'),
  ],
  [drawTgv, lines([goes.light, 26], '-200,194 620,196 700,250 640,316')],
  [drawSenderAndReceiver, lines([goes.sign, 34], '180,160 540,110 900,160', '240,500 200,400 182,180')],
  [drawShortWaves, lines([goes.sign, 30], '350,490 730,490')],
  [drawSqueezedHandful, lines([goes.water, 40], '475,380 475,590')],
  [drawFrothing, lines(['#a9744a', 34], '388,250 388,520')],
  [drawChocolateHouse, clouds(['#ffffff', 44], '250,450 240,400 250,350', '700,450 690,400 700,350')],
  [drawEarthLayers, lines([goes.heat, 30], '430,390 560,120')],
]);

/** A third of a round, as its arrow goes. */
function thirdOfRound(third: number): OutlineShape {
  const whole = roundWay([500, 500], 395);
  const from = Math.round((third * (whole.length - 1)) / 3) + 1;
  return way(whole.slice(from, from + 10), goes.foam, 46);
}

/** A drawing with what happens in it. */
export function withWays(draw: Draw): Draw {
  const ways = waysOf.get(draw);
  return ways === undefined ? draw : () => [...draw(), ...ways];
}
