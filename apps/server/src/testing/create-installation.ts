import { StartAnswerSchema } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import { grantCredits, readBalance } from '../modules/credits/index.ts';
import { growingPause } from './growing-pause.ts';
import { emailOf, PASSWORD } from './access-app.ts';
import { encodeForm } from './generations/generation-app.ts';
import type { FileToSend } from './generations/generation-app.ts';
import { hurryJobs } from './hurry-jobs.ts';
import { killWorker, launchWorker } from './launch-worker.ts';
import { sendTo } from './send-requests.ts';
import { buildTestApp } from './test-app.ts';

interface Form {
  readonly cookie: string;
  readonly data: object;
  readonly field?: string;
  readonly files?: readonly FileToSend[];
}

/** The whole API with whom an environment connects, and workers in processes of their own that can be stopped and killed. */
export async function createInstallation(environment: Readonly<Record<string, string>>) {
  const { app, parts } = await buildTestApp(environment);
  const { open } = parts;
  return {
    open,
    parts,
    send: sendTo(app),
    until: async <Value>(read: () => Promise<Value | undefined>): Promise<Value> => {
      const pause = growingPause();
      for (;;) {
        const value = await read();
        if (value !== undefined) {
          return value;
        }
        await hurryJobs(open.pool);
        await pause();
      }
    },
    startedId: async (url: string, form: Form): Promise<string> => {
      const { payload, contentType } = await encodeForm(form);
      const headers = { cookie: form.cookie, 'content-type': contentType };
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      return StartAnswerSchema.parse(answer.json()).project_id;
    },
    launchWorker: () => launchWorker(parts, environment),
    killWorker,
    /** A person with credits. */
    async signUp(name: string) {
      const payload = { name, email: emailOf(name), password: PASSWORD };
      const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload });
      const [user] = await open.database
        .update(users)
        .set({ activatedAt: new Date() })
        .where(eq(users.email, emailOf(name)))
        .returning();
      const id = user?.id ?? '';
      await open.database.transaction((tx) =>
        grantCredits(tx, { userId: id, amountHundredths: 100_000n, key: `test-${name}` }),
      );
      const before = await readBalance(open.database, id);
      return {
        cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
        /** Hundredths of credits that were paid; what is only held is an error. */
        paid: async (): Promise<bigint> => {
          const { availableHundredths, heldHundredths } = await readBalance(open.database, id);
          if (heldHundredths !== 0n) {
            throw new Error(`${heldHundredths} hundredths are still held`);
          }
          return before.availableHundredths - availableHundredths;
        },
      };
    },
  };
}
