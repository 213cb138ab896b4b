import {
  AcceptedAnswerSchema,
  ActivateAnswerSchema,
  ActivatePayloadSchema,
  ApplyForAccessPayloadSchema,
  ResetPasswordPayloadSchema,
  SessionAnswerSchema,
  SignInPayloadSchema,
  SignUpPayloadSchema,
} from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { SessionAnswer } from '@kinora/contract/api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import { applyForAccess, redeemInvitation } from '../invitations/index.ts';
import type { AccessDeps } from './access-deps.ts';
import { currentUser, findSession, guards, sendCookies, visitOf } from './guards.ts';
import { resetPassword } from './passwords/password-links.ts';
import type { CurrentUser, OpenedSession, Visit } from './sessions/sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { throttleRules } from './throttle/throttle-rules.ts';
import { countTry, forgiveTries } from './throttle/throttle.ts';

/** The calls of the sign-in screens and of the dialog Activate account. */
export function registerRoutes(instance: FastifyInstance, deps: AccessDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  registerSessionRoutes(instance, deps);

  app.post(
    '/api/activate',
    {
      onRequest: guards.signedIn,
      schema: { tags: ['access'], body: ActivatePayloadSchema, response: { 200: ActivateAnswerSchema } },
      // A missing or empty code is a bad code like any other: 400, with words of its own.
      attachValidation: true,
    },
    async (request) => {
      if (request.validationError !== undefined) {
        throw new AppError('bad-request', { detail: sentences.validation.enterInvitationCode });
      }
      const code = request.body.invitation_code;
      await activate(deps, { visit: visitOf(request), user: currentUser(request), code });
      return { activated: true as const };
    },
  );

  app.post(
    '/api/apply-for-access',
    {
      schema: {
        tags: ['access'],
        body: ApplyForAccessPayloadSchema,
        response: { 202: AcceptedAnswerSchema },
      },
    },
    async (request, reply) => {
      await apply(deps, { visit: visitOf(request), email: request.body.email });
      return reply.status(202).send({ message: sentences.account.applied });
    },
  );
}

function registerSessionRoutes(instance: FastifyInstance, deps: AccessDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const response = { 200: SessionAnswerSchema };

  app.post(
    '/api/auth/sign-up/email',
    { schema: { tags: ['access'], body: SignUpPayloadSchema, response } },
    async (request, reply) => {
      const { answer, cookies } = await signUp(deps, { visit: visitOf(request), payload: request.body });
      sendCookies(reply, cookies);
      return toAnswer(answer);
    },
  );

  app.post(
    '/api/auth/sign-in/email',
    { schema: { tags: ['access'], body: SignInPayloadSchema, response } },
    async (request, reply) => {
      const { answer, cookies } = await signIn(deps, { visit: visitOf(request), payload: request.body });
      sendCookies(reply, cookies);
      return toAnswer(answer);
    },
  );

  app.post('/api/auth/sign-out', { schema: { tags: ['access'], response } }, async (request, reply) => {
    const { cookies } = await deps.sessions.signOut(visitOf(request));
    sendCookies(reply, cookies);
    return null;
  });

  app.post(
    '/api/auth/reset-password',
    {
      schema: {
        tags: ['access'],
        body: ResetPasswordPayloadSchema,
        response: { 200: AcceptedAnswerSchema },
      },
    },
    async (request) => {
      await resetPassword(deps, { visit: visitOf(request), payload: request.body });
      return { message: sentences.account.passwordSet };
    },
  );

  app.get('/api/auth/get-session', { schema: { tags: ['access'], response } }, async (request, reply) => {
    const session = await findSession(request, reply);
    return session === null ? null : toAnswer(session);
  });
}

function toAnswer({ id, expiresAt, user }: OpenedSession): SessionAnswer {
  return {
    session: { id, expiresAt: expiresAt.toISOString() },
    user: { id: user.id, name: user.name, email: user.email },
  };
}

/** Activates an account with an invitation code. @throws AppError `bad-request` for every bad code, `too-many` */
async function activate(
  deps: AccessDeps,
  { visit, user, code }: { visit: Visit; user: CurrentUser; code: string },
): Promise<void> {
  if (user.isActivated) {
    return;
  }
  const now = deps.clock.now();
  const tries = [
    { rule: throttleRules.invitationFromNetwork, caller: networkOfAddress(visit.address), now },
    { rule: throttleRules.invitationByAccount, caller: user.id, now },
  ];
  await deps.database.transaction(async (tx) => {
    for (const attempt of tries) {
      await countTry(tx, attempt);
    }
  });
  await deps.database.transaction((tx) =>
    redeemInvitation(tx, { userId: user.id, code, creditsHundredths: deps.startingCreditsHundredths, now }),
  );
  await forgiveTries(deps.database, tries);
}

/** Takes an application for access from anybody. @throws AppError `too-many` */
async function apply(
  { database, clock }: AccessDeps,
  { visit, email }: { visit: Visit; email: string },
): Promise<void> {
  const now = clock.now();
  const caller = networkOfAddress(visit.address);
  await database.transaction(async (tx) => {
    await countTry(tx, { rule: throttleRules.application, caller, now });
    await applyForAccess(tx, { email, now });
  });
}
