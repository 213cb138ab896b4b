import { messageSentences } from '@kinora/contract/sentences';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { mails } from '../../db/schema/mails.ts';
import type { Clock } from '../../platform/clock.ts';
import { registerJob } from '../../platform/queue/job.ts';
import type { JobDefinition, JobHandler, RegisteredJob } from '../../platform/queue/job.ts';
import type { MailServer } from './mail-server.ts';

const MailTaskSchema = z.object({ mailId: z.string() });
type MailTask = z.infer<typeof MailTaskSchema>;

export const sendMail: JobDefinition<MailTask> = {
  name: 'send-mail',
  payload: MailTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

export interface SendDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Null: no mail server is set, and mails are only kept. */
  readonly server: MailServer | null;
}

/** The job that hands kept mails to the mail server. The queue tries again what fails. */
export function mailJobs(deps: SendDeps): RegisteredJob[] {
  return [registerJob(sendMail, runSendMail(deps))];
}

function runSendMail({ database, clock, server }: SendDeps): JobHandler<MailTask> {
  return async ({ mailId }, { log }) => {
    const [mail] = await database
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
    if (mail === undefined || server === null) {
      return;
    }
    try {
      await server.send(mail);
    } catch (error) {
      await database
        .update(mails)
        .set({ failures: sql`${mails.failures} + 1` })
        .where(eq(mails.id, mailId));
      log.warn({ err: error, mailId }, 'A mail could not be sent');
      throw error;
    }
    const forgotten = mail.isSecret ? { text: messageSentences.secretSent } : {};
    await database
      .update(mails)
      .set({ sentAt: clock.now(), ...forgotten })
      .where(eq(mails.id, mailId));
  };
}
