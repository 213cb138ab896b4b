import { defaultEffectModel, engineOf } from '@kinora/contract/catalogue';
import type { EngineVideoModel } from '@kinora/contract/catalogue';
import type { StorySettings } from './story-settings.ts';

type MotionChoice = Pick<StorySettings, 'selected_engine' | 'selected_video_model'>;

/** Ways of moving that belong to their engine: a video model chosen beside it does not replace them. */
const ownMotions: ReadonlySet<EngineVideoModel> = new Set(['multi_talk', 'talking_character']);

/** Whether an engine's pictures are drawn by the renderer's own hand, which needs no model. */
export function isDrawnByHand(engine: MotionChoice['selected_engine']): boolean {
  return engineOf(engine).video_model === 'drawn';
}

/**
 * The video model that moves the pictures of a story or film. Where a hand draws them, the one that moves a picture no
 * hand can draw, such as one that was changed by the shot editor.
 */
export function motionModelOf({
  selected_engine: engine,
  selected_video_model: videoModel,
}: MotionChoice): string {
  if (isDrawnByHand(engine)) {
    return defaultEffectModel;
  }
  const own = engineOf(engine).video_model;
  return ownMotions.has(own) ? own : (videoModel ?? own);
}
