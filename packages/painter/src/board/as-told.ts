import type { BoardNote, BoardPicture } from '@kinora/renderer';
import { lettersInFourSeconds } from '@kinora/words';
import { cueAt } from './cues.ts';
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

/** The one picture of a board waits for its word where that is told late and something is written before it. */
export function waitingForWord(
  pictures: readonly BoardPicture[],
  lead: Subject | undefined,
  { notes, scene }: { notes: readonly BoardNote[]; scene: SceneText },
): readonly BoardPicture[] {
  const [picture, ...others] = pictures;
  const at = lateOffset(lead, scene);
  if (picture === undefined || others.length > 0 || at === undefined) {
    return pictures;
  }
  const before = cueAt(scene.narration, Math.max(0, at - earlierThan(scene)), scene.code);
  const isPreceded = notes.some(({ cue }) => cue !== undefined && placeOf(cue) <= placeOf(before));
  return isPreceded ? [{ ...picture, cue: cueAt(scene.narration, at, scene.code) }] : pictures;
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

/** Cues of one board are all words or all fractions. */
function placeOf(cue: NonNullable<BoardNote['cue']>): number {
  return 'word' in cue ? cue.word : cue.fraction;
}
