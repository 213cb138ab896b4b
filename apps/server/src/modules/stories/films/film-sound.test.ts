import { projectStatus } from '@kinora/contract/statuses';
import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { steps } from '../../../db/schema/index.ts';
import { Gate } from '../../../testing/gate.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { assembleVideo } from './assemble-video.ts';

const filmFaults = noFilmFaults();
const world = await createStoryWorld(createFakeModels(noFaults(), 3), createFakeFilmTools(filmFaults));
// More than the pieces of one film: a mix that waits for its turn alone is none that waits for segments.
await world.work(8);
afterEach(() => {
  Object.assign(filmFaults, noFilmFaults());
});

async function drawnStory() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const { scenes } = await world.draw(ownerId, projectId);
  return { ownerId, projectId, scenes };
}

describe('a film’s sound', () => {
  it('is mixed while its segments are rendered', async () => {
    const mixed = new Gate();
    filmFaults.segment = (_, signal) => mixed.pass(signal);
    filmFaults.mix = () => {
      mixed.open();
      return Promise.resolve();
    };
    const film = await drawnStory();
    await assembleVideo(world.deps, film);
    // Segments that waited for the mix, which waited for segments, would wait for ever.
    expect(await world.waitForRest(film.ownerId, film.projectId)).toMatchObject({
      status: projectStatus.COMPLETE,
    });
  });

  it('is mixed with the film itself where an earlier version has put that together', async () => {
    const film = await drawnStory();
    const { database } = world;
    const ofKind = (kind: 'film' | 'sound') => and(eq(steps.projectId, film.projectId), eq(steps.kind, kind));
    let [mixes, joins] = [0, 0];
    filmFaults.mix = () => {
      mixes += 1;
      return Promise.resolve();
    };
    filmFaults.join = async () => {
      joins += 1;
      if (joins === 1) {
        // As the earlier version has left it, which went down over it.
        await database
          .update(steps)
          .set({ input: { segments: [] } })
          .where(ofKind('film'));
        await database.delete(steps).where(ofKind('sound'));
        throw new Error('The server is updated');
      }
    };
    await assembleVideo(world.deps, film);
    await world.hurryUntilRest(film.ownerId, film.projectId);
    expect(await world.read(film.ownerId, film.projectId)).toMatchObject({ status: projectStatus.COMPLETE });
    expect([mixes, joins]).toEqual([2, 2]);
  });
});
