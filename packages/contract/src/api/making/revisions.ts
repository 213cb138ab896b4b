import { z } from 'zod/mini';
import { ProblemSchema } from '../../errors/problem.ts';
import { MomentSchema } from '../../fields/answer-fields.ts';
import { identifierField, listField } from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { ChangeSchema, ConflictSchema } from '../../revisions/change.ts';
import { SceneSchema } from '../../scenes/scene.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';

const revisionNumber = () => z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

/** POST /api/project/{id}/edits. */
export const EditsPayloadSchema = z.object({
  /** The project's revision that the sender knows. */
  revision: revisionNumber(),
  /** The page it is written in. */
  client: identifierField(),
  /** The same again, after an answer that was lost, is kept once. */
  batch: identifierField(),
  changes: listField(ChangeSchema, limits.counts.changes),
});
export type EditsPayload = z.output<typeof EditsPayloadSchema>;

/** POST /api/project/{id}/undo and /redo. */
export const UndoPayloadSchema = z.object({ client: identifierField() });
export type UndoPayload = z.output<typeof UndoPayloadSchema>;

/** POST /api/project/{id}/restore: back to what stood at `revision`. */
export const RestorePayloadSchema = z.object({ client: identifierField(), revision: revisionNumber() });

const documentFields = {
  revision: z.int(),
  title: z.string(),
  /** As they are being written, without what was made for them; null: just what the sender has. */
  scenes: z.nullable(z.array(SceneSchema)),
};

/** The project after a change. */
export const RevisionAnswerSchema = z.object({
  ...documentFields,
  can_undo: z.boolean(),
  can_redo: z.boolean(),
  /** A sentence about what could not be done as well. */
  notice: z.nullable(z.string()),
});
export type RevisionAnswer = z.infer<typeof RevisionAnswerSchema>;

/** 409 of POST /api/project/{id}/edits: nothing was kept, since some of it was written on what is not there any more. */
export const EditConflictSchema = z.extend(ProblemSchema, {
  revision: documentFields.revision,
  project_title: documentFields.title,
  scenes: z.array(SceneSchema),
  conflicts: z.array(ConflictSchema),
});
export type EditConflict = z.infer<typeof EditConflictSchema>;

export const revisionKinds = ['edit', 'undo', 'redo', 'restore', 'confirm', 'day'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** GET /api/project/{id}/revisions, newest first. */
export const RevisionListSchema = z.object({
  items: z.array(
    z.object({
      revision: z.int(),
      /** Null: Kinora. */
      author: z.nullable(z.string()),
      client: z.string(),
      kind: z.enum(revisionKinds),
      at: MomentSchema,
      changes: z.array(ChangeSchema),
    }),
  ),
});
export type RevisionList = z.infer<typeof RevisionListSchema>;

/** What an open page hears of a project: `data` of the events at GET /api/project/{id}/events. */
export const ProjectNewsSchema = z.object({ revision: z.int(), status: z.enum(projectStatuses) });
export type ProjectNews = z.infer<typeof ProjectNewsSchema>;
