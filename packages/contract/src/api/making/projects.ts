import { z } from 'zod/mini';
import { CreditsSchema, LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import { SceneSchema } from '../../scenes/scene.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';
import { MadeBySchema } from '../made-by.ts';
import { VendorPhaseSchema } from '../vendor-phase.ts';
import { OpenUpgradeSchema, SceneVersionSchema } from './upgrades.ts';
import { StoryChoicesSchema } from './story-choices.ts';

/** Parts of a project that are made by different models. */
export const madeParts = ['script', 'images', 'narration', 'music', 'motion', 'film'] as const;
export type MadePart = (typeof madeParts)[number];

/** Which provider and model really made a part; shown, so that a stand-in never passes for a paid model. */
export const MadeByEntrySchema = z.extend(MadeBySchema, { part: z.enum(madeParts) });
export type MadeByEntry = z.infer<typeof MadeByEntrySchema>;

/** How far the running step is: `done` of `total` pieces, and a word for the piece ('Drawing', 'Rendering'). */
export const ProgressSchema = z.object({ done: z.int(), total: z.int(), label: z.string() });
export type Progress = z.infer<typeof ProgressSchema>;

/** What says a key fact; `url` is null for a page of the user's own document. */
export const FactSourceSchema = z.object({
  scene_number: z.int(),
  fact: z.string(),
  label: z.string(),
  url: z.nullable(z.string()),
});
export type FactSource = z.infer<typeof FactSourceSchema>;

/** A scene of a project as it is answered. */
export const ShownSceneSchema = z.extend(SceneSchema, {
  /** How far a vendor is with a picture of it; null while none is at it, and missing before the server has answered. */
  vendor_phase: z.optional(z.nullable(VendorPhaseSchema)),
  /** Every result of it that can be chosen, pictures first. */
  versions: z.optional(z.array(SceneVersionSchema)),
  /** What is being made of it by a vendor, by its owner's wish. */
  open_upgrades: z.optional(z.array(OpenUpgradeSchema)),
  /** How many of its maker's own clips are being cut for it; each is a version, and shown, once it is. */
  clips_being_cut: z.optional(z.int()),
});
export type ShownScene = z.infer<typeof ShownSceneSchema>;

/** A scene's place in the finished film. */
export const FilmChapterSchema = z.object({
  scene_number: z.int(),
  start_seconds: z.number(),
  end_seconds: z.number(),
});
export type FilmChapter = z.infer<typeof FilmChapterSchema>;

/** GET /api/project/{id}. */
export const ProjectAnswerSchema = z.object({
  project_id: z.string(),
  session_id: z.string(),
  status: z.enum(projectStatuses),
  /** Scenes as they were confirmed last, with what was made for them. */
  scenes: z.array(ShownSceneSchema),
  /** Scenes as they are being written, without what was made for them; null while they say what `scenes` say. */
  draft_scenes: z._default(z.nullable(z.array(SceneSchema)), null),
  /** Raised by every change; edits and confirmations name the one they stand on. */
  revision: z._default(z.int(), 0),
  can_undo: z._default(z.boolean(), false),
  can_redo: z._default(z.boolean(), false),
  /** URLs of the finished video, the film first. */
  final_links: z.array(LinkSchema),
  /** A sentence for the user when the status is FAILED. */
  error: z.nullable(z.string()),
  title: z.string(),
  prompt: z.string(),
  progress: ProgressSchema,
  /** Estimated seconds until the running step rests; null while nothing runs or nothing is known. */
  seconds_left: z.nullable(z.number()),
  /** Credits held or paid for the project. */
  price: CreditsSchema,
  /** Credits it has cost so far. */
  paid_credits: CreditsSchema,
  /** What cancelling now costs: what connected services have made of it, up to what is held. The rest is given back. */
  cancel_credits: CreditsSchema,
  made_by: z.array(MadeByEntrySchema),
  /** A sentence for the user about something that went differently, such as research that could not be reached. */
  notice: z.nullable(z.string()),
  /** Which source says which key fact of a scene, by the fact's own words; for scripts from documents and research. */
  sources: z.array(FactSourceSchema),
  /** What it was started with, by the names they are sent under. */
  ...StoryChoicesSchema.shape,
  /** Whether pictures or a document came with the prompt; another project needs them again. */
  has_attachments: z.boolean(),
  poster_url: z.nullable(LinkSchema),
  /** WebVTT. */
  captions_url: z.nullable(LinkSchema),
  /** Missing before the server has answered; empty without a film. */
  chapters: z.optional(z.array(FilmChapterSchema)),
  created_at: MomentSchema,
});
export type ProjectAnswer = z.infer<typeof ProjectAnswerSchema>;
