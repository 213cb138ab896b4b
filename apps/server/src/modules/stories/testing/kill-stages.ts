import { z } from 'zod';

/** Where a test can kill a worker. */
const killStages = ['script', 'picture', 'narration', 'segment', 'mix', 'join', 'cut'] as const;
export type KillStage = (typeof killStages)[number];

/** What a worker in a process of its own is told. */
export const WorkerChildSettingsSchema = z.object({
  databaseUrl: z.string(),
  mediaFolder: z.string(),
  workRoot: z.string(),
  /** The stage in which it says HANGING and waits for its end. */
  hangIn: z.enum(killStages).nullable(),
  /** After so long it goes on and says AWAKE when it has; null: never. */
  hangMs: z.int().nullable(),
  /** How many pieces of that stage it does before. */
  piecesBefore: z.int(),
});
export type WorkerChildSettings = z.infer<typeof WorkerChildSettingsSchema>;
