import type { Medium, ShippedBinding } from '@kinora/models';
import type { Template } from '../wording/templates.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const COMFYUI = 'comfyui';

/** Names of the workflows that ship, which are what these bindings have for an endpoint. */
const PICTURE = 'picture';
const CLIP = 'picture-to-clip';

/** Image models that paint from words, and the engines' own. What changes a picture wants a workflow of one's own. */
const pictureKeys = [
  'image_whiteboard',
  'flux_whiteboard',
  'gemini_2_5_flash',
  'ideogram_v3',
  'seedream',
  'flux_v1',
  'flux_pro',
  'flux_vector',
  'dalle_3',
  'imagen_4_educational',
] as const;

/** Video models that start from a picture, and the engines' own. Effects run on them. */
const clipKeys = [
  'veo3',
  'hailuo',
  'hailuo2',
  'runway',
  'seedance',
  'seedance_lite',
  'wan_2_2',
  'vidu',
  'pixaverse',
] as const;

/** What is said around the prompt of some keys. */
const templates: Readonly<Record<string, Template>> = {
  image_whiteboard: 'whiteboard',
  flux_whiteboard: 'whiteboard',
  flux_vector: 'vector',
  imagen_4_educational: 'educational',
};

export function templateOf(key: string | undefined): Template | null {
  return (key === undefined ? undefined : templates[key]) ?? null;
}

/** As long as the model of `picture-to-clip` holds together: Wan 2.2 5B was trained on clips of five seconds. */
const clipLengths = [2, 3, 4, 5] as const;

/** The shortest length that is long enough; the longest, where none is. */
export function clipSeconds(wished: number): number {
  return clipLengths.find((seconds) => seconds >= wished) ?? 5;
}

const common = { provider: COMFYUI, fields: {}, aspectRatios: ['16:9', '9:16'], speaks: false } as const;
const picture: Medium = 'picture';
const clip: Medium = 'clip';

export const bindings: readonly ShippedBinding[] = [
  ...pictureKeys.map((key) => ({
    ...common,
    key,
    medium: picture,
    endpoint: PICTURE,
    seconds: [],
    inputs: { least: 0, most: 0 },
  })),
  ...clipKeys.map((key) => ({
    ...common,
    key,
    medium: clip,
    endpoint: CLIP,
    seconds: clipLengths,
    inputs: { least: 1, most: 1 },
  })),
];
