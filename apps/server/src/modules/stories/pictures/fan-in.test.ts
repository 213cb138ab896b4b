import { projectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assembleVideo } from '../films/assemble-video.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { Gate } from '../../../testing/gate.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const SCENES = 20;

const faults = noFaults();
const filmFaults = noFilmFaults();
const world = await createStoryWorld(createFakeModels(faults, SCENES), createFakeFilmTools(filmFaults));

/** Twenty at once: every one waits until all have begun. */
function together(): (key: string, signal: AbortSignal) => Promise<void> {
  const gate = new Gate();
  return async (_key, signal) => {
    const passing = gate.pass(signal);
    if (gate.waiting === SCENES) {
      gate.open();
    }
    await passing;
  };
}

describe('fan-in', () => {
  it('J1 JOB-01 twenty pictures, narrations and segments that finish together move the story on once each', async () => {
    // A single user may fill half of the slots for what takes long.
    await world.work(2 * SCENES);
    faults.picture = together();
    faults.narration = together();
    filmFaults.segment = together();
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const written = await world.waitForRest(ownerId, projectId);
    await submitScenes(world.deps, { projectId, ownerId, scenes: written.scenes });
    const drawn = await world.waitForRest(ownerId, projectId);
    expect(drawn.status).toBe(projectStatus.IMAGES_READY);
    await assembleVideo(world.deps, { projectId, ownerId, scenes: drawn.scenes });
    const done = await world.waitForRest(ownerId, projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    const steps = await world.steps(projectId);
    expect(steps.filter((step) => step.attempt !== 1)).toEqual([]);
    // The script, three for every scene, the title's board, the music, the sound and the film.
    expect(steps).toHaveLength(1 + 3 * SCENES + 1 + 1 + 1 + 1);
  });
});
