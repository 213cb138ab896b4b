import { entryOf } from './entries.ts';
import type { ImageKind } from './image-models.ts';
import type { StoryMode } from './modes.ts';
import type { Tier } from '../plans/plans.ts';

export interface EngineEntry {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** When to pick it, for the engine guide and the picker. */
  readonly best_for: string;
  /** How its pictures are made, in words shown to users and as a key for the providers. */
  readonly image_function: string;
  /** How its pictures move. `drawn` is the renderer's own hand. */
  readonly video_model: string;
  readonly tier: Tier;
  /** Whether stories may be upright with the engine's own image function; films always may. */
  readonly nine_sixteen: boolean;
  /** What it makes: its projects are of this mode, and it runs in no other. */
  readonly mode: StoryMode;
  /** Pictures made per scene; a single one is already selected. */
  readonly image_options: 1 | 2;
  readonly speakers: 1 | 2;
  readonly accepts_images: boolean;
  readonly accepts_pdf: boolean;
  /** Kinds of image models that may replace the engine's own image function. */
  readonly image_kinds: readonly ImageKind[];
}

const entries = [
  {
    key: 'engine_normal',
    name: 'Basic',
    description: 'Explains your topic on a whiteboard, drawn stroke by stroke in step with the narration.',
    best_for: 'Lessons, explainers and quick stories',
    image_function: 'flux_whiteboard',
    video_model: 'drawn',
    tier: 'basic',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 1,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: true,
    image_kinds: ['drawing'],
  },
  {
    key: 'engine_qwen_edit',
    name: 'Image Edit & Motion',
    description:
      'Places your own picture into every scene, changes it as the story needs and sets it in motion.',
    best_for: 'Products, places and pictures you already have',
    image_function: 'qwen_image_edit',
    video_model: 'wan_2_2',
    tier: 'pro',
    nine_sixteen: false,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: true,
    accepts_pdf: false,
    image_kinds: ['edit'],
  },
  {
    key: 'engine_flux_pro',
    name: 'High Creativity',
    description: 'Bold compositions and rich light for stories that should surprise.',
    best_for: 'Imaginative stories and advertising',
    image_function: 'flux_pro',
    video_model: 'hailuo2',
    tier: 'pro',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: true,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_image_upload',
    name: 'AI Twin',
    description: 'Makes you the lead: upload your photos and the same face tells the story.',
    best_for: 'Personal messages and presenters',
    image_function: 'nano_banana_edit',
    video_model: 'seedance',
    tier: 'proXL',
    nine_sixteen: false,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: true,
    accepts_pdf: false,
    image_kinds: ['edit'],
  },
  {
    key: 'engine_vectorflux',
    name: 'Vector Animation',
    description: 'Flat shapes, clean edges and clear motion, like a well-made explainer.',
    best_for: 'Technology, business and how-it-works films',
    image_function: 'flux_vector',
    video_model: 'seedance_lite',
    tier: 'proXL',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: true,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_japanese',
    name: 'Japanese Animation',
    description: 'Expressive characters, dramatic skies and the pace of an anime episode.',
    best_for: 'Adventure and drama in anime style',
    image_function: 'ideogram_v3',
    video_model: 'pixaverse',
    tier: 'proXL',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: false,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_multi_talk',
    name: 'Multi-Character Talk',
    description: 'Two speakers share the story as a dialogue, each with a voice of their own.',
    best_for: 'Interviews, debates and comedy',
    image_function: 'gemini_2_5_flash',
    video_model: 'multi_talk',
    tier: 'proXL',
    nine_sixteen: false,
    mode: 'stories',
    image_options: 2,
    speakers: 2,
    accepts_images: false,
    accepts_pdf: false,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_ghibli',
    name: 'Ghibli Style',
    description: 'Soft watercolour worlds, gentle wind and a warm, hand-painted mood.',
    best_for: 'Fairy tales and quiet, tender stories',
    image_function: 'seedream',
    video_model: 'hailuo2',
    tier: 'proXL',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: true,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_character',
    name: 'AI Talking Character',
    description:
      'Invents a character who looks at the viewer and tells the story in person; no upload needed.',
    best_for: 'Teaching, greetings and mascots',
    image_function: 'imagen_4_educational',
    video_model: 'talking_character',
    tier: 'proXL',
    nine_sixteen: false,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: false,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_flux',
    name: 'State of the Art',
    description: 'The finest pictures with the most lifelike motion, for when it has to be the best.',
    best_for: 'Realistic motion and flagship films',
    image_function: 'flux_pro_max',
    video_model: 'veo3',
    tier: 'proXL',
    nine_sixteen: true,
    mode: 'stories',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: true,
    image_kinds: ['text', 'drawing'],
  },
  {
    key: 'engine_films',
    name: 'Films',
    description:
      'Scene by scene with a cast that stays the same, a voice for each scene and lip movement if you like.',
    best_for: 'Short films with recurring characters',
    image_function: 'flux_pro',
    video_model: 'seedance',
    tier: 'proXL',
    nine_sixteen: true,
    mode: 'films',
    image_options: 2,
    speakers: 1,
    accepts_images: false,
    accepts_pdf: false,
    image_kinds: ['text', 'drawing'],
  },
] as const satisfies readonly EngineEntry[];

type Entry = (typeof entries)[number];
export type EngineKey = Entry['key'];
export type ImageFunction = Entry['image_function'];
export type EngineVideoModel = Entry['video_model'];
export type Engine = EngineEntry & {
  readonly key: EngineKey;
  readonly image_function: ImageFunction;
  readonly video_model: EngineVideoModel;
};
export const engines: readonly Engine[] = entries;
export const engineKeys = entries.map((engine) => engine.key);

/** The engine everyone can use. */
export const basicEngine: EngineKey = 'engine_normal';
/** The one engine of films mode, which runs nowhere else. */
export const filmsEngine: EngineKey = 'engine_films';

export function engineOf(key: EngineKey): Engine {
  return entryOf(engines, key);
}

/** Engines that start from photographs of a person, whose face and voice they use. */
const personEngines: ReadonlySet<EngineKey> = new Set<EngineKey>(['engine_image_upload']);

/** Whether what is uploaded for an engine is a photographed person. */
export function showsUploadedPerson(key: EngineKey): boolean {
  return personEngines.has(key);
}
