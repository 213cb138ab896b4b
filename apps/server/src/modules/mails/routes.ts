import { AdminMailsAnswerSchema } from '@kinora/contract';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import { guards } from '../access/index.ts';

const SHOWN_MAILS = 200;

/** What was sent, or would have been: for the admin of a server without mail. */
export function registerMails(instance: FastifyInstance, deps: { readonly database: Database }): void {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/mails',
    {
      onRequest: guards.admin,
      schema: { tags: ['admin'], response: { 200: AdminMailsAnswerSchema } },
    },
    async () => ({ mails: await listMails(deps.database) }),
  );
}

async function listMails(database: Database) {
  const rows = await database.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN_MAILS);
  return rows.map(({ id, to, subject, text, createdAt, sentAt }) => ({
    id,
    to,
    subject,
    text,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
}
