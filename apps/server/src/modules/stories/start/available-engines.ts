import { engineOf } from '@kinora/contract/catalogue';
import type { EngineKey, ImageModelKey, VideoModelKey } from '@kinora/contract/catalogue';
import type { Gateway } from '../../../gateway/index.ts';
import { isDrawnByHand, motionModelOf } from '../story-motion.ts';

export interface EngineChoice {
  readonly engine: EngineKey;
  readonly imageModel: ImageModelKey | null;
  readonly videoModel: VideoModelKey | null;
}

/** Whether everything an engine's films need is there: what makes the pictures, and what sets them in motion. */
export function canMakeStories(
  { media, staging }: Pick<Gateway, 'media' | 'staging'>,
  choice: EngineChoice,
): boolean {
  const canPaint = media.serves('picture', choice.imageModel ?? engineOf(choice.engine).image_function);
  if (!canPaint || isDrawnByHand(choice.engine)) {
    return canPaint;
  }
  // Films lay their subtitles over the motion in the same pass, so it must come as a scene and not as a finished clip.
  return staging.versionOf(motionModelOf(choice)) !== null;
}
