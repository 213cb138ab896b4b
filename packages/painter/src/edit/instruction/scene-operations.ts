import type { ImageRequest } from '@kinora/models';
import { readSceneWords } from '../../describe/describe-scene.ts';
import { seededRandom } from '../../canvas/random.ts';
import type { Operation, OperationName } from './operation.ts';

const timeGrades: Readonly<Record<string, OperationName>> = {
  night: 'night',
  sunset: 'sunset',
  dusk: 'sunset',
  dawn: 'sunset',
  golden: 'warm',
  morning: 'brighten',
};
const weatherLooks: Readonly<Record<string, OperationName>> = {
  rain: 'rain',
  storm: 'rain',
  snow: 'snow',
  fog: 'fog',
};

/** How an upload is shown in a scene of a story: hour and weather of the scene's picture, and a framing of the option's own. */
export function readSceneOperations(request: ImageRequest): Operation[] {
  const words = readSceneWords(request.prompt);
  const random = seededRandom(request.seed);
  const operations: Operation[] = [];
  const time = timeGrades[words.time ?? ''];
  const weather = weatherLooks[words.weather ?? ''];
  if (time !== undefined) {
    operations.push({ name: time, strength: time === 'night' ? 0.8 : 0.55 });
  }
  if (weather !== undefined) {
    operations.push({ name: weather, strength: 0.7 });
  }
  const isClose = words.camera === 'close' || (words.camera === undefined && random() < 0.5);
  if (isClose) {
    operations.push({ name: 'closer', strength: 0.5 + random() * 0.4 });
  }
  operations.push(
    { name: random() < 0.5 ? 'light-left' : 'light-right', strength: 0.25 },
    { name: 'vignette', strength: 0.5 },
  );
  return operations;
}
