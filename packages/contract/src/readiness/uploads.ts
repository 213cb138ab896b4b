import { allowsNineSixteen, allowsUpload } from '../choices/allowed-choices.ts';
import type { ModeChoices } from '../choices/allowed-choices.ts';
import type { AspectRatio } from '../catalogue/formats.ts';
import { limits } from '../limits/limits.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { invalid } from './reason.ts';
import type { Reason } from './reason.ts';

/** What is wrong with the uploaded images of a draft, apart from too few of them. */
export function uploadReasons(choices: ModeChoices, imageCount: number): Reason[] {
  if (imageCount > limits.counts.imagesPerUpload) {
    return [invalid('images', 'too-many-images', validationSentences.tooManyImages)];
  }
  if (imageCount > 0 && !allowsUpload(choices)) {
    return [invalid('images', 'upload-closed', readinessSentences.uploadNotAllowed)];
  }
  return [];
}

/** Whether a mode that makes one clip of one image has more than that. */
export function singleImageReasons(choices: ModeChoices, imageCount: number): Reason[] {
  const reasons = uploadReasons(choices, imageCount);
  if (reasons.length > 0 || imageCount <= 1) {
    return reasons;
  }
  return [invalid('image', 'too-many-images', readinessSentences.singleImage)];
}

/** Whether the aspect ratio is one that the choices can make. */
export function aspectRatioReasons(choices: ModeChoices, aspectRatio: AspectRatio): Reason[] {
  if (aspectRatio === '16:9' || allowsNineSixteen(choices)) {
    return [];
  }
  return [invalid('aspect_ratio', 'nine-sixteen-closed', readinessSentences.nineSixteenClosed)];
}
