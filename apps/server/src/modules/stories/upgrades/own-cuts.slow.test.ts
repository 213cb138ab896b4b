import { projectStatus } from '@kinora/contract/statuses';
import { expect, it } from 'vitest';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { bringingTo } from '../testing/bring-own.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { KILL_TEST_LIMIT_MS, killableWorkers } from '../testing/killable-workers.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const clip = (await renderSampleClips(4))['16:9'];
const { providers } = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()));
const workers = killableWorkers(world);
const { bring, cut } = bringingTo(world);

it(
  'a clip of one’s own that is being cut is cut by another worker when the first is killed',
  { timeout: KILL_TEST_LIMIT_MS },
  async () => {
    const first = workers.start({ hangIn: 'cut', piecesBefore: 0 });
    const isHanging = new Promise((resolve) => {
      first.stdout?.once('data', resolve);
    });
    const ownerId = await world.addUser();
    const film = { ownerId, projectId: await world.start(ownerId) };
    await world.draw(film.ownerId, film.projectId);
    await bring(film, { clip, data: { until_seconds: 2 } });
    await isHanging;
    await workers.kill(first);

    await world.work();
    await cut(film);
    const { scenes } = await world.read(film.ownerId, film.projectId);
    const clips = scenes[1]?.versions?.filter(({ kind }) => kind === 'clip');
    expect(clips).toMatchObject([{ is_chosen: false }, { is_chosen: true, credits: 0 }]);
    const attempts = (await world.steps(film.projectId)).filter(({ kind }) => kind === 'clip');
    expect(attempts).toMatchObject([{ state: 'finished', attempt: 2 }]);
  },
);

it(
  'a clip of one’s own waits for a film that is being made meanwhile, and is in the next one',
  { timeout: 120_000 },
  async () => {
    await world.work();
    const ownerId = await world.addUser();
    const film = { ownerId, projectId: await world.start(ownerId) };
    await world.draw(film.ownerId, film.projectId);
    await world.confirm(film.ownerId, await world.read(film.ownerId, film.projectId));
    await world.waitForRest(film.ownerId, film.projectId);
    // The first that is cut has the film made anew; the second comes after it.
    await bring(film, { clip, data: { until_seconds: 1 } }, 1);
    await bring(film, { clip, data: { until_seconds: 2 } }, 2);
    await world.waitUntil(film, ({ scenes }) =>
      scenes.every((scene) => scene.versions?.some(({ cut: own, is_chosen: isChosen }) => own && isChosen)),
    );
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const done = await world.read(film.ownerId, film.projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    expect(done.scenes.map(({ clips_being_cut: count }) => count)).toEqual([0, 0]);
  },
);
