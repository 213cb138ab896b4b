import { z } from 'zod/mini';
import { upgradeKinds, upgradeModelKeys } from '../../catalogue/upgrade-models.ts';
import { CreditsSchema, LinkSchema } from '../../fields/answer-fields.ts';
import {
  identifierField,
  optionalText,
  requiredChoice,
  textField,
  wholeNumberField,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { MadeBySchema } from '../made-by.ts';
import { VendorPhaseSchema } from '../vendor-phase.ts';

/** What a caller takes something to cost; another price is 409 `price_changed`. Left out: whatever it costs. */
const expectedCredits = z.nullish(z.number());

/** POST /api/project/{id}/scenes/{scene_number}/upgrade. */
export const UpgradeScenePayloadSchema = z.object({
  kind: requiredChoice(upgradeKinds),
  model_name: requiredChoice(upgradeModelKeys),
  /** What to paint, or what moves; empty: as the scene says. */
  prompt: optionalText(limits.text.imagePrompt),
  expected_credits: expectedCredits,
});
export type UpgradeScenePayload = z.output<typeof UpgradeScenePayloadSchema>;

/** POST /api/project/{id}/upgrade: every scene that still is as the studio drew it. */
export const UpgradeAllPayloadSchema = z.object({
  kind: requiredChoice(upgradeKinds),
  model_name: requiredChoice(upgradeModelKeys),
  expected_credits: expectedCredits,
});
export type UpgradeAllPayload = z.output<typeof UpgradeAllPayloadSchema>;

/** POST /api/project/{id}/scenes/{scene_number}/upgrade/cancel. */
export const CancelUpgradePayloadSchema = z.object({ kind: requiredChoice(upgradeKinds) });

/** POST /api/project/{id}/scenes/{scene_number}/choose. */
export const ChooseVersionPayloadSchema = z.object({
  kind: requiredChoice(upgradeKinds),
  version: wholeNumberField(1, limits.counts.versionsPerScene),
});
export type ChooseVersionPayload = z.output<typeof ChooseVersionPayloadSchema>;

/** What a person's own picture or clip of a scene is called where versions name their model. */
export const ownMaterial = 'own';

/**
 * POST /api/project/{id}/scenes/{scene_number}/own, the form's `data`: beside a file `image` or `clip`, or with the address of
 * a picture or clip of one's own.
 */
export const OwnVersionDataSchema = z.object({
  source_url: z.nullish(textField(limits.text.url)),
  /** Of a clip: the stretch that is used; without an end as much of it as may be used. */
  from_seconds: z.nullish(z.number().check(z.minimum(0), z.maximum(limits.ownClip.fileSeconds))),
  until_seconds: z.nullish(z.number().check(z.minimum(0), z.maximum(limits.ownClip.fileSeconds))),
  /** Of a clip: how loud its own sound is, 0 being muted and 1 as it was recorded. */
  sound_level: z.nullish(z.number().check(z.minimum(0), z.maximum(1))),
});
export type OwnVersionData = z.output<typeof OwnVersionDataSchema>;

/** A project and one of its scenes, counted from 1. */
export const SceneParamsSchema = z.object({
  id: identifierField(),
  scene_number: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.counts.scenes)),
});

/** What one's own clip was cut from. The address serves the whole clip to its owner, as long as it is there. */
const OwnCutSchema = z.object({
  source_url: LinkSchema,
  from_seconds: z.number(),
  until_seconds: z.number(),
  sound_level: z.number(),
  /** The clip in small, without its sound. */
  preview_url: LinkSchema,
});

/** One result of a scene. Versions count from 1 within their kind, the studio's own draft being the first clip. */
export const SceneVersionSchema = z.object({
  kind: z.enum(upgradeKinds),
  version: z.int(),
  /** The catalogue's key that was asked for, or `own`: a person's own picture or clip. */
  model_name: z.string(),
  /** Null until the draft of a scene has been rendered. */
  made_by: z.nullable(MadeBySchema),
  /** A picture, or an MP4; a draft that was not rendered yet shows its picture. Null where nothing is there to show. */
  url: z.nullable(LinkSchema),
  is_chosen: z.boolean(),
  /** What it cost; 0 for what belongs to the story's price. */
  credits: CreditsSchema,
  /** Of one's own clip alone. */
  cut: z.optional(OwnCutSchema),
});
export type SceneVersion = z.infer<typeof SceneVersionSchema>;

/** An upgrade that is under way. */
export const OpenUpgradeSchema = z.object({
  kind: z.enum(upgradeKinds),
  model_name: z.string(),
  credits: CreditsSchema,
  /** Null before a vendor has it, and while its result is fetched. */
  vendor_phase: z.nullable(VendorPhaseSchema),
});
export type OpenUpgrade = z.infer<typeof OpenUpgradeSchema>;

/** What one scene costs with a model. */
export const SceneUpgradePriceSchema = z.object({
  scene_number: z.int(),
  credits: CreditsSchema,
  /** Clips it takes: a long narration takes two, one speaking person after another takes one for each turn. 1 for pictures. */
  clips: z.int(),
  /** Seconds that are bought; null for pictures, and where the model decides. */
  seconds: z.nullable(z.number()),
  /** Seconds at its end that no clip reaches, which the studio stages for nothing. */
  staged_seconds: z.number(),
  /** US dollars; null where nobody knows, and for everybody but administrators. */
  estimate_usd: z.nullable(z.number()),
  /** It is as the studio drew it and nothing is under way for it: 'upgrade all' takes it along. */
  is_draft: z.boolean(),
});
export type SceneUpgradePrice = z.infer<typeof SceneUpgradePriceSchema>;

/** GET /api/project/{id}/upgrade-prices: what can make scenes real here, and what each costs. Empty without a vendor. */
export const UpgradePricesAnswerSchema = z.object({
  models: z.array(
    z.object({
      kind: z.enum(upgradeKinds),
      model_name: z.enum(upgradeModelKeys),
      name: z.string(),
      /** Who would make it. */
      made_by: MadeBySchema,
      /** Why the account's plan does not open it; null: it does. */
      closed_reason: z.nullable(z.string()),
      scenes: z.array(SceneUpgradePriceSchema),
    }),
  ),
});
export type UpgradePrices = z.infer<typeof UpgradePricesAnswerSchema>;

/** POST /api/project/{id}/retry. */
export const RetryPayloadSchema = z.object({
  /** Goes on with what the studio makes for nothing where a vendor has failed. */
  keep_drafts: z.nullish(z.boolean()),
});
