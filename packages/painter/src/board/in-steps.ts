import type { BoardPicture } from '@kinora/renderer';
import { lettersInFourSeconds } from '@kinora/words';
import type { PictureName } from '@kinora/words';
import { boundsOf, pictureOf } from '../outline/index.ts';
import type { OutlineShape } from '../outline/index.ts';
import { stressCueAt } from './cues.ts';
import { asPicture } from './draw-whole.ts';
import type { SceneText } from './scene-text.ts';

type Cue = NonNullable<BoardPicture['cue']>;
type Strokes = NonNullable<BoardPicture['strokes']>;

/** So much of four seconds passes at least between two steps. */
export const stepApart = 0.5;
/** What is told in a narration's last moments is not waited for. */
const lastPart = 0.88;

/** When each later step of a drawing is drawn; one that is told too soon after another is drawn with that. */
export function stepCues(
  steps: readonly (number | undefined)[],
  { narration, code }: SceneText,
  from: number,
): (Cue | undefined)[] {
  const away = lettersInFourSeconds[code] * stepApart;
  let last = from;
  return steps.map((at) => {
    if (at === undefined || at < last + away || at > narration.length * lastPart) {
      return undefined;
    }
    last = at;
    return stressCueAt(narration, at, code);
  });
}

/** A drawing as a picture whose later steps wait for their words; a step that has no word comes with the one before it. */
export function inSteps(
  picture: PictureName,
  shapes: readonly OutlineShape[],
  cues: readonly (Cue | undefined)[],
): BoardPicture {
  const whole = asPicture(picture, shapes);
  const groups: { cue: Cue | undefined; shapes: OutlineShape[] }[] = [{ cue: undefined, shapes: [] }];
  const steps = [...new Set(shapes.map(({ step = 0 }) => step))].toSorted((one, other) => one - other);
  for (const step of steps) {
    const cue = step === 0 ? undefined : cues[step - 1];
    if (cue !== undefined) {
      groups.push({ cue, shapes: [] });
    }
    groups.at(-1)?.shapes.push(...shapes.filter((shape) => (shape.step ?? 0) === step));
  }
  const [first, ...others] = groups.filter((group) => group.shapes.some(isSeen));
  if (first === undefined || others.length === 0) {
    return whole;
  }
  const later = others.map(({ cue, shapes: own }) => ({
    ...partOf(own, shapes),
    ...(cue === undefined ? {} : { cue }),
  }));
  return { ...whole, strokes: { ...partOf(first.shapes, shapes), later } };
}

function isSeen({ ink, fill }: OutlineShape): boolean {
  return ink > 0 || fill !== undefined;
}

/** Some shapes of a drawing, and where in it they are. */
function partOf(own: readonly OutlineShape[], all: readonly OutlineShape[]): Strokes {
  const { picture, bounds } = pictureOf(own);
  const around = boundsOf(all);
  const [width, height] = [around.right - around.left, around.bottom - around.top];
  const place = {
    x: (bounds.left - around.left) / width,
    y: (bounds.top - around.top) / height,
    width: Math.max(1e-3, (bounds.right - bounds.left) / width),
    height: Math.max(1e-3, (bounds.bottom - bounds.top) / height),
  };
  return { ...picture, place };
}
