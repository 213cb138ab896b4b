import { z } from 'zod/mini';
import { effectKeys } from '../../catalogue/effects.ts';
import { engineKeys } from '../../catalogue/engines.ts';
import { aspectRatios, videoStyles, videoTypes } from '../../catalogue/formats.ts';
import { imageKinds, imageModelKeys } from '../../catalogue/image-models.ts';
import { languages } from '../../catalogue/languages.ts';
import { byNoun, storyModes } from '../../catalogue/modes.ts';
import { videoModelKeys, videoModelKinds } from '../../catalogue/video-models.ts';
import { CreditsSchema } from '../../fields/answer-fields.ts';
import { tiers } from '../../plans/plans.ts';
import { MadeBySchema } from '../made-by.ts';

/** Whether an entry can be used now and through which provider; `notice` says why not, or who does the work. */
export const AvailabilitySchema = z.object({
  is_available: z.boolean(),
  through: z.nullable(z.string()),
  notice: z.nullable(z.string()),
});
export type Availability = z.infer<typeof AvailabilitySchema>;

const described = {
  name: z.string(),
  description: z.string(),
  tier: z.enum(tiers),
  availability: AvailabilitySchema,
  /** Who would do the work now; null when nobody can. */
  made_by: z.nullable(MadeBySchema),
  /** The entry's name stands over work that the studio does by itself. */
  is_stand_in: z.boolean(),
  /** What the operator pays for one, in US dollars; null for visitors and where nothing is paid. */
  estimate_usd: z.nullable(z.object({ from: z.number(), to: z.number() })),
  estimate_note: z.nullable(z.string()),
};

export const CatalogueEngineSchema = z.object({
  key: z.enum(engineKeys),
  ...described,
  best_for: z.string(),
  image_function: z.string(),
  video_model: z.string(),
  nine_sixteen: z.boolean(),
  modes: z.array(z.enum(storyModes)),
  image_options: z.int(),
  speakers: z.int(),
  accepts_images: z.boolean(),
  accepts_pdf: z.boolean(),
  image_kinds: z.array(z.enum(imageKinds)),
  price: CreditsSchema,
});
export type CatalogueEngine = z.infer<typeof CatalogueEngineSchema>;

export const CatalogueImageModelSchema = z.object({
  key: z.enum(imageModelKeys),
  ...described,
  /** Credits that an admin has set for one; null: the price of its mode. */
  credits: z.nullable(CreditsSchema),
  kind: z.enum(imageKinds),
  nine_sixteen: z.boolean(),
  edits_shots: z.boolean(),
  characters_only: z.boolean(),
});
export type CatalogueImageModel = z.infer<typeof CatalogueImageModelSchema>;

export const CatalogueVideoModelSchema = z.object({
  key: z.enum(videoModelKeys),
  ...described,
  /** As of image models. */
  credits: z.nullable(CreditsSchema),
  kind: z.enum(videoModelKinds),
});
export type CatalogueVideoModel = z.infer<typeof CatalogueVideoModelSchema>;

export const CatalogueEffectSchema = z.object({ key: z.enum(effectKeys), ...described });
export type CatalogueEffect = z.infer<typeof CatalogueEffectSchema>;

/** GET /api/catalogue: what there is, what it costs, and what works on this server now. */
export const CatalogueAnswerSchema = z.object({
  engines: z.array(CatalogueEngineSchema),
  image_models: z.array(CatalogueImageModelSchema),
  video_models: z.array(CatalogueVideoModelSchema),
  effects: z.array(CatalogueEffectSchema),
  voices: z.array(z.object({ voice_id: z.string(), name: z.string(), tier: z.enum(tiers) })),
  prices: z.object({
    ...byNoun(() => CreditsSchema),
    shot_edit: CreditsSchema,
    film: CreditsSchema,
    story: z.object({ basic: CreditsSchema, pro: CreditsSchema, proXL: CreditsSchema }),
  }),
  languages: z.array(z.enum(languages)),
  aspect_ratios: z.array(z.enum(aspectRatios)),
  video_types: z.array(z.enum(videoTypes)),
  video_styles: z.array(z.enum(videoStyles)),
  /** Whether explainers and news are looked up until a person switches that off. */
  web_results_by_default: z.boolean(),
  /** What the operator configured for the sidebar; null is shown as not set. */
  contact: z.object({
    linkedin_url: z.nullable(z.string()),
    twitter_url: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
});
export type CatalogueAnswer = z.infer<typeof CatalogueAnswerSchema>;
