import { entryOf } from './entries.ts';
import type { Tier } from '../plans/plans.ts';

export const videoModelKinds = ['image_to_video', 'text_to_video'] as const;
export type VideoModelKind = (typeof videoModelKinds)[number];

export interface VideoModelEntry {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly tier: Tier;
  readonly kind: VideoModelKind;
}

const entries = [
  {
    key: 'veo3',
    name: 'Veo 3',
    description: 'Smooth, believable motion from a still, with a calm camera.',
    tier: 'basic',
    kind: 'image_to_video',
  },
  {
    key: 'hailuo',
    name: 'Hailuo',
    description: 'Lively movement and expressive people from one picture.',
    tier: 'basic',
    kind: 'image_to_video',
  },
  {
    key: 'runway',
    name: 'Runway',
    description: 'Directed camera work with a steady, cinematic hand.',
    tier: 'pro',
    kind: 'image_to_video',
  },
  {
    key: 'hailuo2',
    name: 'Hailuo 2',
    description: 'Sharper pictures and bodies that move with weight.',
    tier: 'proXL',
    kind: 'image_to_video',
  },
  {
    key: 'seedance',
    name: 'Seedance',
    description: 'Keeps faces and style steady through long, flowing moves.',
    tier: 'proXL',
    kind: 'image_to_video',
  },
  {
    key: 'wan_2_2',
    name: 'Wan 2.2',
    description: 'Follows a described motion closely; good with paths and gestures.',
    tier: 'proXL',
    kind: 'image_to_video',
  },
  {
    key: 'seedance_lite',
    name: 'Seedance Lite',
    description: 'The light Seedance for quick, clean animation.',
    tier: 'proXL',
    kind: 'image_to_video',
  },
  {
    key: 'vidu',
    name: 'Vidu',
    description: 'Imaginative motion for illustrations and anime.',
    tier: 'proXL',
    kind: 'image_to_video',
  },
  {
    key: 'veo3_t2v',
    name: 'Veo 3 Text to Video',
    description: 'A whole shot from words alone, realistic and well lit.',
    tier: 'basic',
    kind: 'text_to_video',
  },
  {
    key: 'argil_avatar_t2v',
    name: 'Argil Avatar',
    description: 'A presenter who speaks your words to the camera.',
    tier: 'pro',
    kind: 'text_to_video',
  },
  {
    key: 'hailuo2_t2v',
    name: 'Hailuo 2 Text to Video',
    description: 'Energetic scenes with physical, weighty motion.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
  {
    key: 'kling_2_1',
    name: 'Kling 2.1',
    description: 'Cinematic shots with complex movement that stays coherent.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
  {
    key: 'wan_2_2_t2v',
    name: 'Wan 2.2 Text to Video',
    description: 'Precise control over what moves and how.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
  {
    key: 'pixaverse_t2v',
    name: 'Pixaverse',
    description: 'Stylised and anime worlds in motion.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
  {
    key: 'seedance_t2v',
    name: 'Seedance Text to Video',
    description: 'Multi-shot moments with one look throughout.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
  {
    key: 'seedance_lite_t2v',
    name: 'Seedance Lite Text to Video',
    description: 'A quick first look at an idea.',
    tier: 'proXL',
    kind: 'text_to_video',
  },
] as const satisfies readonly VideoModelEntry[];

type Entry = (typeof entries)[number];
export type VideoModelKey = Entry['key'];
export type ImageToVideoModelKey = Extract<Entry, { kind: 'image_to_video' }>['key'];
export type VideoModel = VideoModelEntry & { readonly key: VideoModelKey };
export const videoModels: readonly VideoModel[] = entries;
export const videoModelKeys = entries.map((model) => model.key);
export const imageToVideoModelKeys = entries
  .filter((model) => model.kind === 'image_to_video')
  .map((model) => model.key);

/** What the Videos mode begins with: open to every plan, from words alone. */
export const defaultVideoModel: VideoModelKey = 'veo3_t2v';

/** The model of an effect when none is named. */
export const defaultEffectModel: ImageToVideoModelKey = 'hailuo';

/** The Animate tool's model; the tool is open to every plan, whatever tier the model has elsewhere. */
export const animateModel: ImageToVideoModelKey = 'wan_2_2';
export const animateTier: Tier = 'basic';

/** A presenter speaks the prompt to the camera. */
export const avatarModel: VideoModelKey = 'argil_avatar_t2v';

export function videoModelOf(key: VideoModelKey): VideoModel {
  return entryOf(videoModels, key);
}

/** Seconds of a clip, as the makers of the models give them when nobody says how long. */
const clipSeconds: Record<VideoModelKey, number> = {
  veo3: 8,
  veo3_t2v: 8,
  hailuo: 6,
  hailuo2: 6,
  hailuo2_t2v: 6,
  runway: 5,
  seedance: 5,
  seedance_t2v: 5,
  seedance_lite: 5,
  seedance_lite_t2v: 5,
  wan_2_2: 5,
  wan_2_2_t2v: 5,
  vidu: 4,
  kling_2_1: 5,
  pixaverse_t2v: 5,
  argil_avatar_t2v: 6,
};

/** How long a single video, effect or animated image of a model is; who speaks in it may change that. */
export function clipSecondsOf(key: VideoModelKey): number {
  return clipSeconds[key];
}
