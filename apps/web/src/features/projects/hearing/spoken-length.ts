import type { NarrationAnswer, NarrationsAnswer, SpeechSettings } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { readingSeconds } from '../scene-edits.ts';

/** What a scene's narration depends on: the same key is the same sound. */
export type NarrationKey = string;

type SpokenScene = Pick<Scene, 'id' | 'voice_id' | 'narration_script' | 'narration'>;

export function narrationKey(scene: SpokenScene, speech: SpeechSettings): NarrationKey {
  return JSON.stringify([scene.id, scene.voice_id, spokenText(scene), speech]);
}

/** The text that is spoken: what the narration says where nothing else is written. */
export function spokenText({
  narration,
  narration_script: script,
}: Pick<Scene, 'narration' | 'narration_script'>) {
  return (script === '' ? narration : script).trim();
}

/** Everything that can be heard at once: what was heard before, and here. */
export function knownNarrations(
  kept: { readonly scenes: readonly SpokenScene[]; readonly answer: NarrationsAnswer | undefined },
  heardHere: ReadonlyMap<NarrationKey, NarrationAnswer>,
): ReadonlyMap<NarrationKey, NarrationAnswer> {
  const { answer, scenes } = kept;
  const before = (answer?.scenes ?? []).flatMap((narration) => {
    const scene = scenes.find(({ id }) => id === narration.scene_id);
    return scene === undefined || answer === undefined
      ? []
      : [[narrationKey(scene, answer.speech), narration] as const];
  });
  return new Map([...before, ...heardHere]);
}

/** Seconds at an even reading pace, where nobody has heard it yet. */
export function estimatedSeconds(scene: SpokenScene, { pace }: SpeechSettings): number {
  return readingSeconds(spokenText(scene)) / pace;
}
