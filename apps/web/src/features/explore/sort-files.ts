import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import type { StoryFiles } from '../../api/start-story.ts';

const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const BYTES_PER_MEGABYTE = 1024 * 1024;

interface AllowedFiles {
  mayHavePdf: boolean;
  mayHaveImages: boolean;
  /** One image only: a new one takes the place of the old. */
  isSingle: boolean;
}

export interface SortedFiles {
  files: StoryFiles;
  /** The first thing wrong with what was added, as a sentence; null when all of it was taken. */
  complaint: string | null;
}

/** The kept files with new ones added as far as they may be; what may not is named. */
export function sortFiles(kept: StoryFiles, added: readonly File[], allowed: AllowedFiles): SortedFiles {
  const complaints = added
    .map((file) => complaintOf(file, allowed))
    .filter((complaint) => complaint !== null);
  const fine = added.filter((file) => complaintOf(file, allowed) === null);
  const pdf = fine.find(isPdf) ?? kept.pdf;
  const pictures = fine.filter((file) => IMAGE_TYPES.includes(file.type));
  const images = allowed.isSingle ? [...pictures, ...kept.images].slice(0, 1) : [...kept.images, ...pictures];
  const maximum = limits.counts.imagesPerUpload;
  if (images.length > maximum) {
    complaints.unshift(sentences.validation.tooManyImages);
  }
  return { files: { pdf, images: images.slice(0, maximum) }, complaint: complaints[0] ?? null };
}

/** The images with one of them a place earlier or later; unchanged at the ends. */
export function movedImage(images: readonly File[], image: File, by: 1 | -1): readonly File[] {
  const from = images.indexOf(image);
  const to = from + by;
  return from < 0 || to < 0 || to >= images.length
    ? images
    : images.toSpliced(from, 1).toSpliced(to, 0, image);
}

function isPdf(file: File): boolean {
  return file.type === 'application/pdf';
}

function complaintOf(file: File, { mayHavePdf, mayHaveImages }: AllowedFiles): string | null {
  if (isPdf(file)) {
    if (!mayHavePdf) {
      return sentences.readiness.pdfNotAllowed;
    }
    return file.size > limits.bytes.pdf
      ? sentences.upload.pdfTooLarge(limits.bytes.pdf / BYTES_PER_MEGABYTE)
      : null;
  }
  if (!mayHaveImages) {
    return sentences.readiness.uploadNotAllowed;
  }
  if (!IMAGE_TYPES.includes(file.type)) {
    return sentences.upload.imageUnreadable;
  }
  return file.size > limits.bytes.image
    ? sentences.upload.imageTooLarge(limits.bytes.image / BYTES_PER_MEGABYTE)
    : null;
}
