import { ownMaterial } from '@kinora/contract/api';
import { aspectRatios } from '@kinora/contract/catalogue';
import { z } from 'zod';
import { PictureInputSchema } from '../pictures/picture-steps.ts';
import { MakerSchema } from '../story-scene.ts';

/** Everything a vendor's picture of one scene depends on, beside those the story asked for. */
export const UpgradePictureInputSchema = PictureInputSchema.extend({
  sceneId: z.string(),
  maker: MakerSchema,
});
export type UpgradePictureInput = z.infer<typeof UpgradePictureInputSchema>;

/** A person's own picture or clip of one scene. */
const OwnInputSchema = z.object({
  sceneId: z.string(),
  model: z.literal(ownMaterial),
  /** The copy that the scene keeps. */
  keptAssetId: z.string(),
  /** What it was copied from, where that is one of the person's own; it may be gone. */
  assetId: z.string().nullable(),
});
export type OwnInput = z.infer<typeof OwnInputSchema>;

export const OwnClipInputSchema = OwnInputSchema.extend({
  soundLevel: z.number(),
  /** How long it is. */
  seconds: z.number(),
});
export type OwnClipInput = z.infer<typeof OwnClipInputSchema>;

/** Everything a vendor's clip of a scene depends on. */
export const SceneClipInputSchema = z.object({
  sceneId: z.string(),
  model: z.string(),
  /** Pinned before anything is sent. */
  maker: MakerSchema,
  /** What moves. */
  prompt: z.string(),
  aspectRatio: z.enum(aspectRatios),
  /** Asked for; the vendor may answer with the nearest it makes. */
  seconds: z.number(),
  /** The picture it begins with. */
  assetId: z.string(),
  /** Input hash of the clip whose last frame it begins with instead; null in a scene's first one. */
  after: z.string().nullable(),
  /** What is said in it: the narration's step, and the stretch of the scene that this clip is; null: nobody speaks on screen. */
  spoken: z.object({ narration: z.string(), startSeconds: z.number(), endSeconds: z.number() }).nullable(),
});
export type SceneClipInput = z.infer<typeof SceneClipInputSchema>;
