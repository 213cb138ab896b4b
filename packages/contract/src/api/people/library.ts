import { z } from 'zod/mini';
import { LinkSchema, MomentSchema } from '../../fields/answer-fields.ts';
import {
  choiceWithDefault,
  identifierField,
  listField,
  optionalChoice,
  optionalIdentifier,
  optionalText,
  requiredChoice,
  requiredText,
  switchField,
} from '../../fields/body-fields.ts';
import { limits } from '../../limits/limits.ts';
import { projectStatuses } from '../../statuses/project-statuses.ts';
import { MadeBySchema } from '../made-by.ts';

/** What a library holds: stories and films, clips and effects, pictures, animated pictures. */
export const libraryKinds = ['stories', 'videos', 'images', 'animations'] as const;
export type LibraryKind = (typeof libraryKinds)[number];

export const librarySorts = ['created', 'title', 'duration', 'size'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const sortDirections = ['down', 'up'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** Words around what a search found in a narration. */
export const ExcerptSchema = z.object({ before: z.string(), found: z.string(), after: z.string() });
export type Excerpt = z.infer<typeof ExcerptSchema>;

/** One entry: a project as its owner's library shows it. */
export const LibraryItemSchema = z.object({
  id: z.string(),
  kind: z.enum(libraryKinds),
  title: z.string(),
  prompt: z.string(),
  session_id: z.string(),
  status: z.enum(projectStatuses),
  created_at: MomentSchema,
  /** Null for what does not move, and before it is finished. */
  duration_seconds: z.nullable(z.number()),
  /** Of the files that are its own; what a copy shares with its original counts once. */
  bytes: z.int(),
  is_favourite: z.boolean(),
  folder_id: z.nullable(z.string()),
  /** The finished picture, clip or film. */
  result_url: z.nullable(LinkSchema),
  poster_url: z.nullable(LinkSchema),
  made_by: z.nullable(MadeBySchema),
  /** When it was deleted; until it is forgotten it can be brought back. */
  removed_at: z.nullable(MomentSchema),
  /** Where a search found its words, when the title does not say so. */
  excerpt: z.nullable(ExcerptSchema),
});
export type LibraryItem = z.infer<typeof LibraryItemSchema>;

/** `?…` of GET /api/library. */
export const LibraryQuerySchema = z.object({
  kind: optionalChoice(libraryKinds),
  /** Every word of it stands in the title, the prompt or a narration. */
  search: optionalText(limits.text.query),
  sort: choiceWithDefault(librarySorts, 'created'),
  direction: choiceWithDefault(sortDirections, 'down'),
  folder: optionalIdentifier(),
  favourites: switchField(false),
  /** What was deleted and can still be brought back, instead of what is there. */
  removed: switchField(false),
  /** The `next` of the page before. */
  after: optionalText(limits.text.url),
});
export type LibraryQuery = z.output<typeof LibraryQuerySchema>;

/** GET /api/library: a page. `counts` say how many entries there are in all kinds, whatever the page's kind. */
export const LibraryAnswerSchema = z.object({
  items: z.array(LibraryItemSchema),
  next: z.nullable(z.string()),
  counts: z.object({ stories: z.int(), videos: z.int(), images: z.int(), animations: z.int() }),
});
export type LibraryAnswer = z.infer<typeof LibraryAnswerSchema>;

/** PATCH /api/library/{id}; it answers the renamed entry. */
export const RenameEntryPayloadSchema = z.object({ title: requiredText(limits.text.title) });

/** What can be done with entries, one or many. */
export const libraryActions = ['remove', 'restore', 'favourite', 'unfavourite', 'move', 'duplicate'] as const;
export type LibraryAction = (typeof libraryActions)[number];

/** POST /api/library/changes. `folder_id` belongs to `move`; null takes out of the folder. */
export const LibraryChangePayloadSchema = z.object({
  action: requiredChoice(libraryActions),
  ids: listField(identifierField(), limits.counts.entriesAtOnce),
  folder_id: optionalIdentifier(),
});
export type LibraryChangePayload = z.input<typeof LibraryChangePayloadSchema>;

/** What was done: each entry stands in one of the two. `ids` of copies are those of the copies. */
export const LibraryChangeAnswerSchema = z.object({
  ids: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), sentence: z.string() })),
});
export type LibraryChangeAnswer = z.infer<typeof LibraryChangeAnswerSchema>;

export const LibraryFolderSchema = z.object({ id: z.string(), name: z.string(), count: z.int() });
export type LibraryFolder = z.infer<typeof LibraryFolderSchema>;

/** GET /api/library/folders, by name. */
export const LibraryFoldersAnswerSchema = z.object({ folders: z.array(LibraryFolderSchema) });

/** POST /api/library/folders and PATCH /api/library/folders/{id}; they answer the folder. */
export const FolderPayloadSchema = z.object({ name: requiredText(limits.text.name) });

/** DELETE /api/library/folders/{id}: what lay in it stays in the library. */
export const RemovedFolderAnswerSchema = z.object({ id: z.string() });
