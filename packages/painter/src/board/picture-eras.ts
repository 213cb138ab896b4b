import type { LanguageCode } from '@kinora/contract/catalogue';
import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import { withWays } from './drawn-ways.ts';
import {
  cabinetRadio,
  earlyElectricTrain,
  earlyMast,
  expressEngine,
  foamingChocolate,
  horseWagon,
  sparkTransmitter,
  wallTelephone,
} from './explained/earlier-looks.ts';
import type { EarlierLook } from './explained/earlier-looks.ts';
import type { SceneText } from './scene-text.ts';

/** How a thing looked before a year: bundled pictures show what is there today, and the word of a scene may be of that. */
interface Era extends EarlierLook {
  /** From the beginning where it is left out. */
  readonly from?: number;
  readonly before: number;
}

/** From the earliest on. */
const eras: Readonly<Record<string, readonly Era[]>> = {
  'noto:locomotive': [
    { before: 1804, ...horseWagon },
    // The bundled one is of the first decades.
    { from: 1890, before: 1970, ...expressEngine },
  ],
  'noto:high-speed-train': [
    { before: 1804, ...horseWagon },
    { before: 1930, ...earlyElectricTrain },
    { from: 1930, before: 1964, ...expressEngine },
  ],
  'tabler:train': [{ before: 1930, ...earlyElectricTrain }],
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
  'noto:ship': { before: 1820, as: { set: 'noto', name: 'sailboat' } },
  'noto:passenger-ship': { before: 1820, as: { set: 'noto', name: 'sailboat' } },
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
  return eraOf(picture, year)?.caption[code];
}

function eraOf({ set, name }: PictureName, year: number | undefined): Era | undefined {
  return year === undefined
    ? undefined
    : eras[`${set}:${name}`]?.find(({ from = 0, before }) => year >= from && year < before);
}

/** The latest year that a scene tells of, else the one told last before it. */
export function yearTold({ narration, before = [] }: SceneText): number | undefined {
  const told = [narration, ...before.toReversed()].find((words) => year.test(words));
  const years = [...(told ?? '').matchAll(new RegExp(year.source, 'gu'))].map(([found]) => Number(found));
  return years.length === 0 ? undefined : Math.max(...years);
}

const year =
  /(?<![\d.,])(?:1[0-9]\d\d|20\d\d)(?![\d.,]\d|\d|\s*(?:[kmc]?m|k?g|t|°|%|tonn|met|mètr|किमी|किलो|मीटर|トン|メートル|キロ)(?!\p{Lu}))/u;
