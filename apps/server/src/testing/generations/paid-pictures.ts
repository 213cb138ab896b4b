import type { FalSimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client.ts';
import { paidRequests } from '../../db/schema/index.ts';
import type { createFalApp } from './fal-app.ts';

type FalApp = Awaited<ReturnType<typeof createFalApp>>;

interface Sending {
  readonly cookie: string;
  readonly payload?: object;
}

interface Job {
  readonly status: string;
  readonly error: string | null;
}

/** Pictures that one person buys of fal, and what became of them. A prompt holds what fal's simulator plays. */
export function paidPictures(
  world: Pick<FalApp, 'startedId' | 'until'> & {
    readonly send: (method: 'GET' | 'POST', url: string, options: Sending) => ReturnType<FalApp['send']>;
    readonly open: OpenDatabase;
    readonly simulator: FalSimulator;
  },
  { cookie }: { readonly cookie: string },
) {
  const { open, simulator } = world;
  const requestsOf = (id: string) =>
    open.database.select().from(paidRequests).where(eq(paidRequests.projectId, id));
  const jobOf = async (id: string): Promise<Job> =>
    (await world.send('GET', `/api/job-status?job_id=${id}`, { cookie })).json<Job>();
  return {
    requestsOf,
    jobOf,
    start: async (prompt: string): Promise<string> => {
      const data = { prompt, model_name: 'flux_v1', aspect_ratio: '16:9' };
      return await world.startedId('/image/generate-image-async', { cookie, data });
    },
    /** A failure that nobody waits for ends the wait with its sentence. */
    untilStatus: (id: string, status: string): Promise<Job> =>
      world.until(async () => {
        const job = await jobOf(id);
        if (job.status === 'failed' && status !== 'failed') {
          throw new Error(job.error ?? 'failed');
        }
        return job.status === status ? job : undefined;
      }),
    untilRequest: (id: string, state: string) =>
      world.until(async () => (await requestsOf(id)).find((request) => request.state === state)),
    untilHeld: (scene: string) =>
      world.until(() => Promise.resolve(simulator.held.includes(scene) ? true : undefined)),
    receiptOf: (id: string, reader = cookie) =>
      world.send('GET', `/api/project/${id}/receipt`, { cookie: reader }),
    retry: (id: string) => world.send('POST', `/api/project/${id}/retry`, { cookie, payload: {} }),
    cancel: (id: string) => world.send('POST', '/api/cancel-job', { cookie, payload: { job_id: id } }),
    /** How often each request of a project was charged. */
    chargesOf: async (id: string): Promise<number[]> =>
      (await requestsOf(id)).map(({ operation }) => {
        // As fal's part writes it.
        const { requestId } = operation as { requestId: string };
        return simulator.charges.get(requestId) ?? 0;
      }),
    /** The next question to the vendor about a project's request is due. */
    askNow: async (id: string) => {
      await open.database
        .update(paidRequests)
        .set({ nextPollAt: new Date(0) })
        .where(eq(paidRequests.projectId, id));
    },
    /** The sender of a project's request is taken for dead, and its job is given to another worker. */
    async giveToAnotherWorker(id: string): Promise<void> {
      await open.database
        .update(paidRequests)
        .set({ leaseUntil: new Date(Date.now() - 1_000) })
        .where(eq(paidRequests.projectId, id));
      // The one at work alone: jobs that have ended would all come back, and each would pass for another sudden death.
      await open.pool.query(
        `update pgboss.job set state = 'retry', start_after = now()
         where state = 'active' and data->'payload'->>'projectId' = $1`,
        [id],
      );
    },
  };
}
