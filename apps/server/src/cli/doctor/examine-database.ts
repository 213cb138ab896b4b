import type { OpenDatabase } from '../../db/client.ts';
import { readMigrationState } from '../../db/migrate.ts';
import { checkLedger } from '../../modules/credits/index.ts';
import { readQueueDepth } from '../../platform/queue/queue-depth.ts';
import type { Finding } from './finding.ts';

const AN_HOUR_SECONDS = 3_600;
const DRIFTS_SHOWN = 5;

/** Version and tables of the database. */
export async function examineDatabase(open: OpenDatabase, url: string): Promise<readonly Finding[]> {
  const { rows } = await open.pool.query<{ version: string; megabytes: number }>(
    `select current_setting('server_version') as version, ceil(pg_database_size(current_database()) / 1e6)::int as megabytes`,
  );
  const { applied, waiting } = await readMigrationState(url);
  const subject = 'database';
  const explanation = `PostgreSQL ${rows[0]?.version ?? ''}, ${rows[0]?.megabytes ?? 0} MB, ${applied} migrations applied`;
  return waiting === 0
    ? [{ subject, explanation }]
    : [{ subject, explanation: `${waiting} migrations are missing`, advice: 'Run npm start once.' }];
}

/** Replays the ledger; the outcome is remembered, so that a clean one opens credits that were read-only. */
export async function examineLedger(open: OpenDatabase): Promise<readonly Finding[]> {
  const { checkedUsers, drifts } = await checkLedger(open.database);
  if (drifts.length === 0) {
    return [{ subject: 'credits', explanation: `the entries of ${checkedUsers} accounts add up` }];
  }
  return drifts.slice(0, DRIFTS_SHOWN).map(({ kind, id, explanation }) => ({
    subject: 'credits',
    explanation: `${kind} ${id}: ${explanation}`,
    advice:
      'Credits are read-only until this is put right. Nothing of Kinora writes this: see docs/runbook.md.',
  }));
}

/** Jobs that were given up, and jobs that nobody takes. */
export async function examineQueue(open: OpenDatabase, isRunning: boolean): Promise<readonly Finding[]> {
  const depths = await readQueueDepth(open.pool);
  const sum = (state: string): number =>
    depths.filter((depth) => depth.state === state).reduce((total, { count }) => total + count, 0);
  const waiting = depths.filter(({ state }) => state === 'waiting');
  const oldestSeconds = Math.max(0, ...waiting.map((depth) => depth.oldestSeconds));
  const isStuck = isRunning && oldestSeconds > AN_HOUR_SECONDS && sum('running') === 0;
  const explanation = `${sum('waiting')} jobs wait, ${sum('running')} run, ${sum('failed')} were given up within a day`;
  return [
    isStuck
      ? { subject: 'queue', explanation, advice: 'Nobody takes the waiting jobs. Is a worker running?' }
      : { subject: 'queue', explanation },
  ];
}
