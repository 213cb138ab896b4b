import type { LanguageCode } from '@kinora/contract/catalogue';
import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import { withWays } from './drawn-ways.ts';
import {
  cabinetRadio,
  earlyMast,
  expressEngine,
  foamingChocolate,
  horseWagon,
  oilLamp,
  sparkTransmitter,
  wallTelephone,
} from './explained/earlier-looks.ts';
import type { EarlierLook } from './explained/earlier-looks.ts';
import {
  drawCabEngine,
  drawDieselEngine,
  drawRocket,
  drawSteamUnderground,
  drawStreamliner,
  drawTallChimneyEngine,
  drawTrainOf1830,
  drawTrainOf1840,
  drawTrainOf1870,
  onRails,
} from './explained/railway-engines.ts';
import {
  drawEarlyLocomotive,
  drawFastTrain,
  drawFirstLine,
  drawTrevithickEngine,
  drawTubeTrain,
} from './explained/railway-drawings.ts';
import {
  drawBiplane,
  drawCaravel,
  drawEarlyCar,
  drawHighWheeler,
  drawHighWingPlane,
  drawLathMonoplane,
  drawMotorCarriage,
  drawPaddleSteamer,
  drawPlateCamera,
  drawTubeTelevision,
} from './own/earlier-machines.ts';
import type { SceneText } from './scene-text.ts';

/** How a thing looked before a year: bundled pictures show what is there today, and the word of a scene may be of that. */
interface Era extends Pick<EarlierLook, 'draw'> {
  /** What it was called then, where that is another word. */
  readonly caption?: EarlierLook['caption'];
  /** From the beginning where it is left out. */
  readonly from?: number;
  readonly before: number;
  /** Drawn as well where no year is told: the bundled picture is of another make than all else. */
  readonly isUsual?: boolean;
}

/** Engines by themselves, as the first things on rails were told of. */
const engines: readonly Era[] = [
  { before: 1804, ...horseWagon },
  { before: 1813, draw: drawTrevithickEngine },
  { before: 1829, draw: drawEarlyLocomotive },
  { before: 1835, draw: onRails(drawRocket) },
  { before: 1860, draw: onRails(drawTallChimneyEngine) },
  { before: 1890, draw: onRails(drawCabEngine), isUsual: true },
  { before: 1935, ...expressEngine },
  { before: 1950, draw: drawStreamliner },
  { before: Infinity, draw: drawDieselEngine },
];

/** Trains with what they drew. */
const trains: readonly Era[] = [
  { before: 1804, ...horseWagon },
  { before: 1813, draw: drawTrevithickEngine },
  { before: 1829, draw: drawFirstLine },
  { before: 1835, draw: drawTrainOf1830 },
  { before: 1860, draw: drawTrainOf1840 },
  { before: 1890, draw: drawTrainOf1870 },
  { before: 1935, ...expressEngine },
  { before: 1950, draw: drawStreamliner },
  { before: 1964, draw: drawDieselEngine },
];

/** Beneath streets: with steam at first. */
const undergrounds: readonly Era[] = [
  { before: 1890, draw: drawSteamUnderground },
  { before: 1930, draw: drawTubeTrain },
];

const cars: readonly Era[] = [
  { before: 1905, draw: drawMotorCarriage },
  { before: 1935, draw: drawEarlyCar },
];
const ships: readonly Era[] = [
  { before: 1820, draw: drawCaravel },
  { before: 1890, draw: drawPaddleSteamer },
];
const aeroplanes: readonly Era[] = [
  { before: 1908, draw: drawBiplane },
  { before: 1920, draw: drawLathMonoplane },
  { before: 1935, draw: drawHighWingPlane },
];
const cameras: readonly Era[] = [{ before: 1925, draw: drawPlateCamera }];

/** From the earliest on. */
const eras: Readonly<Record<string, readonly Era[]>> = {
  'noto:locomotive': engines,
  'noto:train': trains,
  'noto:railway-car': trains,
  'noto:high-speed-train': [...trains, { before: Infinity, draw: drawFastTrain, isUsual: true }],
  'noto:bullet-train': [{ before: Infinity, draw: drawFastTrain, isUsual: true }],
  'tabler:train': trains,
  'noto:metro': undergrounds,
  'noto:automobile': cars,
  'noto:oncoming-automobile': cars,
  'noto:ship': ships,
  'noto:passenger-ship': ships,
  'noto:sailboat': [{ before: 1830, draw: drawCaravel }],
  'noto:airplane': aeroplanes,
  'noto:small-airplane': aeroplanes,
  'noto:bicycle': [{ before: 1885, draw: drawHighWheeler }],
  'noto:camera': cameras,
  'noto:light-bulb': [{ before: 1879, ...oilLamp }],
  'noto:television': [{ before: 1980, draw: drawTubeTelevision }],
  'noto:radio': [
    { before: 1912, ...sparkTransmitter },
    { before: 1954, ...cabinetRadio },
  ],
  'noto:telephone': [{ before: 1935, ...wallTelephone }],
  // Until bars were moulded it was drunk.
  'noto:chocolate-bar': [{ before: 1847, ...foamingChocolate }],
  'noto:satellite-antenna': [{ before: 1957, ...earlyMast }],
  'lucide:radio-tower': [{ before: 1957, ...earlyMast }],
};

/** Bundled pictures of what there was before the thing of another one, until when. */
const forerunners: Readonly<Record<string, { readonly before: number; readonly as: PictureName }>> = {
  'noto:airplane': { before: 1952, as: { set: 'noto', name: 'small-airplane' } },
  'noto:mobile-phone': { before: 1985, as: { set: 'noto', name: 'telephone' } },
  'noto:laptop': { before: 1985, as: { set: 'noto', name: 'desktop-computer' } },
};

/** The picture of what there was in the year that is told of: no mobile telephone in 1876. */
export function pictureThen(picture: PictureName, year: number | undefined): PictureName {
  const earlier = forerunners[`${picture.set}:${picture.name}`];
  return earlier !== undefined && year !== undefined && year < earlier.before ? earlier.as : picture;
}

/** How a picture's thing looked in the year that is told of; undefined where it looked as it is bundled. */
export function drawnOfEra({ set, name }: PictureName, year: number | undefined): OutlineShape[] | undefined {
  const era = eraOf({ set, name }, year);
  return era === undefined ? undefined : withWays(era.draw)();
}

/** What it was called then. */
export function captionOfEra(
  picture: PictureName,
  year: number | undefined,
  code: LanguageCode,
): string | undefined {
  return eraOf(picture, year)?.caption?.[code];
}

function eraOf({ set, name }: PictureName, year: number | undefined): Era | undefined {
  const looks = eras[`${set}:${name}`];
  return year === undefined
    ? looks?.find(({ isUsual }) => isUsual === true)
    : looks?.find(({ from = 0, before }) => year >= from && year < before);
}

/** The latest year that a scene tells of, else the one told last before it. */
export function yearTold({ narration, before = [] }: SceneText): number | undefined {
  const told = [narration, ...before.toReversed()].find((words) => year.test(words));
  const years = [...(told ?? '').matchAll(new RegExp(year.source, 'gu'))].map(([found]) => Number(found));
  return years.length === 0 ? undefined : Math.max(...years);
}

const year =
  /(?<![\d.,])(?:1[0-9]\d\d|20\d\d)(?![\d.,]\d|\d|\s*(?:[kmc]?m|k?g|t|°|%|tonn|met|mètr|किमी|किलो|मीटर|トン|メートル|キロ)(?!\p{Lu}))/u;
