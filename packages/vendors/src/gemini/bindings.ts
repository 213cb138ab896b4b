import type { ShippedBinding } from '@kinora/models';
import { pictureBinding, pictureKeys } from '../pictures/picture-keys.ts';
import type { PictureCandidate } from '../pictures/picture-keys.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const GEMINI = 'gemini';

/** As many pictures as Google names for a model; as many as a person may upload, where it names none. */
const quick: PictureCandidate = { endpoint: 'gemini-3.1-flash-image', mostPictures: 14 };
const earlier: PictureCandidate = { endpoint: 'gemini-2.5-flash-image', mostPictures: 5 };
/** Two thousand pixels cost as much as one thousand there. */
const careful: PictureCandidate = {
  endpoint: 'gemini-3-pro-image',
  mostPictures: 14,
  fields: { imageSize: '2K' },
};

/** The successor stands before Gemini 2.5 Flash, whose name the catalogue still has. */
const usual = [quick, earlier, careful];

/** Where another list than the usual one holds: the careful one letters best. */
const candidates: Readonly<Record<string, readonly PictureCandidate[]>> = {
  youtube_thumbnail: [careful, quick],
  flux_pro_max: [careful, quick],
};

/** What stands for one of Google's own models, or for no maker's; everywhere else it stands in. */
const own: ReadonlySet<string> = new Set([
  'gemini_2_5_flash',
  'nano_banana_edit',
  'imagen_4_educational',
  'youtube_thumbnail',
  'image_whiteboard',
  'flux_whiteboard',
]);

/** Of one that an operator named and we never heard of: as many as of the newest. */
export function mostPicturesOf(endpoint: string): number {
  return (usual.find((candidate) => candidate.endpoint === endpoint) ?? quick).mostPictures;
}

export const bindings: readonly ShippedBinding[] = Object.keys(pictureKeys).flatMap((key) =>
  (candidates[key] ?? usual).map((candidate) =>
    pictureBinding(key, candidate, { provider: GEMINI, isStandIn: !own.has(key) }),
  ),
);
