import type { IllustrationElement } from '../timeline/drawing.ts';
import type { IconReader } from './icon-set.ts';
import { readPicture } from './picture-shapes.ts';
import { inkedBounds } from './placement.ts';

/** Width to height of what is drawn of a bundled picture, which its square grid does not tell. */
export function pictureRatio(icons: IconReader, picture: Pick<IllustrationElement, 'set' | 'name'>): number {
  const { width, height } = inkedBounds(readPicture(icons.read(picture.set, picture.name)));
  return width / height;
}
