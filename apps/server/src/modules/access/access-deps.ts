import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseNews } from '../../platform/news/database-news.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Sessions } from './sessions/sessions.ts';

/** What the server gives to access. */
export interface AccessOptions {
  readonly database: Database;
  readonly log: Logger;
  readonly clock: Clock;
  /** Signs session cookies, and makes the setup code. */
  readonly secret: string;
  /** Where people open Kinora; https makes the cookie `Secure`. */
  readonly publicUrl: string;
  /** Whether the first account has to know the setup code: when others than this machine reach the server. */
  readonly needsSetupCode: boolean;
  /** What an activated account starts with. */
  readonly startingCreditsHundredths: bigint;
  /** Hashing of passwords; tests pass a cheap one. */
  readonly passwords?: Passwords;
  /** By which endings of sessions are heard in all processes; without it a session is read anew for every request. */
  readonly news?: DatabaseNews;
}

/** The same, with the parts that access makes for itself. */
export interface AccessDeps extends AccessOptions {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}
