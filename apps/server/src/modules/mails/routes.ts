import { AdminMailsAnswerSchema, IdParamsSchema, RemovedMailAnswerSchema } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../db/client.ts';
import { guards } from '../access/index.ts';
import { listMails, removeMail } from './kept-mails.ts';

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
