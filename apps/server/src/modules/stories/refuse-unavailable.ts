import { sentences } from '@kinora/contract';
import type { StoryDraft } from '@kinora/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Gateway } from '../../gateway/index.ts';
import { canMakeStories } from './available-engines.ts';

/** What this installation cannot do is said at once, instead of failing later or leaving something out. @throws AppError */
export function refuseUnavailable(gateway: Gateway, draft: StoryDraft): void {
  const {
    selected_engine: engine,
    selected_image_model: imageModel,
    selected_video_model: videoModel,
  } = draft;
  if (engine !== null && !canMakeStories(gateway, { engine, imageModel, videoModel })) {
    refuse('selected_engine', sentences.story.engineUnavailable);
  }
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', { detail: message, errors: [{ path, message }] });
}
