import { entryOf } from './entries.ts';
import type { Tier } from '../plans/plans.ts';

/**
 * What a model starts from. `drawing` draws by itself stroke by stroke, `text` paints from words, `edit` changes an
 * uploaded image.
 */
export const imageKinds = ['drawing', 'text', 'edit'] as const;
export type ImageKind = (typeof imageKinds)[number];

export interface ImageModelEntry {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly tier: Tier;
  readonly kind: ImageKind;
  readonly nine_sixteen: boolean;
  /** Whether the shot editor offers it. */
  readonly edits_shots: boolean;
  /** Character models are offered for characters only; every text model can draw characters too. */
  readonly characters_only: boolean;
}

const entries = [
  {
    key: 'image_whiteboard',
    name: 'Image Whiteboard',
    description: 'A hand-drawn whiteboard picture: clear line work, one thought, room for a label.',
    tier: 'basic',
    kind: 'drawing',
    nine_sixteen: true,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'nano_banana_edit',
    name: 'Nano Banana Image Edit',
    description: 'Changes an uploaded image as you say and leaves the rest of it as it was.',
    tier: 'pro',
    kind: 'edit',
    nine_sixteen: false,
    edits_shots: true,
    characters_only: false,
  },
  {
    key: 'gemini_2_5_flash',
    name: 'Gemini 2.5 Flash',
    description: 'Quick pictures that follow long instructions closely and keep a subject alike.',
    tier: 'pro',
    kind: 'text',
    nine_sixteen: false,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'ideogram_v3',
    name: 'Ideogram V3',
    description: 'Posters, logos and scenes with lettering that can really be read.',
    tier: 'proXL',
    kind: 'text',
    nine_sixteen: true,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'seedream',
    name: 'Seedream',
    description: 'Painterly light and warm colour; strong in storybook and anime looks.',
    tier: 'proXL',
    kind: 'text',
    nine_sixteen: true,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'flux_v1',
    name: 'Flux V1',
    description: 'A versatile all-rounder for photographs and illustrations alike.',
    tier: 'proXL',
    kind: 'text',
    nine_sixteen: true,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'flux_pro_max',
    name: 'Flux Pro Max',
    description: 'The finest Flux: rebuilds an uploaded image with great detail and faithful faces.',
    tier: 'proXL',
    kind: 'edit',
    nine_sixteen: true,
    edits_shots: true,
    characters_only: false,
  },
  {
    key: 'flux_pro',
    name: 'Flux Pro',
    description: 'Rich, film-like stills with convincing materials and depth.',
    tier: 'proXL',
    kind: 'text',
    nine_sixteen: true,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'youtube_thumbnail',
    name: 'YouTube Thumbnail',
    description: 'Turns an uploaded image into a bold thumbnail that reads at a glance.',
    tier: 'proXL',
    kind: 'edit',
    nine_sixteen: false,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'dalle_3',
    name: 'Dalle 3',
    description: 'Inventive compositions that take an unusual prompt at its word.',
    tier: 'proXL',
    kind: 'text',
    nine_sixteen: false,
    edits_shots: false,
    characters_only: false,
  },
  {
    key: 'imagen_4_educational',
    name: 'Imagen 4 Educational',
    description: 'Friendly, clearly drawn figures and scenes for teaching.',
    tier: 'basic',
    kind: 'text',
    nine_sixteen: false,
    edits_shots: false,
    characters_only: true,
  },
] as const satisfies readonly ImageModelEntry[];

export type ImageModelKey = (typeof entries)[number]['key'];
export type ImageModel = ImageModelEntry & { readonly key: ImageModelKey };
export const imageModels: readonly ImageModel[] = entries;
export const imageModelKeys = entries.map((model) => model.key);

/** What the Images mode begins with: open to every plan. */
export const defaultImageModel: ImageModelKey = 'image_whiteboard';

/** The character model while no catalogue is loaded. */
export const defaultCharacterModel: ImageModelKey = 'imagen_4_educational';

/** What the shot editor offers. */
export const shotEditModels: readonly ImageModel[] = imageModels.filter((model) => model.edits_shots);

/** What the 'add character' form offers. */
export const characterModels: readonly ImageModel[] = imageModels.filter((model) => model.kind !== 'edit');

export function imageModelOf(key: ImageModelKey): ImageModel {
  return entryOf(imageModels, key);
}
