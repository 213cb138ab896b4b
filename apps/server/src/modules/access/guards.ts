import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeGuard } from '../../platform/http/openapi.ts';
import type { OwnSession } from './sessions/account-sessions.ts';
import type { PasswordProof } from './passwords/confirm-password.ts';
import type { CurrentUser, Session, Sessions, Visit } from './sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
    /** See `confirmPassword`. */
    confirmPassword: (proof: PasswordProof) => Promise<void>;
  }
  interface FastifyRequest {
    /** Undefined until somebody asked for it; null for visitors. */
    session: Session | null | undefined;
  }
}

/** Who sends a request. The address is Fastify's, which trusts proxies only as configured. */
export function visitOf(request: FastifyRequest): Visit {
  return { cookie: request.headers.cookie, address: request.ip, userAgent: request.headers['user-agent'] };
}

/** The session of a request, read once; null for visitors. */
export async function findSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  if (request.session === undefined) {
    const { answer, cookies } = await request.server.sessions.getSession(visitOf(request));
    sendCookies(reply, cookies);
    request.session = answer;
  }
  return request.session;
}

/** Adds cookies to an answer. */
export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) {
    void reply.header('set-cookie', [...cookies]);
  }
}

/** The person behind a request that passed a guard. @throws AppError `not-signed-in` */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (request.session === undefined || request.session === null) {
    throw new AppError('not-signed-in');
  }
  return request.session.user;
}

/** The session behind a request that passed a guard. @throws AppError `not-signed-in` */
export function currentSession(request: FastifyRequest): OwnSession {
  return { userId: currentUser(request).id, sessionId: request.session?.id ?? '' };
}

async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await findSession(request, reply);
  currentUser(request);
}

async function activated(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await signedIn(request, reply);
  if (!currentUser(request).isActivated) {
    throw new AppError('not-activated');
  }
}

async function admin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await signedIn(request, reply);
  if (!currentUser(request).isAdmin) {
    throw new AppError('forbidden');
  }
}

/**
 * Hooks that let only some people through. Set them as a route's `onRequest`: a visitor is then refused before the
 * body is read, let alone judged.
 */
export const guards = {
  signedIn: describeGuard(signedIn, []),
  activated: describeGuard(activated, ['activated']),
  admin: describeGuard(admin, ['admin']),
} as const;
