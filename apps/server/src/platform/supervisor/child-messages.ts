import { z } from 'zod';

/** What a child needs beyond its own configuration; sent over IPC, where no other process can read it. */
const ChildSettingsSchema = z.object({
  databaseUrl: z.string(),
  secret: z.string(),
  /** The data folder as it was really chosen. */
  dataRoot: z.string(),
  /** `<installation>/<process>`. */
  processId: z.string(),
  isDevelopment: z.boolean(),
  /** Where the process before this one could be reached: whoever knows the address goes on using it. */
  earlierAddress: z.string().nullable(),
});
export type ChildSettings = z.infer<typeof ChildSettingsSchema>;

export const ToChildSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), settings: ChildSettingsSchema }),
  z.object({ kind: z.literal('stop') }),
]);
export type ToChild = z.infer<typeof ToChildSchema>;

export const FromChildSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), address: z.string().nullable() }),
  z.object({ kind: z.literal('failed'), sentence: z.string() }),
  /** It holds much memory and has nothing to do: another one may take its place. */
  z.object({ kind: z.literal('worn') }),
  /** Told to stop, it needs up to so long. */
  z.object({ kind: z.literal('stopping'), limitMs: z.int() }),
]);
export type FromChild = z.infer<typeof FromChildSchema>;
