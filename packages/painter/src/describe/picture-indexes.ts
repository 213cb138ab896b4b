import type { LanguageCode } from '@kinora/contract/catalogue';
import { openPictureIndex } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';

/** Gives the picture index of a language. */
export type PictureIndexes = (code: LanguageCode) => PictureIndex;

/** A language's words are read when first needed, and kept. */
export function openPictureIndexes(): PictureIndexes {
  const opened = new Map<LanguageCode, PictureIndex>();
  return (code) => {
    const index = opened.get(code) ?? openPictureIndex(code);
    opened.set(code, index);
    return index;
  };
}
