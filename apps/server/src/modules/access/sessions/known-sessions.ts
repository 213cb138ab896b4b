import { hash } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseNews } from '../../../platform/news/database-news.ts';
import type { Session, Sessions } from './sessions.ts';

/** However well the news are heard, the database is asked again after this. */
const KEPT_MS = 30_000;
const MOST_KEPT = 5_000;

interface KnownSession {
  readonly session: Session;
  readonly readAt: number;
}

/**
 * Sessions that were just read, so that a page that asks every few seconds does not read them each time. They are answered
 * from here only while every ending of a session and every change of an account is heard from the database at once.
 */
export class KnownSessions {
  readonly #clock: Clock;
  /** By the hash of the whole `Cookie` header: what the library makes of it is remembered, not judged a second time. */
  readonly #known = new Map<string, KnownSession>();
  #isHearing = false;
  /** Raised whenever something is forgotten: what was being read meanwhile may be of the time before. */
  #forgettings = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @returns what ends it */
  follow(news: DatabaseNews): () => void {
    const hears = {
      begin: () => this.#setHearing(true),
      miss: () => this.#setHearing(false),
    };
    const stops = [
      news.listen({
        channel: 'kinora_sessions',
        hear: (id) => this.#forget(({ session }) => session.id === id),
        ...hears,
      }),
      news.listen({ channel: 'kinora_accounts', hear: (id) => this.forgetAccount(id), ...hears }),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.#setHearing(false);
    };
  }

  /** The session of a `Cookie` header, read by `read` unless it is known. */
  async of(
    cookie: string,
    read: () => ReturnType<Sessions['getSession']>,
  ): ReturnType<Sessions['getSession']> {
    const key = hash('sha256', cookie, 'base64');
    const known = this.#known.get(key);
    if (known !== undefined && this.#isGood(known)) {
      return { answer: known.session, cookies: [] };
    }
    const forgettings = this.#forgettings;
    const readAt = this.#clock.now().getTime();
    const found = await read();
    const isOfNow = this.#isHearing && forgettings === this.#forgettings;
    // What came with cookies was renewed: the browser sends others from now on.
    if (isOfNow && found.answer !== null && found.cookies.length === 0) {
      this.#keep(key, { session: found.answer, readAt });
    }
    return found;
  }

  forgetAccount(userId: string): void {
    this.#forget(({ session }) => session.user.id === userId);
  }

  forgetAll(): void {
    this.#forgettings += 1;
    this.#known.clear();
  }

  #isGood({ session, readAt }: KnownSession): boolean {
    const now = this.#clock.now().getTime();
    // A clock that was set back makes nothing younger.
    return readAt <= now && now - readAt < KEPT_MS && session.expiresAt.getTime() > now;
  }

  #keep(key: string, known: KnownSession): void {
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KEPT && oldest !== undefined) {
      this.#known.delete(oldest);
    }
  }

  #forget(isMeant: (known: KnownSession) => boolean): void {
    this.#forgettings += 1;
    for (const [key, known] of this.#known) {
      if (isMeant(known)) {
        this.#known.delete(key);
      }
    }
  }

  #setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.forgetAll();
  }
}
