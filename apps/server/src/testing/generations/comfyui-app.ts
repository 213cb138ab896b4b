import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReceiptSchema } from '@kinora/contract/api';
import type { Providers } from '@kinora/models';
import { comfyui } from '@kinora/vendors/comfyui';
import { startComfyuiSimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { paidRequests } from '../../db/schema/index.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createFakeMedia, createMediaStudio } from './fake-media.ts';
import { sunnyPicture } from './fal-results.ts';
import { createAppOn } from './generation-app.ts';
import { renderSampleClips } from './test-pictures.ts';

interface Job {
  readonly status: string;
  readonly error: string | null;
}

/** The calls of single images and clips with ComfyUI connected by its address alone, before its simulator. */
export async function createComfyuiApp() {
  const clips = await renderSampleClips(5);
  const whole = { '16:9': await readFile(clips['16:9']), '9:16': await readFile(clips['9:16']) };
  const simulator = await startComfyuiSimulator({
    results: {
      picture: sunnyPicture,
      clip: ({ aspect_ratio: ratio }) => whole[ratio === '9:16' ? '9:16' : '16:9'],
    },
  });
  const workflows = await mkdtemp(join(tmpdir(), 'kinora-workflows-'));
  afterAll(async () => {
    await simulator.close();
    await rm(workflows, { recursive: true });
  });
  const providers: Providers = {
    ...createFakeModels(noFaults(), 1),
    ...createFakeMedia(createMediaStudio(), clips),
  };
  const variables = { ...simulator.addresses, COMFYUI_WORKFLOWS_DIR: workflows };
  const world = await createAppOn(providers, 320, { vendors: [comfyui], variables });
  const requestsOf = (id: string) =>
    world.open.database.select().from(paidRequests).where(eq(paidRequests.projectId, id));
  return {
    ...world,
    simulator,
    workflows,
    requestsOf,
    untilRequest: (id: string, is: (request: typeof paidRequests.$inferSelect) => boolean) =>
      world.until(async () => (await requestsOf(id)).find(is)),
    /** A failure that nobody waits for ends the wait with its sentence. */
    untilStatus: (cookie: string, id: string, status: string): Promise<Job> =>
      world.until(async () => {
        const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie });
        const job = answer.json<Job>();
        if (job.status === 'failed' && status !== 'failed') {
          throw new Error(job.error ?? 'failed');
        }
        return job.status === status ? job : undefined;
      }),
    receiptOf: async (cookie: string, id: string) =>
      ReceiptSchema.parse((await world.send('GET', `/api/project/${id}/receipt`, { cookie })).json()),
    cancel: (cookie: string, id: string) =>
      world.send('POST', '/api/cancel-job', { cookie, payload: { job_id: id } }),
  };
}
