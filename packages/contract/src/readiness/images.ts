import type { GenerateImageData } from '../api/making/images.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import type { ImageModelKey } from '../catalogue/image-models.ts';
import { prices } from '../catalogue/prices.ts';
import type { ModeChoices } from '../choices/allowed-choices.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { accessReasons } from './access.ts';
import { invalid, loadingReasons, promptReasons } from './reason.ts';
import type { AccountContext, Reason } from './reason.ts';
import { aspectRatioReasons, uploadReasons } from './uploads.ts';

export interface ImageDraft extends Pick<GenerateImageData, 'prompt' | 'model_name' | 'aspect_ratio'> {
  readonly imageCount: number;
}

/** Image-to-image models need an upload, and an upload needs one of them. */
function modelReasons(model: ImageModelKey, imageCount: number): Reason[] {
  const { kind, characters_only: isForCharacters } = imageModelOf(model);
  if (isForCharacters) {
    return [invalid('model_name', 'image-model-incompatible', readinessSentences.charactersOnly)];
  }
  if (kind === 'edit' && imageCount === 0) {
    return [invalid('images', 'model-needs-image', validationSentences.modelNeedsImage)];
  }
  if (kind !== 'edit' && imageCount > 0) {
    return [invalid('model_name', 'image-needs-model', validationSentences.imageNeedsModel)];
  }
  return [];
}

/** Why an image cannot start. */
export function imageReasons(draft: ImageDraft, context: AccountContext): Reason[] {
  const { model_name: model, imageCount } = draft;
  const choices: ModeChoices = { mode: 'images', engine: null, imageModel: model, videoModel: null };
  const start = [...loadingReasons(context), ...promptReasons('prompt', draft.prompt)];
  if (model === null) {
    return [
      ...start,
      invalid('model_name', 'image-model-missing', readinessSentences.imageModel),
      ...(imageCount > 0
        ? [invalid('model_name', 'image-needs-model', validationSentences.imageNeedsModel)]
        : []),
      ...uploadReasons(choices, imageCount),
    ];
  }
  return [
    ...start,
    ...modelReasons(model, imageCount),
    ...uploadReasons(choices, imageCount),
    ...aspectRatioReasons(choices, draft.aspect_ratio),
    ...accessReasons([{ field: 'model_name', tier: imageModelOf(model).tier }], prices.image, context),
  ];
}
