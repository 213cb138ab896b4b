import type { BoardPicture } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import { subjectsOfFilm } from './film-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

/** Large enough to be another picture, and a bit above the middle, where most pictures have what matters. */
export const nearer = { x: 0.5, y: 0.42, scale: 1.6 } as const;

/**
 * What a whole film is about is seen whole and nearer by turns, where it has but one picture: the same is not drawn in scene
 * after scene.
 */
export function withNearerView(
  pictures: readonly BoardPicture[],
  [lead]: readonly Subject[],
  { scene, index }: { scene: SceneText; index: PictureIndex },
): readonly BoardPicture[] {
  const [first, ...others] = pictures;
  const isOfFilm = subjectsOfFilm(scene, index).some(({ pictures: [own] }) => own?.name === first?.name);
  return first !== undefined && lead !== undefined && isOfFilm
    ? [nearerByTurns(first, lead, scene), ...others]
    : pictures;
}

/** A glass is a device that is used once. */
const nearerAt = 3;

/** The picture of what a film is about, in one of its scenes seen nearer. */
export function nearerByTurns(
  picture: BoardPicture,
  { pictures }: Subject,
  { index, take = 0 }: SceneText,
): BoardPicture {
  const isNearer = index + take === nearerAt && pictures.length === 1 && picture.strokes === undefined;
  return isNearer ? { ...picture, detail: { ...nearer, ratio: picture.ratio ?? 1 } } : picture;
}
