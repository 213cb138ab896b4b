import { engineOf } from '@kinora/contract';
import type { ImageModelKey } from '@kinora/contract';
import type { StorySettings } from './story-settings.ts';

const paintsWithoutUploads: ImageModelKey = 'gemini_2_5_flash';

/**
 * What makes an engine's pictures: the chosen image model, else the engine's own image function. An engine that starts
 * from uploads paints from words when there are none.
 */
export function pictureModelOf(settings: Pick<StorySettings, 'engine' | 'imageModel' | 'uploads'>): string {
  const engine = engineOf(settings.engine);
  if (engine.accepts_images && settings.uploads.length === 0) {
    return paintsWithoutUploads;
  }
  return settings.imageModel ?? engine.image_function;
}
