import type { Field } from './field.ts';
import { findSubject } from './find-subject.ts';
import type { RgbImage } from './rgb-image.ts';

/** Finds what a picture is about. */
export interface SubjectFinder {
  /** Names what finds now: part of the keys of what is kept. Empty for what is built in. */
  version(): Promise<string>;
  /** A soft matte at a size of its own, 1 on the subject; null when nothing stands out. */
  find(image: RgbImage, signal?: AbortSignal): Promise<Field | null>;
}

/** Finds by what stands out, with nothing installed. */
export const builtInFinder: SubjectFinder = { version: async () => '', find: findSubject };
