import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VideoRequest } from '@kinora/models';
import type { ScenePlan } from '@kinora/painter';
import { boardSize, encodeRawPicture } from '@kinora/renderer';
import type { LayerInput } from '../picture/cut-layers.ts';
import { turningSeconds } from './stretches.ts';

type Hour = NonNullable<ScenePlan['earlier']>['time'];
/** Red, green, blue, and how much of it, 0 to 255. */
type Shade = readonly [number, number, number, number];

/** What lies between the eye and a place at an hour, from the top of the picture to its bottom. */
const dimness: Readonly<Record<Hour, readonly [Shade, Shade, Shade]>> = {
  night: [
    [6, 10, 40, 188],
    [18, 28, 74, 158],
    [6, 10, 32, 172],
  ],
  sunset: [
    [52, 34, 92, 150],
    [226, 104, 52, 116],
    [84, 36, 34, 138],
  ],
};

/** Under clouds it is dark already: so much of the dark of an hour is added to it. */
const underClouds = 0.66;
const clouded: ReadonlySet<ScenePlan['weather']> = new Set(['overcast', 'rain', 'storm']);

/** It grows light, or dark, in so long, and is so when its hour is named. */
const turningTakes = 1.4;
/** What is darker, or lighter, for a shorter time flickers. */
const leastSeconds = 1.2;
const [across, down] = [4, 33] as const;

/**
 * The dark of a place that is painted by the light of a later or an earlier hour, until that is told or from then on; undefined
 * where it is not heard.
 */
export async function otherHour(
  { earlier, later, weather }: ScenePlan,
  request: VideoRequest,
  folder: string,
): Promise<LayerInput | undefined> {
  const hour = earlier ?? later;
  const at = hour === undefined ? undefined : turningSeconds(hour.at, request);
  const isSoon = at === undefined || at < leastSeconds;
  if (
    hour === undefined ||
    isSoon ||
    (earlier === undefined && request.durationSeconds - at < turningTakes / 2)
  ) {
    return undefined;
  }
  const file = path.join(folder, 'other-hour.pam');
  await writeFile(
    file,
    encodeRawPicture({
      data: shaded(dimness[hour.time], clouded.has(weather) ? underClouds : 1),
      width: across,
      height: down,
    }),
  );
  const [from, to] = earlier === undefined ? [0, 1] : [1, 0];
  return {
    id: 'other-hour',
    files: [file],
    box: { x: 0, y: 0, ...boardSize(request.aspectRatio) },
    space: 'screen',
    edge: 'extend',
    keys: [
      { atSeconds: Math.max(0, at - turningTakes / 2), opacity: from },
      { atSeconds: at + turningTakes / 2, opacity: to },
    ],
  };
}

/** Three shades that pass into one another from above, such a part of each. */
function shaded([top, middle, bottom]: readonly [Shade, Shade, Shade], part: number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(across * down * 4);
  for (let row = 0; row < down; row++) {
    const way = (row / (down - 1)) * 2;
    const [one, other] = way < 1 ? [top, middle] : [middle, bottom];
    const along = Math.min(1, way < 1 ? way : way - 1);
    const [red, green, blue, alpha = 0] = one.map(
      (value, at) => value + ((other[at] ?? value) - value) * along,
    );
    for (let pixel = 0; pixel < across; pixel++) {
      data.set([red ?? 0, green ?? 0, blue ?? 0, alpha * part], (row * across + pixel) * 4);
    }
  }
  return data;
}
