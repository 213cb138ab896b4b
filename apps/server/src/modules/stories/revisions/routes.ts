import { STATUS_CODES } from 'node:http';
import {
  EditConflictSchema,
  EditsPayloadSchema,
  IdParamsSchema,
  RestorePayloadSchema,
  RevisionAnswerSchema,
  RevisionListSchema,
  UndoPayloadSchema,
} from '@kinora/contract/api';
import { revisionSentences } from '@kinora/contract/sentences';
import type { RevisionAnswer } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../../access/index.ts';
import { readUndoStack } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { editProject } from './edit-project.ts';
import type { EditedProject } from './edit-project.ts';
import type { OpenDocument } from './keep-document.ts';
import { listRevisions } from './list-revisions.ts';
import { restoreRevision, undoEdit } from './undo-edit.ts';

const tags = ['stories'];
/** Whoever types saves every second: that must not use up the budget of what makes something. */
const config = { lane: 'status' } as const;
const answers = { 200: RevisionAnswerSchema };

/** The calls that keep what is written in a project, take it back and list it. */
export function registerRevisions(instance: FastifyInstance, deps: StoriesDeps): void {
  registerEdits(instance, deps);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.activated;
  for (const kind of ['undo', 'redo'] as const) {
    const schema = { tags, params: IdParamsSchema, body: UndoPayloadSchema, response: answers };
    app.post(`/api/project/:id/${kind}`, { onRequest, config, schema }, async (request) => {
      const ownerId = currentUser(request).id;
      const wish = { projectId: request.params.id, ownerId, client: request.body.client, kind };
      const { open, notice } = await undoEdit(deps, wish);
      return await answerOf(deps, open, { notice, hasNews: true });
    });
  }
  app.post(
    '/api/project/:id/restore',
    {
      onRequest,
      config,
      schema: { tags, params: IdParamsSchema, body: RestorePayloadSchema, response: answers },
    },
    async (request) => {
      const ownerId = currentUser(request).id;
      const { open, notice } = await restoreRevision(deps, {
        ...request.body,
        projectId: request.params.id,
        ownerId,
      });
      return await answerOf(deps, open, { notice, hasNews: true });
    },
  );
  app.get(
    '/api/project/:id/revisions',
    {
      onRequest: guards.signedIn,
      schema: { tags, params: IdParamsSchema, response: { 200: RevisionListSchema } },
    },
    (request) =>
      listRevisions(deps.database, { projectId: request.params.id, ownerId: currentUser(request).id }),
  );
}

function registerEdits(instance: FastifyInstance, deps: StoriesDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/project/:id/edits',
    {
      onRequest: guards.activated,
      config,
      schema: {
        tags,
        params: IdParamsSchema,
        body: EditsPayloadSchema,
        response: { ...answers, 409: EditConflictSchema },
      },
    },
    async (request, reply) => {
      const ownerId = currentUser(request).id;
      const edited = await editProject(deps, { projectId: request.params.id, ownerId, edits: request.body });
      if (edited.conflicts.length > 0) {
        return reply.status(409).send(conflictOf(edited));
      }
      return await answerOf(deps, edited.open, { notice: null, hasNews: edited.hasNews });
    },
  );
}

async function answerOf(
  { database }: Pick<StoriesDeps, 'database'>,
  { project, document }: OpenDocument,
  { notice, hasNews }: { notice: string | null; hasNews: boolean },
): Promise<RevisionAnswer> {
  const { done, undone } = await readUndoStack(database, {
    projectId: project.id,
    authorId: project.ownerId,
  });
  return {
    revision: project.revision,
    title: document.title,
    scenes: hasNews ? [...document.scenes] : null,
    can_undo: done.length > 0,
    can_redo: undone.length > 0,
    notice,
  };
}

function conflictOf({ open: { project, document }, conflicts }: EditedProject) {
  return {
    type: 'about:blank',
    title: STATUS_CODES[409] ?? '',
    status: 409,
    detail: revisionSentences.conflict,
    code: 'conflict' as const,
    revision: project.revision,
    project_title: document.title,
    scenes: [...document.scenes],
    conflicts: [...conflicts],
  };
}
