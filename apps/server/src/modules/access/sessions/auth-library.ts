import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { randomUUID } from 'node:crypto';
import { limits } from '@kinora/contract/limits';
import type { Logger } from 'pino';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { credentials, sessions, users, verifications } from '../../../db/schema/index.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { cookiePrefix } from './session-cookie.ts';

export interface AuthLibraryDeps {
  /** A transaction, when an account is to appear together with what belongs to it. */
  readonly database: DatabaseOrTransaction;
  readonly passwords: Passwords;
  readonly log: Logger;
  /** Signs the session cookie. */
  readonly secret: string;
  /** Where people open Kinora; https makes the cookie `Secure`. */
  readonly publicUrl: string;
}

const DAY_SECONDS = 86_400;
/** A session that is not used for so long ends. */
const IDLE_SECONDS = 30 * DAY_SECONDS;

/** Carries Fastify's idea of the client's address; no header from outside gets through to the library. */
export const ADDRESS_HEADER = 'x-kinora-address';

/**
 * The session library, set up for our tables. Its routes, origin check and rate limit are not used: our own routes call
 * its functions, our Origin rule covers every route, and our throttle knows accounts.
 */
export function createAuthLibrary(deps: AuthLibraryDeps) {
  return betterAuth({
    database: drizzleAdapter(deps.database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    secrets: [{ version: 1, value: deps.secret }],
    baseURL: deps.publicUrl,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.text.passwordMinimum,
      maxPasswordLength: limits.text.password,
      password: {
        hash: (password) => deps.passwords.hash(password),
        verify: ({ hash, password }) => deps.passwords.verify(password, hash),
      },
    },
    user: {
      // Ours alone: no sign-up can set them.
      additionalFields: {
        isAdmin: { type: 'boolean', input: false, required: false },
        activatedAt: { type: 'date', input: false, required: false },
        storedPlan: { type: 'string', input: false, required: false },
        closedAt: { type: 'date', input: false, required: false },
        deletedAt: { type: 'date', input: false, required: false },
      },
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: DAY_SECONDS },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => deps.log.warn({ reasons: details.map(explain) }, message),
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: deps.publicUrl.startsWith('https:'),
      database: { generateId: () => randomUUID(), joins: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

/** Of a failed query only the database's words: its parameters are people's addresses and hashes. */
function explain(detail: unknown): string {
  if (!(detail instanceof Error)) {
    return typeof detail;
  }
  return detail.cause instanceof Error ? detail.cause.message : detail.name;
}
