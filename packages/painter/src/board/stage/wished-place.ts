import { readSceneWords } from '../../describe/describe-scene.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { placeLines } from './place-lines.ts';

/** Names of places that somebody may dream of: no thing stands for them. */
const named =
  /\bdreaming of (?:an? |the )?((?:[\w-]+ ){0,2}(?:moon|garden|forest|sea|ocean|island|mountains?|desert|city|village|lake|river|beach))(?=,|$)/u;

const view = { width: 900, ground: 320 } as const;

/** The place that somebody dreams of by the words of a picture, small enough for a balloon; undefined where it is none. */
export function wishedPlace(prompt: string, random: () => number): OutlineShape[] | undefined {
  const [, goal] = named.exec(prompt) ?? [];
  const place = goal === undefined ? undefined : readSceneWords(`on the ${goal}`).place;
  return place === undefined
    ? undefined
    : placeLines(place, {
        ...view,
        time: 'day',
        weather: 'clear',
        words: `tall flowers in the ${goal ?? ''}`,
        turn: 0,
        isWritten: false,
        random,
      });
}
