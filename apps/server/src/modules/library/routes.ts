import { IdParamsSchema } from '@kinora/contract/api';
import {
  FolderPayloadSchema,
  LibraryAnswerSchema,
  LibraryChangeAnswerSchema,
  LibraryChangePayloadSchema,
  LibraryFolderSchema,
  LibraryFoldersAnswerSchema,
  LibraryItemSchema,
  LibraryQuerySchema,
  RemovedFolderAnswerSchema,
  RenameEntryPayloadSchema,
} from '@kinora/contract/library';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { currentUser, guards } from '../access/index.ts';
import { renameProject } from '../projects/index.ts';
import { changeEntries } from './change-entries.ts';
import type { ChangeDeps } from './change-entries.ts';
import { createFolder, listFolders, removeFolder, renameFolder } from './folders.ts';
import { libraryModes } from './library-kinds.ts';
import { listLibrary } from './list-library.ts';
import type { LibraryDeps } from './list-library.ts';
import { readItem } from './read-items.ts';

const tags = ['library'];
const onRequest = guards.signedIn;

/** Everything a person has made, in one place, and what can be done with it. */
export function registerLibrary(instance: FastifyInstance, deps: LibraryDeps & ChangeDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/library',
    { onRequest, schema: { tags, querystring: LibraryQuerySchema, response: { 200: LibraryAnswerSchema } } },
    (request) => listLibrary(deps, { ownerId: currentUser(request).id, query: request.query }),
  );

  app.patch(
    '/api/library/:id',
    {
      onRequest,
      schema: {
        tags,
        params: IdParamsSchema,
        body: RenameEntryPayloadSchema,
        response: { 200: LibraryItemSchema },
      },
    },
    async (request) => {
      const owned = { projectId: request.params.id, ownerId: currentUser(request).id };
      await renameProject(deps, { ...owned, modes: libraryModes, title: request.body.title });
      return await readItem(deps, owned);
    },
  );

  app.post(
    '/api/library/changes',
    {
      onRequest,
      schema: { tags, body: LibraryChangePayloadSchema, response: { 200: LibraryChangeAnswerSchema } },
    },
    (request) => {
      const { folder_id: folderId, ...wish } = request.body;
      return changeEntries(deps, { ...wish, folderId, ownerId: currentUser(request).id });
    },
  );

  registerFolders(instance, deps);
}

function registerFolders(instance: FastifyInstance, deps: ChangeDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const body = FolderPayloadSchema;
  const params = IdParamsSchema;

  app.get(
    '/api/library/folders',
    { onRequest, schema: { tags, response: { 200: LibraryFoldersAnswerSchema } } },
    async (request) => ({ folders: await listFolders(deps.database, currentUser(request).id) }),
  );

  app.post(
    '/api/library/folders',
    { onRequest, schema: { tags, body, response: { 200: LibraryFolderSchema } } },
    (request) => createFolder(deps, { ownerId: currentUser(request).id, name: request.body.name }),
  );

  app.patch(
    '/api/library/folders/:id',
    { onRequest, schema: { tags, params, body, response: { 200: LibraryFolderSchema } } },
    (request) =>
      renameFolder(deps.database, {
        ownerId: currentUser(request).id,
        folderId: request.params.id,
        name: request.body.name,
      }),
  );

  app.delete(
    '/api/library/folders/:id',
    { onRequest, schema: { tags, params, response: { 200: RemovedFolderAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      await removeFolder(deps.database, { ownerId: currentUser(request).id, folderId: id });
      return { id };
    },
  );
}
