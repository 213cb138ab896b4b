import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VideoRequest } from '@kinora/models';
import type { ScenePlan } from '@kinora/painter';
import { boardSize, encodeRawPicture } from '@kinora/renderer';
import type { LayerInput } from '../picture/cut-layers.ts';
import { turningSeconds } from './stretches.ts';

type Hour = NonNullable<ScenePlan['earlier']>['time'];

/** What lies between the eye and a place at an hour: red, green, blue, and how much of it, 0 to 255. */
const dimness: Readonly<Record<Hour, readonly [number, number, number, number]>> = {
  night: [9, 16, 50, 165],
  sunset: [150, 46, 34, 118],
};

/** It grows light in so long, and is light when its hour is named. */
const growingLightSeconds = 1.4;
/** What is darker for a shorter time flickers. */
const leastSeconds = 1.2;
const side = 4;

/** The dark of a place that is painted by the light of a later hour, until that is told; undefined where it is not heard. */
export async function earlierHour(
  { earlier }: ScenePlan,
  request: VideoRequest,
  folder: string,
): Promise<LayerInput | undefined> {
  const at = earlier === undefined ? undefined : turningSeconds(earlier.at, request);
  if (earlier === undefined || at === undefined || at < leastSeconds) {
    return undefined;
  }
  const file = path.join(folder, 'earlier-hour.pam');
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    data.set(dimness[earlier.time], pixel);
  }
  await writeFile(file, encodeRawPicture({ data, width: side, height: side }));
  return {
    id: 'earlier-hour',
    files: [file],
    box: { x: 0, y: 0, ...boardSize(request.aspectRatio) },
    space: 'screen',
    edge: 'extend',
    keys: [
      { atSeconds: Math.max(0, at - growingLightSeconds / 2), opacity: 1 },
      { atSeconds: at + growingLightSeconds / 2, opacity: 0 },
    ],
  };
}
