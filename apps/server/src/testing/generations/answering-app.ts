import type { MediaVendor, Providers } from '@kinora/models';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { paidRequests } from '../../db/schema/index.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createFakeMedia, createMediaStudio } from './fake-media.ts';
import { createAppOn } from './generation-app.ts';
import type { FileToSend } from './generation-app.ts';
import { renderSampleClips } from './test-pictures.ts';

interface Job {
  readonly status: string;
  readonly error: string | null;
}

/** The calls of single images with vendors connected by the environment alone that answer with the picture itself. */
export async function createAnsweringApp(
  vendors: readonly MediaVendor[],
  variables: Readonly<Record<string, string>>,
  simulators: readonly { readonly close: () => Promise<void> }[],
) {
  const clips = await renderSampleClips(5);
  const providers: Providers = {
    ...createFakeModels(noFaults(), 1),
    ...createFakeMedia(createMediaStudio(), clips),
  };
  // Before the workers stop: they wait for what is being sent.
  const world = await createAppOn(providers, 320, { vendors, variables });
  afterAll(() => Promise.all(simulators.map((simulator) => simulator.close())));
  const { open } = world;
  const ann = await world.signUp('Ann', 10_000);
  const { cookie } = ann;
  const requestsOf = (id: string) =>
    open.database.select().from(paidRequests).where(eq(paidRequests.projectId, id));
  return {
    ...world,
    ann,
    requestsOf,
    start: (model: string, prompt: string, files: readonly FileToSend[] = []): Promise<string> => {
      const data = { prompt, model_name: model, aspect_ratio: '16:9' };
      return world.startedId('/image/generate-image-async', { cookie, data, files });
    },
    /** A failure that nobody waits for ends the wait with its sentence. */
    untilStatus: (id: string, status: string): Promise<Job> =>
      world.until(async () => {
        const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie });
        const job = answer.json<Job>();
        if (job.status === 'failed' && status !== 'failed') {
          throw new Error(job.error ?? 'failed');
        }
        return job.status === status ? job : undefined;
      }),
    untilRequest: (id: string, state: string) =>
      world.until(async () => (await requestsOf(id)).find((request) => request.state === state)),
    receiptOf: async (id: string): Promise<unknown> =>
      (await world.send('GET', `/api/project/${id}/receipt`, { cookie })).json(),
    /** The sender of a project's request is taken for dead, and its job is given to another worker. */
    async giveToAnotherWorker(id: string): Promise<void> {
      await open.database
        .update(paidRequests)
        .set({ leaseUntil: new Date(Date.now() - 1_000) })
        .where(eq(paidRequests.projectId, id));
      await open.pool.query(
        `update pgboss.job set state = 'retry', start_after = now() where data->'payload'->>'projectId' = $1`,
        [id],
      );
    },
  };
}
