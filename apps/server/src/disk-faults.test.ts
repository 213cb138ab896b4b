import { open } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { afterEach, describe, expect, it } from 'vitest';
import { retryStory } from './modules/stories/index.ts';
import { createFakeFilmTools, noFilmFaults } from './modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './modules/stories/testing/fake-models.ts';
import { createStoryWorld } from './modules/stories/testing/story-world.ts';
import { createLocalStorage } from './platform/storage/local-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { buildTestHttp } from './testing/test-http.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
await world.work();
const roomy = createLocalStorage(world.mediaFolder);

/** The store that the jobs of this file's world use from now on. */
function useStorage(storage: Storage): void {
  Object.assign(world.deps, { storage });
}
afterEach(() => useStorage(roomy));

/** The system's own refusal: a device that is always full. */
async function writeToFullDisk(): Promise<never> {
  const handle = await open('/dev/full', 'w');
  try {
    await handle.writeFile('film');
  } finally {
    await handle.close();
  }
  throw new Error('A full disk took something.');
}

function refusal(code: string): Promise<never> {
  return Promise.reject(Object.assign(new Error(`${code}: the file cannot be written`), { code }));
}

describe.runIf(process.platform === 'linux')('a full disk', () => {
  it('O2 ends a story with a sentence and its credits back; with room again a retry finishes it', async () => {
    useStorage({ ...roomy, moveIn: writeToFullDisk });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const owned = { ownerId, projectId };
    await world.hurryUntilRest(ownerId, projectId);
    await world.confirm(ownerId, await world.read(ownerId, projectId));
    await world.hurryUntilRest(ownerId, projectId);
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.failure.diskFull,
    });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });

    useStorage(roomy);
    await retryStory(world.deps, owned);
    const drawn = await world.waitForRest(ownerId, projectId);
    expect(drawn.status).toBe(projectStatus.IMAGES_READY);
    await world.confirm(ownerId, drawn);
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
  });

  it('O2 answers a request that needs room with 503 and a sentence, and others as always', async () => {
    const { app } = await buildTestHttp();
    app.post('/api/store', writeToFullDisk);
    app.get('/api/read', () => ({ fine: true }));
    const refused = await app.inject({ method: 'POST', url: '/api/store' });
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      503,
      sentences.failure.noRoom,
    ]);
    expect((await app.inject({ url: '/api/read' })).statusCode).toBe(200);
  });
});

describe('a media folder that cannot be written', () => {
  it('O2 ends a story with its own sentence, not with the general one', async () => {
    useStorage({ ...roomy, moveIn: () => refusal('EROFS') });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.hurryUntilRest(ownerId, projectId);
    await world.confirm(ownerId, await world.read(ownerId, projectId));
    await world.hurryUntilRest(ownerId, projectId);
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.failure.diskReadOnly,
    });
  });
});
