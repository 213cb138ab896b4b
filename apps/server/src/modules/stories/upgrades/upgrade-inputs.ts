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

/** A person's own picture of one scene. */
export interface OwnPictureInput {
  readonly [key: string]: string | null;
  readonly sceneId: string;
  readonly model: typeof ownMaterial;
  /** The copy that the scene keeps. */
  readonly keptAssetId: string;
  /** What it was copied from, where that is one of the person's own; it may be gone. */
  readonly assetId: string | null;
}

const OwnClipInputSchema = z.object({
  sceneId: z.string(),
  model: z.literal(ownMaterial),
  soundLevel: z.number(),
  /** How long it is, of those that were cut before their step was written. */
  seconds: z.number().exactOptional(),
});

/** A stretch of a clip that is still to be cut. */
export const OwnCutInputSchema = OwnClipInputSchema.extend({
  /** What is cut: what was brought, or one of the person's own; it may be gone. */
  sourceAssetId: z.string(),
  fromSeconds: z.number(),
  /** Null: as much as may be used. */
  untilSeconds: z.number().nullable(),
});
export type OwnCutInput = z.infer<typeof OwnCutInputSchema>;

/** What cutting a clip has found out. */
export const OwnCutResultSchema = z.object({ seconds: z.number() });

/** How loud a person's own clip is, and how long; null for every other step. */
export function ownClipOf(
  step: { readonly input: unknown; readonly result: unknown } | undefined,
): { readonly soundLevel: number; readonly seconds: number } | null {
  const own = OwnClipInputSchema.safeParse(step?.input).data;
  if (own === undefined) {
    return null;
  }
  const seconds = own.seconds ?? OwnCutResultSchema.safeParse(step?.result).data?.seconds ?? 0;
  return { soundLevel: own.soundLevel, seconds };
}

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
