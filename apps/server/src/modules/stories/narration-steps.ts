import { languages } from '@kinora/contract';
import type { Scene } from '@kinora/contract';
import { z } from 'zod';
import type { WantedStep } from '../projects/index.ts';
import type { StoredScene } from './story-scene.ts';
import type { StorySettings } from './story-settings.ts';

/** Everything a narration depends on. */
export const NarrationInputSchema = z.object({
  text: z.string(),
  voiceId: z.string(),
  language: z.enum(languages),
});

/** What is kept beside a narration's sound. Offsets are UTF-16 positions in the text. */
export const NarrationResultSchema = z.object({
  durationSeconds: z.number(),
  words: z.array(
    z.object({
      text: z.string(),
      startSeconds: z.number(),
      endSeconds: z.number(),
      startOffset: z.int(),
      endOffset: z.int(),
    }),
  ),
});

/** What a scene wants spoken; null when it has nothing to say. */
export function narrationStep(scene: Scene, settings: StorySettings): WantedStep | null {
  if (scene.narration_script === '') {
    return null;
  }
  const input = {
    text: scene.narration_script,
    voiceId: scene.voice_id ?? settings.voiceId,
    language: settings.language,
  };
  return { kind: 'narration', input, take: 0 };
}

/** All narrations of a story, the silent scenes left out. */
export function wantedNarrations(scenes: readonly StoredScene[], settings: StorySettings): WantedStep[] {
  return scenes.flatMap(({ scene }) => {
    const step = narrationStep(scene, settings);
    return step === null ? [] : [step];
  });
}
