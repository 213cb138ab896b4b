import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from 'pg';

/** What PostgreSQL writes into `postmaster.pid` while it runs. */
export interface ServerRecord {
  readonly pid: number;
  readonly dataFolder: string;
  readonly startedAtSeconds: number;
  readonly port: number;
}

/** The one account of a bundled server; it owns everything in it. */
export const DATABASE_ACCOUNT = 'kinora';

/** Where a server of ours answers. `database` defaults to the one that always exists. */
export function serverUrl(port: number, password: string, database = 'postgres'): string {
  return `postgres://${DATABASE_ACCOUNT}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** The record of the server that runs, or last ran, on a data folder; null when it was stopped in order. */
export async function readServerRecord(dataFolder: string): Promise<ServerRecord | null> {
  let text: string;
  try {
    text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
  const [pid, folder, startedAtSeconds, port] = text.split('\n');
  return {
    pid: Number(pid),
    dataFolder: folder ?? '',
    startedAtSeconds: Number(startedAtSeconds),
    port: Number(port),
  };
}

/** Whether a process with this id exists. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the live process is a PostgreSQL at all: process ids are reused, above all in containers. */
export async function isPostgresProcess(pid: number): Promise<boolean> {
  if (!isProcessAlive(pid)) {
    return false;
  }
  if (process.platform !== 'linux') {
    return true;
  }
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}

/**
 * Whether the server behind a record is the one that serves this data folder with this password: the proof for
 * adopting a server that outlived its supervisor. The start time tells a reused port from the recorded server.
 */
export async function isOurServer(
  record: ServerRecord,
  dataFolder: string,
  password: string,
): Promise<boolean> {
  const client = new Client({
    connectionString: serverUrl(record.port, password),
    connectionTimeoutMillis: 3_000,
  });
  try {
    await client.connect();
    const answer = await client.query<{ folder: string; started: number }>(
      "select current_setting('data_directory') as folder, extract(epoch from pg_postmaster_start_time())::float8 as started",
    );
    const row = answer.rows[0];
    return row?.folder === dataFolder && Math.abs(row.started - record.startedAtSeconds) <= 2;
  } catch {
    // Any refusal (wrong password, nobody listening, another protocol) means: not ours.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
