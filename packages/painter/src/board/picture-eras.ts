import type { PictureName } from '@kinora/words';
import type { OutlineShape } from '../outline/index.ts';
import {
  drawCabinetRadio,
  drawEarlyElectricTrain,
  drawHorseWagon,
  drawMast,
  drawSparkTransmitter,
} from './own/engines.ts';
import type { SceneText } from './scene-text.ts';

/** How a thing looked before a year: bundled pictures show what is there today. */
interface Era {
  readonly before: number;
  readonly draw: () => OutlineShape[];
}

/** From the earliest on. */
const eras: Readonly<Record<string, readonly Era[]>> = {
  'noto:locomotive': [{ before: 1804, draw: drawHorseWagon }],
  'noto:high-speed-train': [
    { before: 1804, draw: drawHorseWagon },
    { before: 1930, draw: drawEarlyElectricTrain },
  ],
  'tabler:train': [{ before: 1930, draw: drawEarlyElectricTrain }],
  'noto:radio': [
    { before: 1912, draw: drawSparkTransmitter },
    { before: 1954, draw: drawCabinetRadio },
  ],
  'noto:satellite-antenna': [{ before: 1957, draw: drawMast }],
  'lucide:radio-tower': [{ before: 1957, draw: drawMast }],
};

/** How a picture's thing looked in the year that is told of; undefined where it looked as it is bundled. */
export function drawnOfEra({ set, name }: PictureName, year: number | undefined): OutlineShape[] | undefined {
  return year === undefined ? undefined : eras[`${set}:${name}`]?.find(({ before }) => year < before)?.draw();
}

/** The latest year that a scene tells of, else the one told last before it. */
export function yearTold({ narration, before = [] }: SceneText): number | undefined {
  const told = [narration, ...before.toReversed()].find((words) => year.test(words));
  const years = [...(told ?? '').matchAll(new RegExp(year.source, 'gu'))].map(([found]) => Number(found));
  return years.length === 0 ? undefined : Math.max(...years);
}

const year =
  /(?<![\d.,])(?:1[0-9]\d\d|20\d\d)(?![\d.,]\d|\d|\s*(?:[kmc]?m|k?g|t|°|%|tonn|met|mètr|किमी|किलो|मीटर|トン|メートル|キロ)(?!\p{Lu}))/u;
