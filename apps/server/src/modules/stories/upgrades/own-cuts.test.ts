import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { probeClip } from '@kinora/renderer';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assets } from '../../../db/schema/index.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { bringingTo } from '../testing/bring-own.ts';
import type { Film } from '../testing/bring-own.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const clip = (await renderSampleClips(4))['16:9'];
const { providers } = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()));
const { bring, cut } = bringingTo(world);

const sceneOf = async ({ ownerId, projectId }: Film) => (await world.read(ownerId, projectId)).scenes[1];
const clipsOf = async (film: Film) =>
  (await sceneOf(film))?.versions?.filter(({ kind }) => kind === 'clip') ?? [];
const filesOf = (ownerId: string) =>
  world.database.select({ kind: assets.kind }).from(assets).where(eq(assets.ownerId, ownerId));

async function secondsOf(url: string): Promise<number> {
  const id = assetIdOfUrl(url) ?? '';
  const kept = (await readAssets(world.database, [id])).get(id);
  return (await probeClip(join(world.mediaFolder, kept?.storageKey ?? ''))).seconds;
}

async function drawnFilm(): Promise<Film> {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  await world.draw(ownerId, projectId);
  return { ownerId, projectId };
}

describe('a clip of one’s own that is being cut', { timeout: 60_000 }, () => {
  it('holds up the film that is to have it', async () => {
    const first = await world.work();
    const film = await drawnFilm();
    await first.stop(0);
    const { revision } = await world.read(film.ownerId, film.projectId);
    await bring(film, { clip, data: { until_seconds: 2 } });
    const begun = await world.read(film.ownerId, film.projectId);
    expect(begun.scenes[1]).toMatchObject({ clips_being_cut: 1 });
    expect(begun.revision).toBeGreaterThan(revision);
    await expect(world.confirm(film.ownerId, begun)).rejects.toMatchObject({
      detail: sentences.readiness.clipsBeingCut,
    });

    await world.work();
    await cut(film);
    expect(await clipsOf(film)).toMatchObject([{ is_chosen: false }, { is_chosen: true, credits: 0 }]);
  });

  it('leaves nothing but the reason when it turns out to hold no picture', async () => {
    const film = await drawnFilm();
    const before = [await clipsOf(film), await filesOf(film.ownerId)];
    const broken = await readFile(clip);
    // Every packet is there by its index, and none of them can be decoded.
    const start = broken.indexOf('mdat', 0, 'latin1') + 4;
    broken.fill(0x55, start, start - 8 + broken.readUInt32BE(start - 8));
    await bring(film, { clip: broken });
    await cut(film);
    const { notice, status } = await world.read(film.ownerId, film.projectId);
    expect(notice).toBe(sentences.upgrade.sceneFailed(2, sentences.upload.clipUnreadable));
    expect(status).toBe(projectStatus.IMAGES_READY);
    expect([await clipsOf(film), await filesOf(film.ownerId)]).toEqual(before);
  });

  it('can be cut again from what was brought, without bringing it again', async () => {
    const film = await drawnFilm();
    await bring(film, { clip, data: { from_seconds: 1, until_seconds: 2, sound_level: 0.5 } });
    await cut(film);
    const [, brought] = await clipsOf(film);
    const made = brought?.cut;
    const source = made?.source_url ?? '';
    expect(made).toMatchObject({ from_seconds: 1, sound_level: 0.5 });
    expect(made?.until_seconds).toBeCloseTo(2, 1);
    expect(await secondsOf(source)).toBeCloseTo(4, 1);
    expect(await secondsOf(made?.preview_url ?? '')).toBeCloseTo(1, 1);

    await bring(film, { data: { source_url: source, from_seconds: 0, until_seconds: 3 } });
    await cut(film);
    const [, , again] = await clipsOf(film);
    expect(again).toMatchObject({ is_chosen: true, cut: { source_url: source, sound_level: 0 } });
    expect(await secondsOf(again?.url ?? '')).toBeCloseTo(3, 1);
    const kinds = (await filesOf(film.ownerId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'source')).toHaveLength(1);

    const stranger = await drawnFilm();
    await expect(bring(stranger, { data: { source_url: source } })).rejects.toMatchObject({
      detail: sentences.upgrade.ownGone,
    });
  });
});
