import type { BoardNote } from '@kinora/renderer';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';

/** Words that say something of both. */
const ofBoth =
  /(?<!\p{L})(?:both|les deux|tous deux|toutes deux|entrambi|entrambe|tutti e due|ambos|ambas|los dos|las dos)(?!\p{L})|दोनों|どちらも|ともに/iu;

/**
 * Whether a fact is told of one of two that are compared: it must not stand between them. 'Squat bodies' is a clause of
 * 'toads are told from frogs by their squat bodies', and no frog's.
 */
export function isOfOneSide(
  { text }: BoardNote,
  { narration, code }: Pick<SceneText, 'narration' | 'code'>,
  compared: readonly Subject[],
): boolean {
  const fact = text.toLowerCase();
  const sentence = splitSentences(narration, code)
    .map((each) => each.text.toLowerCase())
    .find((each) => each.includes(fact));
  const isNamed = compared.some(
    ({ word }) => word !== undefined && sentence?.includes(word.toLowerCase()) === true,
  );
  return isNamed && !ofBoth.test(sentence ?? '');
}

/** Whether a fact may stand between the two of a scene. */
export function standsBetween(
  scene: Pick<SceneText, 'narration' | 'code'>,
  compared: readonly Subject[] = [],
): (note: BoardNote) => boolean {
  return (note) => !isOfOneSide(note, scene, compared);
}
