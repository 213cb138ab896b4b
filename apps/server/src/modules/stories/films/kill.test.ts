import { describe, it } from 'vitest';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { KILL_TEST_LIMIT_MS, killableWorkers } from '../testing/killable-workers.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 3), createFakeFilmTools(noFilmFaults()));
const workers = killableWorkers(world);

describe('a worker that is killed with -9', () => {
  it(
    'JOB-06 J1 in the middle of the second segment loses nothing, and nothing finished is done again',
    async () => workers.expectNothingLost('segment', 1),
    KILL_TEST_LIMIT_MS,
  );
});
