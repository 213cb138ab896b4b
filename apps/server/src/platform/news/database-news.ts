import { Client } from 'pg';
import type { Logger } from 'pino';

/** What the database tells all processes at once (PostgreSQL LISTEN and NOTIFY). */
export interface DatabaseNews {
  /** Hears everything that is told on a channel from now on, in whichever process it began. @returns what ends it */
  listen(listener: NewsListener): () => void;
  /** Settles when what is told from then on is heard. @throws while the database is away */
  isHearing(): Promise<void>;
  close(): Promise<void>;
}

export interface NewsListener {
  readonly channel: NewsChannel;
  readonly hear: (text: string) => void;
  /** The connection was lost: what was told meanwhile was not heard. */
  readonly miss: () => void;
}

const channels = ['kinora_projects', 'kinora_sessions'] as const;
export type NewsChannel = (typeof channels)[number];

/** Where somebody listens, it is tried again after this. */
const RECONNECT_MS = 1_000;

/** One connection of this process, opened when somebody listens first. Without it, its listeners poll. */
export function openDatabaseNews({ databaseUrl, log }: { databaseUrl: string; log: Logger }): DatabaseNews {
  const listeners = new Set<NewsListener>();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let begun: Promise<void> = Promise.resolve();

  function lose(lost: Client): void {
    if (client !== lost) {
      return;
    }
    client = null;
    lost.end().catch(() => undefined);
    for (const { miss } of listeners) {
      miss();
    }
    retryLater();
  }

  function retryLater(): void {
    if (isClosed || listeners.size === 0 || timer !== null) {
      return;
    }
    timer = setTimeout(() => {
      timer = null;
      connect();
    }, RECONNECT_MS);
    timer.unref();
  }

  function connect(): void {
    if (isClosed || client !== null) {
      return;
    }
    const fresh = new Client({
      connectionString: databaseUrl,
      application_name: 'kinora news',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) {
        if (listener.channel === channel) {
          listener.hear(payload);
        }
      }
    });
    begun = begin(fresh);
    begun.catch((error: unknown) => {
      log.warn({ err: error }, 'News of the database are not heard');
      lose(fresh);
    });
  }

  return {
    listen(listener) {
      listeners.add(listener);
      connect();
      return () => listeners.delete(listener);
    },
    isHearing: () => begun,
    async close() {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
      const open = client;
      client = null;
      await open?.end();
    },
  };
}

async function begin(client: Client): Promise<void> {
  await client.connect();
  for (const channel of channels) {
    await client.query(`listen ${channel}`);
  }
}
