import type { FastifyInstance } from 'fastify';
import type { AccessDeps, AccessOptions } from './access-deps.ts';
import { createPasswords } from './passwords.ts';
import { registerRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';

/** Adds sessions, their routes and what the guards need. Call it before any module that uses a guard. */
export function registerAccess(app: FastifyInstance, options: AccessOptions): void {
  const passwords = options.passwords ?? createPasswords();
  const deps: AccessDeps = { ...options, passwords, sessions: createSessions({ ...options, passwords }) };
  app.decorate('sessions', deps.sessions);
  app.decorateRequest('session', undefined);
  registerRoutes(app, deps);
}
