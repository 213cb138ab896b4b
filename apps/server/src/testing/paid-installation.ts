import { setTimeout as delay } from 'node:timers/promises';
import { StartAnswerSchema } from '@kinora/contract/api';
import { plainResults, startFalSimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { users } from '../db/schema/index.ts';
import { grantCredits, readBalance } from '../modules/credits/index.ts';
import { emailOf, PASSWORD } from './access-app.ts';
import { sunnyPicture } from './generations/fal-results.ts';
import { encodeForm } from './generations/generation-app.ts';
import { paidPictures } from './generations/paid-pictures.ts';
import { hurryJobs } from './hurry-jobs.ts';
import { killWorker, launchWorker } from './launch-worker.ts';
import { sendTo } from './send-requests.ts';
import { buildTestApp } from './test-app.ts';

/** The whole API with fal's simulator behind it, and workers in processes of their own that can be stopped and killed. */
export async function createPaidInstallation() {
  const results = { ...plainResults, picture: sunnyPicture };
  const simulator = await startFalSimulator({ results });
  afterAll(() => simulator.close());
  const environment = { FAL_KEY: simulator.apiKey, ...simulator.addresses };
  const { app, parts } = await buildTestApp(environment);
  const { open } = parts;
  const send = sendTo(app);
  const until = async <Value>(read: () => Promise<Value | undefined>): Promise<Value> => {
    for (;;) {
      const value = await read();
      if (value !== undefined) {
        return value;
      }
      await hurryJobs(open.pool);
      await delay(20);
    }
  };
  const startedId = async (url: string, form: { cookie: string; data: object }): Promise<string> => {
    const { payload, contentType } = await encodeForm(form);
    const headers = { cookie: form.cookie, 'content-type': contentType };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    return StartAnswerSchema.parse(answer.json()).project_id;
  };
  const world = { open, simulator, send, until, startedId };
  return {
    ...world,
    parts,
    launchWorker: () => launchWorker(parts, environment),
    killWorker,
    /** A person with credits, and the pictures they buy. */
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
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      return {
        ...paidPictures(world, { cookie }),
        /** Hundredths of credits that were paid; what is only held is an error. */
        async paid(): Promise<bigint> {
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
