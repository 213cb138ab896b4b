import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { FileRule } from '../../platform/http/multipart-rule.ts';

const MEGABYTE = 1024 * 1024;

/** Images of a form. Whether so many may be used is for the readiness rules to say, in their own words. */
export const imageFiles: FileRule = {
  max: limits.counts.imagesPerUpload,
  maxBytes: limits.bytes.image,
  tooManySentence: sentences.validation.tooManyImages,
  tooLargeSentence: sentences.upload.imageTooLarge(limits.bytes.image / MEGABYTE),
};

/** One clip of a form. */
export const clipFile: FileRule = {
  max: 1,
  maxBytes: limits.bytes.clip,
  tooLargeSentence: sentences.upload.clipTooLarge(limits.bytes.clip / MEGABYTE),
};

/** One PDF of a form. */
export const pdfFile: FileRule = {
  max: 1,
  maxBytes: limits.bytes.pdf,
  tooLargeSentence: sentences.upload.pdfTooLarge(limits.bytes.pdf / MEGABYTE),
};
