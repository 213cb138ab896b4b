import { plans, type Plan } from '@kinora/contract/plans';
import { sentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { sessions as sessionTable } from '../../../db/schema/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ADDRESS_HEADER, createAuthLibrary, type AuthLibraryDeps } from './auth-library.ts';

/** What a request tells about who sends it. */
export interface Visit {
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
  /** The client's address as Fastify knows it. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** The person behind a request. */
export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isActivated: boolean;
  readonly isAdmin: boolean;
  readonly storedPlan: Plan;
}

export interface Session {
  readonly id: string;
  readonly expiresAt: Date;
  readonly user: CurrentUser;
}

/** A session that just began. */
export interface OpenedSession {
  readonly id: string;
  readonly expiresAt: Date;
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
}

/** An answer together with the `Set-Cookie` headers that belong to it. */
export interface WithCookies<Answer> {
  readonly answer: Answer;
  readonly cookies: readonly string[];
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The only door to the session library. */
export interface Sessions {
  /** The session of a request; null for visitors, and for sessions that ended. */
  getSession(visit: Visit): Promise<WithCookies<Session | null>>;
  /** Makes an account and signs it in. @throws AppError `conflict` when the e-mail address has one */
  signUp(visit: Visit, account: NewAccount): Promise<WithCookies<OpenedSession>>;
  /** @throws AppError `not-signed-in`, the same for an unknown address and a wrong password */
  signIn(visit: Visit, credentials: { email: string; password: string }): Promise<WithCookies<OpenedSession>>;
  /** Ends the session in the database, so that a copied cookie is worth nothing. */
  signOut(visit: Visit): Promise<WithCookies<null>>;
}

/** However often it is used, a session ends after this time. */
const LONGEST_SESSION_MS = 90 * 86_400_000;

/** How far behind the note may be of when a session was last used. */
const LAST_SEEN_PRECISION_MS = 10 * 60_000;

/** A database that restarts is back by then. */
const RETRY_AFTER_SECONDS = 5;

const SessionSchema = z.object({
  session: z.object({
    id: z.string(),
    token: z.string(),
    expiresAt: z.date(),
    createdAt: z.date(),
    updatedAt: z.date(),
  }),
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    activatedAt: z.nullable(z.date()),
    storedPlan: z.enum(plans),
    closedAt: z.nullable(z.date()),
    deletedAt: z.nullable(z.date()),
  }),
});

export interface SessionsDeps extends AuthLibraryDeps {
  readonly clock: Clock;
}

/** Sessions over a database, or over one transaction. */
export function createSessions(deps: SessionsDeps): Sessions {
  const { api } = createAuthLibrary(deps);

  async function read(visit: Visit) {
    const { response, headers } = await refusals(
      api.getSession({ headers: headersOf(visit), returnHeaders: true }),
    );
    return { found: z.nullable(SessionSchema).parse(response), cookies: headers.getSetCookie() };
  }

  async function endSessionOf(visit: Visit): Promise<void> {
    const { found } = await read(visit);
    if (found !== null) {
      await deleteSession(deps.database, found.session.token);
    }
  }

  return {
    async getSession(visit) {
      const { found, cookies } = await read(visit);
      if (found === null) {
        return { answer: null, cookies };
      }
      if (hasEnded(found, deps.clock.now())) {
        await deleteSession(deps.database, found.session.token);
        return { answer: null, cookies: [] };
      }
      await noteLastSeen(deps, found.session);
      return { answer: toSession(found), cookies };
    },
    async signUp(visit, account) {
      await endSessionOf(visit);
      const { response, headers } = await refusals(
        api.signUpEmail({ body: account, headers: headersOf(visit), returnHeaders: true }),
      );
      return { answer: await findOpened(deps.database, response), cookies: headers.getSetCookie() };
    },
    async signIn(visit, credentials) {
      const { response, headers } = await refusals(
        api.signInEmail({ body: credentials, headers: headersOf(visit), returnHeaders: true }),
      );
      // A new session for every sign-in: the one before it, perhaps planted by somebody else, ends.
      await endSessionOf(visit);
      return { answer: await findOpened(deps.database, response), cookies: headers.getSetCookie() };
    },
    async signOut(visit) {
      // Before the library does it: that one would swallow a failure.
      await endSessionOf(visit);
      const { headers } = await api.signOut({ headers: headersOf(visit), returnHeaders: true });
      return { answer: null, cookies: headers.getSetCookie() };
    },
  };
}

const OpenedSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

async function findOpened(database: DatabaseOrTransaction, response: unknown): Promise<OpenedSession> {
  const { token, user } = OpenedSchema.parse(response);
  const [row] = await database
    .select({ id: sessionTable.id, expiresAt: sessionTable.expiresAt })
    .from(sessionTable)
    .where(eq(sessionTable.token, token));
  if (row === undefined) {
    throw new Error(`The new session of user ${user.id} was not kept.`);
  }
  return { ...row, user };
}

function headersOf(visit: Visit): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: visit.address });
  if (visit.cookie !== undefined) {
    headers.set('cookie', visit.cookie);
  }
  if (visit.userAgent !== undefined) {
    headers.set('user-agent', visit.userAgent);
  }
  return headers;
}

/** Whatever ended it besides its own row: its age, or what became of its account, which is read with it. */
function hasEnded({ session, user }: z.infer<typeof SessionSchema>, now: Date): boolean {
  const isTooOld = now.getTime() - session.createdAt.getTime() > LONGEST_SESSION_MS;
  return isTooOld || user.closedAt !== null || user.deletedAt !== null;
}

function toSession({ session, user }: z.infer<typeof SessionSchema>): Session {
  const { id, name, email, isAdmin, activatedAt, storedPlan } = user;
  return {
    id: session.id,
    expiresAt: session.expiresAt,
    user: { id, name, email, isActivated: activatedAt !== null, isAdmin, storedPlan },
  };
}

/** The library itself notes a use only once a day, when it renews the session. */
async function noteLastSeen(
  { database, clock }: SessionsDeps,
  session: { id: string; updatedAt: Date },
): Promise<void> {
  const now = clock.now();
  if (now.getTime() - session.updatedAt.getTime() > LAST_SEEN_PRECISION_MS) {
    await database.update(sessionTable).set({ updatedAt: now }).where(eq(sessionTable.id, session.id));
  }
}

async function deleteSession(database: DatabaseOrTransaction, token: string): Promise<void> {
  await database.delete(sessionTable).where(eq(sessionTable.token, token));
}

const LibraryErrorSchema = z.object({ body: z.object({ code: z.string() }) });

/** The library's refusals in our words. Anything else passes as it is. */
async function refusals<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const refusal = LibraryErrorSchema.safeParse(error);
    throw refusal.success ? refusalOf(refusal.data.body.code, error) : error;
  }
}

function refusalOf(code: string, cause: unknown): unknown {
  switch (code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
    case 'INVALID_EMAIL':
    case 'PASSWORD_TOO_LONG':
      return new AppError('not-signed-in', { detail: sentences.account.wrongCredentials, cause });
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return new AppError('conflict', { detail: sentences.account.emailTaken, cause });
    default:
      // The library hides what the database said behind these codes.
      return code.startsWith('FAILED_TO_')
        ? new AppError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
        : cause;
  }
}
