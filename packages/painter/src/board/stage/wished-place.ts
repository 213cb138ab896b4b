import type { BoardPicture } from '@kinora/renderer';
import { actWords, foldWord, readLexicon, readWith } from '@kinora/words';
import { readSceneWords } from '../../describe/describe-scene.ts';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { acts } from '../../plan/acts.ts';
import type { Act } from '../../plan/acts.ts';
import type { SceneText } from '../scene-text.ts';
import { placeLines } from './place-lines.ts';

/** Names of places that somebody may dream of: no thing stands for them. */
const named =
  /\bdreaming of (?:an? |the )?((?:[\w-]+ ){0,2}(?:moon|waterfalls?|garden|forest|sea|ocean|island|mountains?|desert|city|village|lake|river|beach))(?=,|$)/u;

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
        words: `tall flowers, in the ${goal ?? ''}`,
        turn: 0,
        isWritten: false,
        random,
      }).filter((shape) => !isSky(shape));
}

/** A sky of a colour of its own, as on the moon, is a rectangle that no balloon holds. */
function isSky(shape: OutlineShape): boolean {
  const { left, right, top, bottom } = boundsOf([shape]);
  return right - left > view.width * 0.8 && bottom - top > view.ground * 0.5;
}

/** What stands for an act that somebody dreams of doing. */
const signs: Partial<Record<Act, string>> = {
  paint: 'artist-palette',
  write: 'fountain-pen',
  sing: 'musical-notes',
  dance: 'musical-notes',
  cook: 'bread',
  build: 'hammer',
  climb: 'snow-capped-mountain',
  sail: 'sailboat',
  swim: 'water-wave',
  surf: 'water-wave',
  fish: 'fish',
  fly: 'cloud',
  skate: 'ice-skate',
  ski: 'skis',
  run: 'running-shoe',
  plant: 'seedling',
  water: 'seedling',
};

/** The sign of what somebody wishes to do by the words that tell it; undefined where it has none. */
export function wishedAct({ narration, code }: SceneText): BoardPicture | undefined {
  const { values } = readWith(readLexicon(actWords, code), foldWord(narration), code);
  const act = acts.find((each) => values.includes(each));
  const name = act === undefined ? undefined : signs[act];
  return name === undefined ? undefined : { set: 'noto', name };
}
