import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import * as schema from './schema/index.ts';

/** The Drizzle client over all tables. Use a transaction for every state change that enqueues a job. */
export type Database = NodePgDatabase<typeof schema>;

/** What `database.transaction(async (tx) => …)` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either of both: for reads that may run inside or outside a transaction. */
export type DatabaseOrTransaction = Database | Transaction;

export interface OpenDatabase {
  readonly database: Database;
  /** The pool below, for the few who need a raw connection (locks, LISTEN, counts). */
  readonly pool: Pool;
  /**
   * Opens the connections that are kept, so that nobody waits for one: a login takes both sides tens of milliseconds of
   * hashing (SCRAM, RFC 5802).
   */
  warmUp(): Promise<void>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly maxConnections?: number;
  /** As many stay open however long nobody needs them; none by default. */
  readonly keptConnections?: number;
  /** Shown in `pg_stat_activity`, so that an operator sees who holds what. */
  readonly applicationName?: string;
  /** How long one statement may take; 10 s by default. */
  readonly statementLimitMs?: number;
  /** An idle connection was lost (a database restart); the pool replaces it by itself. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Half-open sockets and runaway queries end here instead of hanging a request (reliability.md C). */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Opens a pool on a PostgreSQL URL. No connection is made before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const keptConnections = options.keptConnections ?? 0;
  const statementLimitMs = options.statementLimitMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    min: keptConnections,
    application_name: options.applicationName ?? 'kinora',
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementLimitMs,
    query_timeout: statementLimitMs + 1_000,
    keepAlive: true,
  });
  // Without a listener the loss of a connection would end the process. One in use tells its query or transaction of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => options.onConnectionError?.(error));
  const warmUp = async (): Promise<void> => {
    await Promise.all(Array.from({ length: keptConnections }, () => pool.query('select 1')));
  };
  return { database: openDrizzle(pool), pool, warmUp, close: () => pool.end() };
}

/**
 * Drizzle over a pool, with transactions that give their connection back however they end: its own keep the connection
 * for ever whose BEGIN or ROLLBACK fails, as each does while the database restarts, until the pool has none left.
 */
function openDrizzle(pool: Pool): Database {
  const overConnections = new WeakMap<PoolClient, Database>();
  const over = (connection: PoolClient): Database => {
    const known = overConnections.get(connection) ?? drizzle(connection, { schema });
    overConnections.set(connection, known);
    return known;
  };
  const transaction: Database['transaction'] = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await over(connection).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return Object.assign(drizzle(pool, { schema }), { transaction });
}
