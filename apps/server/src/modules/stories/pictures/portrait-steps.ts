import { aspectRatios, languages, videoStyles } from '@kinora/contract/catalogue';
import { z } from 'zod';
import type { WantedStep } from '../../projects/index.ts';
import { pictureModelOf } from './paint-picture.ts';
import type { StorySettings } from '../story-settings.ts';

/** Everything the portrait of an engine's own speaker depends on. */
export const PortraitInputSchema = z.object({
  model: z.string(),
  prompt: z.string(),
  /** Position among the speakers. */
  speaker: z.int(),
  language: z.enum(languages),
  videoStyle: z.enum(videoStyles),
  aspectRatio: z.enum(aspectRatios),
});

/** The portraits of the people who speak on screen: made once, so that they are the same in every scene. */
export function wantedPortraits(settings: StorySettings): WantedStep[] {
  return settings.speakers.map((prompt, speaker) => ({
    kind: 'portrait',
    input: {
      // The hand that paints the scenes, so that people and places match.
      model: pictureModelOf(settings),
      prompt,
      speaker,
      language: settings.language,
      videoStyle: settings.video_style,
      aspectRatio: settings.aspect_ratio,
    },
    take: 0,
  }));
}
