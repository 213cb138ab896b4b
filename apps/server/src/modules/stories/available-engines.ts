import { engineOf } from '@kinora/contract';
import type { EngineKey, ImageModelKey, VideoModelKey } from '@kinora/contract';
import type { Providers } from '@kinora/models';
import { isDrawnByHand, motionModelOf } from './story-motion.ts';

export interface EngineChoice {
  readonly engine: EngineKey;
  readonly imageModel: ImageModelKey | null;
  readonly videoModel: VideoModelKey | null;
}

/** Whether everything an engine's films need is there: what makes the pictures, and what sets them in motion. */
export function canMakeStories(
  providers: Pick<Providers, 'pictureModel' | 'videoModel'>,
  choice: EngineChoice,
): boolean {
  const picture = providers.pictureModel(choice.imageModel ?? engineOf(choice.engine).image_function);
  if (picture === undefined || isDrawnByHand(choice.engine)) {
    return picture !== undefined;
  }
  // Films lay their subtitles over the motion in the same pass, so it must come as a scene and not as a finished clip.
  return providers.videoModel(motionModelOf(choice))?.stage !== undefined;
}
