import type { FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './account-routes.ts';
import { confirmPassword } from './confirm-password.ts';
import type { AccessDeps, AccessOptions } from './access-deps.ts';
import { createPasswords } from './passwords.ts';
import { registerRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import { sweepAccess } from './sweep-access.ts';

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
