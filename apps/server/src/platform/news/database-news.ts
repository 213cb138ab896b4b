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

interface NewsParts {
  readonly databaseUrl: string;
  readonly log: Logger;
}

/** One connection of this process, opened when somebody listens first. Without it, its listeners poll. */
export function openDatabaseNews(parts: NewsParts): DatabaseNews {
  const line = new NewsLine(parts);
  return {
    listen: (listener) => line.listen(listener),
    isHearing: () => line.begun,
    close: () => line.close(),
  };
}

class NewsLine {
  /** Settles when the present connection listens. */
  begun: Promise<void> = Promise.resolve();
  private readonly parts: NewsParts;
  private readonly listeners = new Set<NewsListener>();
  private client: Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(parts: NewsParts) {
    this.parts = parts;
  }

  listen(listener: NewsListener): () => void {
    this.listeners.add(listener);
    this.connect();
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) {
      clearTimeout(this.timer);
    }
    const open = this.client;
    this.client = null;
    await open?.end();
  }

  private connect(): void {
    if (this.isClosed || this.client !== null) {
      return;
    }
    const fresh = new Client({
      connectionString: this.parts.databaseUrl,
      application_name: 'kinora news',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.client = fresh;
    fresh.on('error', () => this.lose(fresh));
    fresh.on('end', () => this.lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.listeners) {
        if (listener.channel === channel) {
          listener.hear(payload);
        }
      }
    });
    this.begun = begin(fresh);
    this.begun.catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'News of the database are not heard');
      this.lose(fresh);
    });
  }

  private lose(lost: Client): void {
    if (this.client !== lost) {
      return;
    }
    this.client = null;
    // It is lost already, and says so again.
    lost.end().catch(() => undefined);
    for (const { miss } of this.listeners) {
      miss();
    }
    this.retryLater();
  }

  private retryLater(): void {
    if (this.isClosed || this.listeners.size === 0 || this.timer !== null) {
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, RECONNECT_MS);
    this.timer.unref();
  }
}

async function begin(client: Client): Promise<void> {
  await client.connect();
  for (const channel of channels) {
    await client.query(`listen ${channel}`);
  }
}
