import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../postgres/embedded-postgres.ts';

export interface SupervisedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const PAUSE_MS = 1_000;

/** Runs the bundled database; if it dies it comes back at the same address, and everybody reconnects by themselves. */
export async function supervisePostgres(
  options: EmbeddedPostgresOptions & { readonly log: Logger },
): Promise<SupervisedPostgres> {
  const stopping = new AbortController();
  let server: EmbeddedPostgres = await startEmbeddedPostgres(options);
  const { port } = server;
  const url = server.url();
  const keepAlive = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await server.exited;
      if (stopping.signal.aborted) {
        return;
      }
      options.log.error('The database ended unexpectedly and is started again');
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      server = await startAgain(options, port, server);
    }
  };
  const loop = keepAlive();
  return {
    url,
    async stop() {
      stopping.abort();
      await server.stop();
      await loop;
      await server.stop();
    },
  };
}

/** @returns the old, ended server when it did not start: its end is noticed again at once, after a pause */
async function startAgain(
  options: EmbeddedPostgresOptions & { readonly log: Logger },
  port: number,
  old: EmbeddedPostgres,
): Promise<EmbeddedPostgres> {
  try {
    const server = await startEmbeddedPostgres({ ...options, preferredPort: port });
    if (server.port === port) {
      return server;
    }
    await server.stop();
    options.log.error({ port }, "Another program has taken the database's port; waiting for it to be free");
  } catch (error) {
    options.log.error({ err: error }, 'The database could not be started again');
  }
  return old;
}
