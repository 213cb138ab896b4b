import type { ModelPull } from '@kinora/contract/api';
import { modelPullStates } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { settings } from '../../../db/schema/index.ts';

const KEY = 'model_pull';
/** Whoever fetches says so every second: after this it has ended without a word. */
const SILENT_SECONDS = 15;

const KeptPullSchema = z.object({
  /** Of this try. */
  id: z.string(),
  baseUrl: z.string(),
  model: z.string(),
  state: z.enum(modelPullStates),
  completedBytes: z.number(),
  totalBytes: z.number(),
  sentence: z.string().nullable(),
});
/** The one model that is fetched, or was last, kept for every process. */
export type KeptPull = z.infer<typeof KeptPullSchema>;

/** One that ended without a word has broken off. */
export async function readPull(database: DatabaseOrTransaction): Promise<KeptPull | null> {
  const [row] = await database
    .select({
      value: settings.value,
      isSilent: sql<boolean>`${settings.changedAt} < now() - make_interval(secs => ${SILENT_SECONDS})`,
    })
    .from(settings)
    .where(eq(settings.key, KEY));
  const read = KeptPullSchema.safeParse(row?.value);
  if (!read.success) {
    return null;
  }
  return row?.isSilent === true && read.data.state === 'working'
    ? { ...read.data, state: 'failed', sentence: connectionSentences.store.brokeOff }
    : read.data;
}

/** Takes the place of the one before. */
export async function beginPull(tx: Transaction, pull: KeptPull): Promise<void> {
  const row = { value: pull, changedAt: sql`now()` };
  await tx
    .insert(settings)
    .values({ key: KEY, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
}

/** Notes how far it is; nothing is noted of one that has ended, or that another one has followed. */
export async function notePull(database: Database, pull: KeptPull): Promise<void> {
  const isThisTry = sql`${settings.value}->>'id' = ${pull.id} and ${settings.value}->>'state' = 'working'`;
  await database
    .update(settings)
    .set({ value: pull, changedAt: sql`now()` })
    .where(and(eq(settings.key, KEY), isThisTry));
}

export function pullAnswer({ model, state, completedBytes, totalBytes, sentence }: KeptPull): ModelPull {
  return { model, state, completed_bytes: completedBytes, total_bytes: totalBytes, sentence };
}
