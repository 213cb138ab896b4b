import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import { sessions, throttles, verifications } from '../../db/schema/index.ts';
import type { AccessDeps, AccessOptions } from './access-deps.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import { createPasswords } from './passwords/passwords.ts';
import { registerRoutes } from './routes.ts';
import { createSessions } from './sessions/sessions.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

/** Adds sessions, their routes and what the guards need. Call it before any module that uses a guard. */
export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  const passwords = options.passwords ?? createPasswords();
  const deps: AccessDeps = { ...options, passwords, sessions: createSessions({ ...options, passwords }) };
  app.decorate('sessions', deps.sessions);
  app.decorate('confirmPassword', async (proof) => {
    await confirmPassword(deps, proof);
  });
  app.decorateRequest('session', undefined);
  registerRoutes(app, deps);
  registerAccountRoutes(app, deps);
  sweepHourly(app, deps);
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
