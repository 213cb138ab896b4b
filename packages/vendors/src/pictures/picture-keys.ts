import type { ShippedBinding } from '@kinora/models';
import type { Template } from '../wording/templates.ts';

/** What a key of the catalogue asks of a model that can paint anything. */
export interface PictureKey {
  /** What is said around the prompt. */
  readonly template?: Template;
  /** Where the product has one frame alone. */
  readonly onlyWide?: true;
  /** It needs a picture to start from, wherever the product offers it. */
  readonly isEdit?: true;
}

const whiteboard: PictureKey = { template: 'whiteboard' };

/** Every image model and image function of the catalogue. */
export const pictureKeys: Readonly<Record<string, PictureKey>> = {
  image_whiteboard: whiteboard,
  flux_whiteboard: whiteboard,
  nano_banana_edit: { isEdit: true },
  gemini_2_5_flash: {},
  ideogram_v3: {},
  seedream: {},
  flux_v1: {},
  flux_pro: {},
  // An engine asks it for pictures from words alone.
  flux_pro_max: {},
  youtube_thumbnail: { template: 'thumbnail', onlyWide: true, isEdit: true },
  dalle_3: {},
  imagen_4_educational: { template: 'educational' },
  qwen_image_edit: { isEdit: true },
  flux_vector: { template: 'vector' },
};

export interface PictureCandidate {
  readonly endpoint: string;
  readonly fields?: ShippedBinding['fields'];
  readonly mostPictures: number;
}

/** A binding of a model that paints anything, in both shapes. */
export function pictureBinding(
  key: string,
  { endpoint, fields = {}, mostPictures }: PictureCandidate,
  { provider, isStandIn }: { readonly provider: string; readonly isStandIn: boolean },
): ShippedBinding {
  return {
    key,
    medium: 'picture',
    provider,
    endpoint,
    fields,
    seconds: [],
    speaks: false,
    aspectRatios: pictureKeys[key]?.onlyWide ? ['16:9'] : ['16:9', '9:16'],
    inputs: { least: 0, most: mostPictures },
    ...(isStandIn ? { isStandIn } : {}),
  };
}
