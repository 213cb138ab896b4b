import { engineOf } from '@kinora/contract/catalogue';
import type { Gateway } from '../../../gateway/index.ts';
import { isDrawnByHand, motionModelOf } from '../story-motion.ts';
import type { StorySettings } from '../story-settings.ts';

export type EngineChoice = Pick<
  StorySettings,
  'selected_engine' | 'selected_image_model' | 'selected_video_model'
>;

/** Whether everything an engine's films need is there: what makes the pictures, and what sets them in motion. */
export function canMakeStories(
  { media, staging }: Pick<Gateway, 'media' | 'staging'>,
  choice: EngineChoice,
): boolean {
  const { selected_engine: engine, selected_image_model: model } = choice;
  const canPaint = media.serves('picture', model ?? engineOf(engine).image_function);
  if (!canPaint || isDrawnByHand(engine)) {
    return canPaint;
  }
  // Films lay their subtitles over the motion in the same pass, so it must come as a scene and not as a finished clip.
  return staging.versionOf(motionModelOf(choice)) !== null;
}
