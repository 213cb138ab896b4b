import { readFile } from 'node:fs/promises';
import { startComfyuiSimulator } from '@kinora/vendors/simulators';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { paidRequests } from './db/schema/index.ts';
import { releaseJobsOfDeadWorkers } from './platform/queue/worker.ts';
import { createInstallation } from './testing/create-installation.ts';
import { renderSampleClips, samplePhoto } from './testing/generations/test-pictures.ts';
import { LAUNCHED } from './testing/launch-worker.ts';
import { silentLog } from './testing/test-http.ts';

const clip = await readFile((await renderSampleClips(5))['16:9']);
const simulator = await startComfyuiSimulator({
  results: { picture: () => Promise.reject(new Error('Only clips are made here')), clip: () => clip },
});
afterAll(() => simulator.close());
const installation = await createInstallation(simulator.addresses);
const { open, until } = installation;
const ann = await installation.signUp('Ann');

it(
  'REAL-18 a worker killed while ComfyUI works is followed by one that waits for the same run',
  { timeout: 120_000 },
  async () => {
    const worker = await installation.launchWorker();
    const data = { prompt: 'A fox runs [[held]]', model_name: 'veo3', aspect_ratio: '16:9' };
    const files = [{ content: await samplePhoto() }];
    const form = { cookie: ann.cookie, data, field: 'image', files };
    const id = await installation.startedId('/video/generate-video-async', form);
    const rowsOf = () => open.database.select().from(paidRequests).where(eq(paidRequests.projectId, id));
    await until(async () => (await rowsOf()).find(({ phase }) => phase === 'working'));
    await installation.killWorker(worker);
    expect(simulator.runs).toHaveLength(1);
    await releaseJobsOfDeadWorkers(open, LAUNCHED, silentLog);
    // Whoever was asking has half a minute.
    await open.database.update(paidRequests).set({ nextPollAt: new Date(0) });
    await installation.launchWorker();
    simulator.letGo();
    await until(async () => (await rowsOf()).find(({ state }) => state === 'made'));
    expect(await rowsOf()).toMatchObject([
      { state: 'made', operation: { requestId: simulator.runs[0]?.id }, bookedMicro: 0 },
    ]);
    expect(simulator.runs).toHaveLength(1);
    expect(await ann.paid()).toBe(300n);
  },
);
