import { lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Database } from '../../db/client.ts';
import { sessions, throttles, verifications } from '../../db/schema/index.ts';
import { SAFE_METHODS } from '../../platform/http/origin-rule.ts';
import type { DatabaseNews } from '../../platform/news/database-news.ts';
import type { AccessDeps, AccessOptions } from './access-deps.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { createPasswords } from './passwords/passwords.ts';
import { registerRoutes } from './routes.ts';
import { KnownSessions } from './sessions/known-sessions.ts';
import { createSessions } from './sessions/sessions.ts';
import type { Sessions } from './sessions/sessions.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

/** Adds sessions, their routes and what the guards need. Call it before any module that uses a guard. */
export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  const passwords = options.passwords ?? createPasswords();
  const deps: AccessDeps = { ...options, passwords, sessions: createSessions({ ...options, passwords }) };
  app.decorate(
    'sessions',
    options.news === undefined ? deps.sessions : keepSessions(app, deps, options.news),
  );
  app.decorate('confirmPassword', async (proof) => {
    await confirmPassword(deps, proof);
  });
  app.decorateRequest('session', undefined);
  registerRoutes(app, deps);
  registerAccountRoutes(app, deps);
  sweepHourly(app, deps);
}

/** Answers known sessions from memory, for as long as `news` are heard. */
function keepSessions(app: FastifyInstance, { sessions, clock }: AccessDeps, news: DatabaseNews): Sessions {
  const known = new KnownSessions(clock);
  app.addHook('onClose', known.follow(news));
  const beforeAnswer: onSendHookHandler = (...[request, , , done]) => {
    if (!SAFE_METHODS.has(request.method)) {
      forgetChanged(known, request);
    }
    done();
  };
  app.addHook('onSend', beforeAnswer);
  return {
    ...sessions,
    getSession: (visit) =>
      visit.cookie === undefined
        ? sessions.getSession(visit)
        : known.of(visit.cookie, () => sessions.getSession(visit)),
  };
}

/**
 * What a request may have changed is forgotten before it is answered, in its own process without waiting for the news:
 * whoever signs in, uses a link or is an admin may have changed anybody's account, everybody else their own.
 */
function forgetChanged(known: KnownSessions, { session }: FastifyRequest): void {
  if (session === undefined || session === null || session.user.isAdmin) {
    known.forgetAll();
  } else {
    known.forgetAccount(session.user.id);
  }
}

function sweepHourly(app: FastifyInstance, { database, clock, log }: AccessDeps): void {
  const sweeper = setInterval(() => {
    sweepAccess(database, clock.now()).catch((error: unknown) => {
      log.warn({ err: error }, 'Ended sessions could not be removed');
    });
  }, SWEEP_INTERVAL_MS);
  // Tidying up alone must not keep the process alive.
  sweeper.unref();
  app.addHook('onClose', () => clearInterval(sweeper));
}

/** Longer than any rule remembers a try. */
const THROTTLE_KEPT_MS = 24 * 3_600_000;

/** Removes what has no effect any more: ended sessions, stale proofs, forgotten tries. */
export async function sweepAccess(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now));
  await database.delete(verifications).where(lt(verifications.expiresAt, now));
  await database.delete(throttles).where(lt(throttles.lastTryAt, new Date(now.getTime() - THROTTLE_KEPT_MS)));
}
