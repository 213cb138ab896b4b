import { AdminMailsAnswerSchema, IdParamsSchema, RemovedMailAnswerSchema } from '@kinora/contract/api';
import type { AdminMail } from '@kinora/contract/api';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { guards } from '../access/index.ts';

export interface MailsDeps {
  readonly database: Database;
  /** Whether mails are sent; without a mail server they are only kept. */
  readonly hasMailServer: boolean;
}

const tags = ['admin'];

/** What was sent, or would have been: for the admin of a server without mail. */
export function registerMails(instance: FastifyInstance, { database, hasMailServer }: MailsDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const onRequest = guards.admin;

  app.get(
    '/api/admin/mails',
    { onRequest, schema: { tags, response: { 200: AdminMailsAnswerSchema } } },
    async () => ({ has_mail_server: hasMailServer, mails: await listMails(database) }),
  );

  app.delete(
    '/api/admin/mails/:id',
    { onRequest, schema: { tags, params: IdParamsSchema, response: { 200: RemovedMailAnswerSchema } } },
    async (request) => {
      const { id } = request.params;
      await removeMail(database, id);
      return { id };
    },
  );
}

const SHOWN_MAILS = 200;

/** What was sent, or would have been, the newest first. */
async function listMails(database: Database): Promise<AdminMail[]> {
  const rows = await database.select().from(mails).orderBy(desc(mails.createdAt)).limit(SHOWN_MAILS);
  return rows.map(({ id, to, subject, text, failures, createdAt, sentAt }) => ({
    id,
    to,
    subject,
    text,
    failures,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
}

/** Deletes a mail; one that waits to be sent is not sent any more. @throws AppError `not-found` */
async function removeMail(database: DatabaseOrTransaction, id: string): Promise<void> {
  const removed = await database.delete(mails).where(eq(mails.id, id)).returning({ id: mails.id });
  if (removed.length === 0) {
    throw new AppError('not-found');
  }
}
