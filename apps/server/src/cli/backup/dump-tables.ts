import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { z } from 'zod';
import { listTables } from '../../db/table-list.ts';
import { WORK_QUEUE } from '../../platform/queue/boss.ts';
import { fleetingTables, JOBS_TABLE, secretTables } from './backup-manifest.ts';

export interface DumpedTable {
  readonly name: string;
  readonly rows: number;
  /** Gzipped, in the folder that was given. */
  readonly file: string;
}

export interface Dump {
  readonly tables: readonly DumpedTable[];
  readonly storageKeys: readonly string[];
}

const ROWS_AT_ONCE = 500;
const KeysSchema = z.array(z.object({ key: z.string() }));

/**
 * Writes every table but vendors' keys as it is at one moment, however long that takes and whatever is written meanwhile.
 * Rows travel as PostgreSQL's own JSON text and are never read as numbers here, so that no digit is lost.
 */
export async function dumpTables(client: Client, folder: string): Promise<Dump> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    const names = (await listTables(client)).map(({ name }) => name);
    const tables: DumpedTable[] = [];
    for (const name of names.filter((one) => !fleetingTables.has(one) && !secretTables.has(one))) {
      tables.push(
        await dumpRows(client, { name, query: `select to_jsonb(t)::text as row from ${name} t`, folder }),
      );
    }
    const jobs = `select to_jsonb(t)::text as row from ${JOBS_TABLE} t where name = '${WORK_QUEUE}' and state < 'completed'`;
    tables.push(await dumpRows(client, { name: JOBS_TABLE, query: jobs, folder }));
    const { rows } = await client.query('select storage_key as key from assets order by 1');
    return { tables, storageKeys: KeysSchema.parse(rows).map(({ key }) => key) };
  } finally {
    await client.query('rollback');
  }
}

interface TableToDump {
  readonly name: string;
  readonly query: string;
  readonly folder: string;
}

async function dumpRows(client: Client, { name, query, folder }: TableToDump): Promise<DumpedTable> {
  const file = join(folder, `${name}.jsonl.gz`);
  await client.query(`declare kinora_backup no scroll cursor for ${query}`);
  let rows = 0;
  const lines = async function* (): AsyncGenerator<string> {
    for (;;) {
      const page = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from kinora_backup`);
      if (page.rows.length === 0) {
        return;
      }
      rows += page.rows.length;
      yield page.rows.map(({ row }) => `${row}\n`).join('');
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  await client.query('close kinora_backup');
  return { name, rows, file };
}
