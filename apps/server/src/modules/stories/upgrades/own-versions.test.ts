import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { probeClip } from '@kinora/renderer';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { assets } from '../../../db/schema/index.ts';
import { renderSampleClips, samplePhoto } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { readBalance } from '../../credits/index.ts';
import type { SceneToRender } from '../films/film-tools.ts';
import { bringingTo } from '../testing/bring-own.ts';
import type { Brought, Film } from '../testing/bring-own.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { chooseVersion } from './choose-version.ts';

const clip = (await renderSampleClips(5))['16:9'];
const rendered: SceneToRender[] = [];
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools({ ...noFilmFaults(), rendered }));
await world.work();
const { bring, cut } = bringingTo(world);

async function finishedFilm(): Promise<Film> {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const done = await world.finish(ownerId, projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  return { ownerId, projectId };
}

const film = await finishedFilm();
const read = () => world.read(film.ownerId, film.projectId);
const versionsOf = async (kind: 'image' | 'clip') =>
  (await read()).scenes[1]?.versions?.filter((version) => version.kind === kind) ?? [];
const filesOf = (ownerId: string) => world.database.$count(assets, eq(assets.ownerId, ownerId));

describe('a clip of one’s own in a finished film', () => {
  it('is a version beside the studio’s, cut and heard as it was asked, in its scene alone and for nothing', async () => {
    const paid = await readBalance(world.database, film.ownerId);
    const segments = rendered.length;
    await bring(film, { clip, data: { from_seconds: 0.5, until_seconds: 1.5, sound_level: 0.4 } });
    expect((await read()).scenes.map(({ clips_being_cut: count }) => count)).toEqual([0, 1]);
    await cut(film);
    expect(await read()).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    const versions = await versionsOf('clip');
    expect(versions).toMatchObject([
      { version: 1, is_chosen: false, made_by: { provider: 'builtin' } },
      { version: 2, is_chosen: true, credits: 0, model_name: 'own', made_by: { provider: 'upload' } },
    ]);
    const id = assetIdOfUrl(versions[1]?.url ?? '') ?? '';
    const kept = (await readAssets(world.database, [id])).get(id);
    const facts = await probeClip(join(world.mediaFolder, kept?.storageKey ?? ''));
    expect(facts.seconds).toBeCloseTo(1, 1);
    expect(rendered.length - segments).toBe(1);
    expect(rendered.at(-1)?.picture).toMatchObject({
      kind: 'shots',
      shots: [{ clip: { soundLevel: 0.4 } }, {}],
    });
    expect(await readBalance(world.database, film.ownerId)).toEqual(paid);
  });

  it('is undone by choosing the draft, which is not rendered again', async () => {
    const segments = rendered.length;
    await chooseVersion(world.deps, { ...film, sceneNumber: 2, payload: { kind: 'clip', version: 1 } });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    expect(await versionsOf('clip')).toMatchObject([{ is_chosen: true }, { is_chosen: false }]);
    expect(rendered.length - segments).toBe(0);
  });
});

describe('a picture of one’s own', () => {
  it('is the picture its scene shows, staged as the studio does', async () => {
    const segments = rendered.length;
    await bring(film, { image: await samplePhoto() });
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const chosen = (await versionsOf('image')).filter(({ is_chosen: isChosen }) => isChosen);
    expect(chosen).toMatchObject([{ model_name: 'own', credits: 0, made_by: { provider: 'upload' } }]);
    expect((await read()).scenes[1]?.selected_image_url).toBe(chosen[0]?.url);
    expect(await versionsOf('clip')).toMatchObject([{ is_chosen: true }, { is_chosen: false }]);
    // The page before it no longer makes room for a drawn one.
    const kinds = rendered.slice(segments).map(({ picture }) => picture.kind);
    expect(kinds.toSorted()).toEqual(['drawn', 'layers']);
  });

  it('taken from what one has is a copy, which outlasts what it was taken from', async () => {
    const other = await finishedFilmOf(film.ownerId);
    const source = (await world.read(film.ownerId, other)).scenes[0]?.generated_image_options[0] ?? '';
    await bring(film, { data: { source_url: source } }, 1);
    await world.hurryUntilRest(film.ownerId, film.projectId);
    const shown = (await read()).scenes[0]?.selected_image_url ?? '';
    const ids = [source, shown].map((url) => assetIdOfUrl(url) ?? '');
    expect(ids[0]).not.toBe(ids[1]);
    const kept = (await readAssets(world.database, ids)).get(ids[1] ?? '');
    expect(kept?.projectId).toBe(film.projectId);
    expect((await sharp(join(world.mediaFolder, kept?.storageKey ?? '')).metadata()).width).toBeGreaterThan(
      0,
    );
  });
});

async function finishedFilmOf(ownerId: string): Promise<string> {
  const projectId = await world.start(ownerId);
  await world.draw(ownerId, projectId);
  return projectId;
}

it('what was brought before the images are made stays through them, and is in the film', async () => {
  const ownerId = await world.addUser();
  const early = { ownerId, projectId: await world.start(ownerId) };
  await world.waitForRest(ownerId, early.projectId);
  await bring(early, { image: await samplePhoto() }, 1);
  await bring(early, { clip }, 2);
  await cut(early);
  const [picture] = (await world.read(ownerId, early.projectId)).scenes;
  const segments = rendered.length;
  const scenes = (await world.read(ownerId, early.projectId)).scenes.map((scene, index) =>
    index === 1 ? { ...scene, narration: '', narration_script: '' } : scene,
  );
  await submitScenes(world.deps, { ...early, scenes });
  const done = await world.finish(ownerId, early.projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  expect(done.scenes[0]?.selected_image_url).toBe(picture?.selected_image_url);
  const made = rendered.slice(segments);
  expect(made.map((scene) => scene.picture.kind).toSorted()).toEqual(['layers', 'shots']);
  // Nobody speaks in its scene, which is as long as the clip.
  const filmed = made.find((scene) => scene.picture.kind === 'shots');
  expect(filmed).toMatchObject({ narration: null });
  expect(filmed?.minimumSeconds).toBeCloseTo(5, 1);
});

describe('what cannot be shown', () => {
  const { upgrade, upload: files } = sentences;
  const cases: [string, () => Promise<Brought>, string][] = [
    ['a picture of no bytes', async () => ({ image: Buffer.alloc(0) }), files.empty],
    ['words as a picture', async () => ({ image: Buffer.from('<svg/>') }), files.imageUnreadable],
    ['a clip of no bytes', async () => ({ clip: Buffer.alloc(0) }), files.empty],
    [
      'too little of a clip',
      async () => ({ clip, data: { from_seconds: 1, until_seconds: 1.2 } }),
      files.clipStretch(0.5, 60),
    ],
    ['nothing', async () => ({}), upgrade.noOwnFile],
    ['two things', async () => ({ clip, image: await samplePhoto() }), upgrade.noOwnFile],
    [
      'an address elsewhere',
      async () => ({ data: { source_url: 'http://127.0.0.1/a.mp4' } }),
      upgrade.ownGone,
    ],
  ];
  it.each(cases)('of %s a sentence says so, and nothing is lost', async (_, brought, detail) => {
    const before = [await read(), await filesOf(film.ownerId)];
    await expect(bring(film, await brought())).rejects.toMatchObject({ detail });
    expect([await read(), await filesOf(film.ownerId)]).toEqual(before);
  });

  it('somebody else’s picture answers like one that is gone', async () => {
    const other = await world.addUser();
    const projectId = await finishedFilmOf(other);
    const theirs = (await world.read(other, projectId)).scenes[0]?.generated_image_options[0] ?? '';
    await expect(bring(film, { data: { source_url: theirs } })).rejects.toMatchObject({
      detail: upgrade.ownGone,
    });
  });
});
