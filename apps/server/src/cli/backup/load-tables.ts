import type { Client } from 'pg';
import { listTables, type TableDescription } from '../../db/table-list.ts';
import { JOBS_TABLE } from './backup-manifest.ts';
import { readRows } from './read-rows.ts';

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 16_000_000;

/** Where a dumped table lies, by its name. */
export type TableFiles = ReadonlyMap<string, string>;

/**
 * Fills an empty, migrated database in one transaction: all of it, or nothing. Jobs that were running wait again.
 * `beforeEnd` is what must be there when it is; if it fails, nothing is loaded.
 * @throws when a row does not fit
 */
export async function loadTables(
  client: Client,
  files: TableFiles,
  beforeEnd: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    // Reading a large file takes longer than a transaction may usually rest.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    for (const table of await listTables(client)) {
      await loadRows(client, table, files.get(table.name));
    }
    await loadRows(client, await describeJobs(client), files.get(JOBS_TABLE));
    await client.query(
      `update ${JOBS_TABLE} set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`,
    );
    await moveSequences(client);
    await beforeEnd();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function describeJobs(client: Client): Promise<TableDescription> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(attname) as column from pg_attribute
      where attrelid = '${JOBS_TABLE}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  return { name: JOBS_TABLE, columns: rows.map(({ column }) => column) };
}

async function loadRows(client: Client, table: TableDescription, file: string | undefined): Promise<void> {
  if (file === undefined) {
    return;
  }
  const columns = table.columns.join(', ');
  // Columns that are new since the backup, and numbers the database would give out itself, are taken as they come.
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`;
  let page: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (page.length > 0) {
      await client.query(insert, [`[${page.join(',')}]`]);
      page = [];
      characters = 0;
    }
  };
  for await (const row of readRows(file)) {
    page.push(row);
    characters += row.length;
    if (page.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) {
      await flush();
    }
  }
  await flush();
}

/** What a sequence gives out next must be new. */
async function moveSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select quote_ident(c.relname) as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      [table, column],
    );
  }
}
