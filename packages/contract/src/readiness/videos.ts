import type { GenerateVideoData } from '../api/making/videos.ts';
import { prices } from '../catalogue/prices.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import type { ModeChoices } from '../choices/allowed-choices.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { accessReasons } from './access.ts';
import { invalid, loadingReasons, promptReasons } from './reason.ts';
import type { AccountContext, Reason } from './reason.ts';
import { singleImageReasons } from './uploads.ts';

export interface VideoDraft extends Pick<GenerateVideoData, 'prompt' | 'model_name'> {
  readonly imageCount: number;
}

/** Why a video cannot start. */
export function videoReasons(draft: VideoDraft, context: AccountContext): Reason[] {
  const choices: ModeChoices = {
    mode: 'videos',
    engine: null,
    imageModel: null,
    videoModel: draft.model_name,
  };
  const start = [...loadingReasons(context), ...promptReasons('prompt', draft.prompt)];
  if (draft.model_name === null) {
    return [...start, invalid('model_name', 'video-model-missing', readinessSentences.videoModel)];
  }
  const model = videoModelOf(draft.model_name);
  const isImageMissing = model.kind === 'image_to_video' && draft.imageCount === 0;
  return [
    ...start,
    ...(isImageMissing
      ? [invalid('image', 'model-needs-image', readinessSentences.videoModelNeedsImage)]
      : []),
    ...singleImageReasons(choices, draft.imageCount),
    ...accessReasons([{ field: 'model_name', tier: model.tier }], prices.video, context),
  ];
}
