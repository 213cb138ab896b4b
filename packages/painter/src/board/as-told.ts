import { lettersInFourSeconds } from '@kinora/words';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

/** What is told so much of four seconds after a scene's beginning is told late. */
const latePart = 0.75;
/** So much of four seconds before it something else is told earlier. */
const earlierPart = 0.5;

/**
 * What stands on a board in the order in which it is told, where what leads it is told late: nobody sees a runway swept while
 * the eruption is still told of. What no word of the narration names is there from the first.
 */
export function inToldOrder(subjects: readonly Subject[], scene: SceneText): readonly Subject[] {
  const [lead, ...others] = subjects;
  const at = lateOffset(lead, scene);
  // A film opens and closes on what it is about.
  const isFrame = scene.index === 0 || scene.index === scene.count - 1;
  if (lead === undefined || at === undefined || isFrame) {
    return subjects;
  }
  const earlier = others.filter(
    ({ isSure, spokenAt }) => isSure && spokenAt !== undefined && at - spokenAt >= earlierThan(scene),
  );
  const [first] = earlier.toSorted((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
  return first === undefined ? subjects : [first, lead, ...others.filter((other) => other !== first)];
}

/** Where what is told late is told; undefined for all else. */
export function lateOffset(
  subject: Pick<Subject, 'spokenAt'> | undefined,
  { code }: Pick<SceneText, 'code'>,
): number | undefined {
  const at = subject?.spokenAt ?? 0;
  return at > lettersInFourSeconds[code] * latePart ? at : undefined;
}

function earlierThan({ code }: SceneText): number {
  return lettersInFourSeconds[code] * earlierPart;
}
