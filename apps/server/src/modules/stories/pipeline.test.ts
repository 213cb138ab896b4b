import { projectStatus } from '@kinora/contract';
import type { ProjectAnswer } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { assembleVideo } from './assemble-video.ts';
import { submitScenes } from './submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryWorld } from './testing/story-world.ts';

const faults = noFaults();
const filmFaults = noFilmFaults();
const world = await createStoryWorld(createFakeModels(faults, 3), createFakeFilmTools(filmFaults));
const { deps } = world;
await world.work();

async function film(ownerId: string, projectId: string): Promise<ProjectAnswer> {
  const written = await world.waitForRest(ownerId, projectId);
  await submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
  const drawn = await world.waitForRest(ownerId, projectId);
  await assembleVideo(deps, { projectId, ownerId, scenes: drawn.scenes });
  return await world.waitForRest(ownerId, projectId);
}

describe('the pipeline', () => {
  it('JOB-01 takes a prompt through both reviews to a finished film, paid once', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const done = await film(ownerId, projectId);
    expect(done.error).toBeNull();
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.final_links).toHaveLength(3);
    expect(done.progress.done).toBe(done.progress.total);
    expect(done.title).toBe('About why cats purr');
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
  });
});
