import type { GenerateEffectData } from '../api/making/videos.ts';
import { effectOf } from '../catalogue/effects.ts';
import { prices } from '../catalogue/prices.ts';
import { videoModelOf } from '../catalogue/video-models.ts';
import type { ModeChoices } from '../choices/allowed-choices.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { accessReasons } from './access.ts';
import type { TieredChoice } from './access.ts';
import { invalid, loadingReasons, promptReasons } from './reason.ts';
import type { AccountContext, Reason } from './reason.ts';
import { singleImageReasons } from './uploads.ts';

export interface EffectDraft extends Pick<GenerateEffectData, 'prompt' | 'model_name' | 'dynamic_effect'> {
  readonly imageCount: number;
}

/** Why an effect video cannot start. */
export function effectReasons(draft: EffectDraft, context: AccountContext): Reason[] {
  const choices: ModeChoices = {
    mode: 'effects',
    engine: null,
    imageModel: null,
    videoModel: draft.model_name,
  };
  const tiered: TieredChoice[] = [{ field: 'model_name', tier: videoModelOf(draft.model_name).tier }];
  if (draft.dynamic_effect !== null) {
    tiered.push({ field: 'dynamic_effect', tier: effectOf(draft.dynamic_effect).tier });
  }
  return [
    ...loadingReasons(context),
    ...promptReasons('prompt', draft.prompt),
    ...(draft.imageCount === 0 ? [invalid('image', 'image-missing', readinessSentences.uploadImage)] : []),
    ...(draft.dynamic_effect === null
      ? [invalid('dynamic_effect', 'effect-missing', readinessSentences.effect)]
      : []),
    ...singleImageReasons(choices, draft.imageCount),
    ...accessReasons(tiered, prices.effect, context),
  ];
}
