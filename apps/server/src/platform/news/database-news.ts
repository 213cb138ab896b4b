import { randomUUID } from 'node:crypto';
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
  /** From now on nothing is missed: the line was heard to carry what is told. */
  readonly begin?: () => void;
  /** The connection was lost: what was told meanwhile was not heard. */
  readonly miss: () => void;
}

const channels = ['kinora_projects', 'kinora_sessions', 'kinora_accounts'] as const;
export type NewsChannel = (typeof channels)[number];

/** On which a line hears itself. */
const ECHO = 'kinora_echoes';

/** Where somebody listens, it is tried again after this. */
const RECONNECT_MS = 1_000;

/** So often a line calls; one that has not heard its last two calls is lost, though nobody said so (a cut cable). */
const CALL_MS = 5_000;
const UNHEARD_CALLS = 2;

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
  /** Whether the present connection was heard to carry what is told: poolers take a LISTEN and forget it. */
  private isProven = false;
  private unheardCalls = 0;
  private readonly name = randomUUID();
  private calls: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(parts: NewsParts) {
    this.parts = parts;
  }

  listen(listener: NewsListener): () => void {
    this.listeners.add(listener);
    if (this.isProven) {
      listener.begin?.();
    }
    this.connect();
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) {
      clearTimeout(this.timer);
    }
    const open = this.client;
    this.fallSilent();
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
      if (channel === ECHO && payload === this.name && this.client === fresh) {
        this.prove();
      }
      for (const listener of this.listeners) {
        if (listener.channel === channel) {
          listener.hear(payload);
        }
      }
    });
    this.begun = begin(fresh);
    this.begun.then(
      () => this.keepCalling(fresh),
      (error: unknown) => {
        this.parts.log.warn({ err: error }, 'News of the database are not heard');
        this.lose(fresh);
      },
    );
  }

  private keepCalling(line: Client): void {
    if (this.client === line) {
      this.call(line);
      this.calls = setInterval(() => this.call(line), CALL_MS);
      this.calls.unref();
    }
  }

  /** Tells itself something, to hear that the line carries. */
  private call(line: Client): void {
    if (this.unheardCalls >= UNHEARD_CALLS) {
      this.lose(line);
      return;
    }
    this.unheardCalls += 1;
    line.query('select pg_notify($1, $2)', [ECHO, this.name]).catch(() => this.lose(line));
  }

  private prove(): void {
    this.unheardCalls = 0;
    if (!this.isProven) {
      this.isProven = true;
      for (const { begin: beginHearing } of this.listeners) {
        beginHearing?.();
      }
    }
  }

  private fallSilent(): void {
    this.client = null;
    this.isProven = false;
    this.unheardCalls = 0;
    clearInterval(this.calls);
    for (const { miss } of this.listeners) {
      miss();
    }
  }

  private lose(lost: Client): void {
    if (this.client !== lost) {
      return;
    }
    this.fallSilent();
    // It is lost already, and says so again.
    lost.end().catch(() => undefined);
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
  for (const channel of [...channels, ECHO]) {
    await client.query(`listen ${channel}`);
  }
}
