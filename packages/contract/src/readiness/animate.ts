import type { AnimateData } from '../api/making/animate.ts';
import { prices } from '../catalogue/prices.ts';
import { animateTier } from '../catalogue/video-models.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { accessReasons } from './access.ts';
import { invalid, loadingReasons, promptReasons } from './reason.ts';
import type { AccountContext, Reason } from './reason.ts';

export interface AnimateDraft extends Pick<AnimateData, 'prompt'> {
  readonly imageCount: number;
}

/** Why an image cannot be animated: it needs the image and a prompt; strokes are welcome, not needed. */
export function animateReasons(draft: AnimateDraft, context: AccountContext): Reason[] {
  return [
    ...loadingReasons(context),
    ...promptReasons('prompt', draft.prompt),
    ...(draft.imageCount === 0 ? [invalid('image', 'image-missing', readinessSentences.uploadImage)] : []),
    ...(draft.imageCount > 1 ? [invalid('image', 'too-many-images', readinessSentences.singleImage)] : []),
    ...accessReasons([{ field: 'model_name', tier: animateTier }], prices.animate, context),
  ];
}
