import { z } from 'zod';

/** The first file of a backup: what it is, and which Kinora can read it. */
export const BackupManifestSchema = z.object({
  kind: z.literal('kinora-backup'),
  /** Of this layout. */
  version: z.literal(1),
  madeAt: z.string(),
  /** The database's migrations: a backup is restored by the version that made it. */
  migrations: z.array(z.string()),
  /** Tables in the order in which they are filled. */
  tables: z.array(z.object({ name: z.string(), rows: z.int() })),
});
export type BackupManifest = z.infer<typeof BackupManifestSchema>;

/** Where things lie in a backup. */
export const backupPaths = {
  manifest: 'manifest.json',
  /** One row as JSON per line, gzipped. */
  table: (name: string) => `tables/${name}.jsonl.gz`,
  media: (storageKey: string) => `media/${storageKey}`,
  secret: 'secrets/kinora-secret',
} as const;

/** Jobs that have not ended; the table is the queue library's, so it is not among ours. */
export const JOBS_TABLE = 'pgboss.job';

/** Keys of vendors: they stay where they were pasted. Whoever gets hold of a backup, which has the secret too, gets none. */
export const secretTables: ReadonlySet<string> = new Set(['connection_keys']);

/** Of this moment only: who runs which job, and how often somebody asked. */
export const fleetingTables: ReadonlySet<string> = new Set(['queue_claims', 'rate_limits']);
