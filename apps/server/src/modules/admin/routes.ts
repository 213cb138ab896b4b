import {
  AdminUsersAnswerSchema,
  AdminUserSchema,
  ApplicationsAnswerSchema,
  ChangeCreditsAnswerSchema,
  ChangeCreditsPayloadSchema,
  ChangeUserPayloadSchema,
  CreateInvitationAnswerSchema,
  CreateInvitationPayloadSchema,
  IdParamsSchema,
  InvitationsAnswerSchema,
  PasswordLinkAnswerSchema,
  RevokeInvitationAnswerSchema,
  type Invitation,
} from '@kinora/contract/api';
import { creditsOf, hundredthsOf } from '@kinora/contract/money';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdSource } from '../../platform/ids.ts';
import { createPasswordLink, currentUser, guards } from '../access/index.ts';
import {
  createInvitation,
  listApplications,
  listInvitations,
  revokeInvitation,
  type InvitationRow,
} from '../invitations/index.ts';
import { changeCredits } from './change-credits.ts';
import { changeUser } from './change-user.ts';
import { listUsers } from './list-users.ts';

export interface AdminDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** What only admins may do: invitations, applications, users and their credits. */
export function registerAdmin(instance: FastifyInstance, deps: AdminDeps): void {
  registerInvitationRoutes(instance, deps);
  registerUserRoutes(instance, deps);
  registerPasswordLinkRoute(instance, deps);
  registerApplicationRoutes(instance, deps);
}

const onRequest = guards.admin;
const tags = ['admin'];

function registerInvitationRoutes(instance: FastifyInstance, { database, clock }: AdminDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/admin/invitations',
    {
      onRequest,
      schema: { tags, body: CreateInvitationPayloadSchema, response: { 200: CreateInvitationAnswerSchema } },
    },
    (request) =>
      createInvitation(database, {
        uses: request.body.uses,
        createdBy: currentUser(request).id,
        now: clock.now(),
      }),
  );

  app.get(
    '/api/admin/invitations',
    { onRequest, schema: { tags, response: { 200: InvitationsAnswerSchema } } },
    async () => ({ invitations: (await listInvitations(database)).map(toInvitation) }),
  );

  app.delete(
    '/api/admin/invitations/:id',
    { onRequest, schema: { tags, params: IdParamsSchema, response: { 200: RevokeInvitationAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      const revokedAt = await revokeInvitation(database, { id, now: clock.now() });
      return { id, revoked_at: revokedAt.toISOString() };
    },
  );
}

function registerUserRoutes(instance: FastifyInstance, { database, ids, clock }: AdminDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/admin/credits',
    {
      onRequest,
      schema: { tags, body: ChangeCreditsPayloadSchema, response: { 200: ChangeCreditsAnswerSchema } },
    },
    async (request) => {
      const { email, amount, reason } = request.body;
      const change = { email, amountHundredths: hundredthsOf(amount), reason, key: `admin:${ids.next()}` };
      const available = await changeCredits(database, change);
      return { credits: creditsOf(available) };
    },
  );

  app.get(
    '/api/admin/users',
    { onRequest, schema: { tags, response: { 200: AdminUsersAnswerSchema } } },
    async () => ({
      users: await listUsers(database),
    }),
  );

  app.patch(
    '/api/admin/users/:id',
    {
      onRequest,
      schema: {
        tags,
        params: IdParamsSchema,
        body: ChangeUserPayloadSchema,
        response: { 200: AdminUserSchema },
      },
    },
    (request) =>
      changeUser(database, {
        id: request.params.id,
        payload: request.body,
        adminId: currentUser(request).id,
        now: clock.now(),
      }),
  );
}

function registerPasswordLinkRoute(instance: FastifyInstance, { database, clock }: AdminDeps): void {
  instance
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/admin/users/:id/password-link',
      { onRequest, schema: { tags, params: IdParamsSchema, response: { 200: PasswordLinkAnswerSchema } } },
      (request) => createPasswordLink(database, { userId: request.params.id, now: clock.now() }),
    );
}

function registerApplicationRoutes(instance: FastifyInstance, { database }: AdminDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/admin/applications',
    { onRequest, schema: { tags, response: { 200: ApplicationsAnswerSchema } } },
    async () => ({
      applications: (await listApplications(database)).map(({ email, appliedAt, lastAppliedAt }) => ({
        email,
        applied_at: appliedAt.toISOString(),
        last_applied_at: lastAppliedAt.toISOString(),
      })),
    }),
  );
}

function toInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    code_start: row.codeStart,
    uses: row.usesTotal,
    uses_left: row.usesLeft,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  };
}
