import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { expect, it } from 'vitest';
import { renderSampleClips, samplePhoto } from '../../../testing/generations/test-pictures.ts';
import { editProject } from '../revisions/edit-project.ts';
import { undoEdit } from '../revisions/undo-edit.ts';
import { bringingTo } from '../testing/bring-own.ts';
import type { Film } from '../testing/bring-own.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { chooseVersion } from './choose-version.ts';

/** Films that are made anew with every choice. */
const FILMS_MS = 120_000;

const clip = (await renderSampleClips(2))['16:9'];
const { providers } = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()));
await world.work();
const { bring, cut } = bringingTo(world);

async function drawnFilm(): Promise<Film> {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  await world.draw(ownerId, projectId);
  return { ownerId, projectId };
}

const take = (film: Film, kind: 'undo' | 'redo') => undoEdit(world.deps, { ...film, client: 'a', kind });

/** What the second scene shows: its picture, and the number of its clip. */
async function shown({ ownerId, projectId }: Film) {
  const { scenes, status } = await world.read(ownerId, projectId);
  const chosen = scenes[1]?.versions?.find(({ kind, is_chosen: isChosen }) => kind === 'clip' && isChosen);
  return { status, clip: chosen?.version, picture: scenes[1]?.selected_image_url };
}

it(
  'MAKE-01 the choice of a clip is undone and redone, and a finished film made anew with it',
  { timeout: FILMS_MS },
  async () => {
    const film = await drawnFilm();
    await world.confirm(film.ownerId, await world.read(film.ownerId, film.projectId));
    const before = await world.waitForRest(film.ownerId, film.projectId);
    await bring(film, { clip });
    await cut(film);
    expect(await shown(film)).toMatchObject({ status: projectStatus.COMPLETE, clip: 2 });
    const withClip = (await world.read(film.ownerId, film.projectId)).final_links;
    expect(withClip).not.toEqual(before.final_links);

    await take(film, 'undo');
    expect(await shown(film)).toMatchObject({ status: projectStatus.VIDEO_QUEUED, clip: 1 });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    await take(film, 'redo');
    await expect(take(film, 'undo')).rejects.toMatchObject({ detail: sentences.upgrade.notChosenNow });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    expect(await shown(film)).toMatchObject({ status: projectStatus.COMPLETE, clip: 2 });

    await chooseVersion(world.deps, { ...film, sceneNumber: 2, payload: { kind: 'clip', version: 1 } });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    await take(film, 'undo');
    await world.hurryUntilRest(film.ownerId, film.projectId);
    expect(await shown(film)).toMatchObject({ status: projectStatus.COMPLETE, clip: 2 });
  },
);

it(
  'MAKE-01 a picture of one’s own that took the place of a clip is taken back with both as they were',
  { timeout: FILMS_MS },
  async () => {
    const film = await drawnFilm();
    await bring(film, { clip });
    await cut(film);
    const moving = await shown(film);
    await bring(film, { image: await samplePhoto() });
    expect(await shown(film)).toMatchObject({ clip: 1 });
    await take(film, 'undo');
    expect(await shown(film)).toEqual(moving);
    // What is confirmed now is in the film.
    await world.confirm(film.ownerId, await world.read(film.ownerId, film.projectId));
    await world.waitForRest(film.ownerId, film.projectId);
    expect(await shown(film)).toEqual({ ...moving, status: projectStatus.COMPLETE });
  },
);

it('no edit can choose a clip: that has a call of its own', async () => {
  const film = await drawnFilm();
  const { revision, scenes } = await world.read(film.ownerId, film.projectId);
  const changes = [{ kind: 'clip' as const, id: scenes[1]?.id ?? '', before: null, after: 1 }];
  const edits = { revision, client: 'a', batch: 'b', changes };
  await expect(editProject(world.deps, { ...film, edits })).rejects.toMatchObject({ code: 'invalid' });
});
