import { messageSentences } from '@kinora/contract/sentences';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../platform/clock.ts';
import { registerJob } from '../../platform/queue/job.ts';
import type { JobDefinition, RegisteredJob } from '../../platform/queue/job.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { createMailedLink } from '../access/index.ts';
import { postMail } from '../mails/index.ts';

const LinkTaskSchema = z.object({ email: z.string(), wishId: z.string() });
type LinkTask = z.infer<typeof LinkTaskSchema>;

export const mailPasswordLink: JobDefinition<LinkTask> = {
  name: 'mail-password-link',
  payload: LinkTaskSchema,
  timeoutSeconds: 60,
  expectedLength: 'short',
};

export interface LinkMailDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** The job that mails a link to the account of an address, and does nothing where there is none. */
export function forgottenPasswordJobs(deps: LinkMailDeps): RegisteredJob[] {
  return [registerJob(mailPasswordLink, (task) => mailLink(deps, task))];
}

async function mailLink(
  { database, queue, clock, publicUrl }: LinkMailDeps,
  { email, wishId }: LinkTask,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const link = await createMailedLink(tx, { email, now });
    if (link !== null) {
      const mail = messageSentences.passwordLink(new URL(link.path, publicUrl).href);
      await postMail(tx, queue, { ...mail, id: `password:${wishId}`, to: email, isSecret: true, now });
    }
  });
}
