import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import { createRenderPool } from '@kinora/renderer';
import { sampleRateHz } from '@kinora/sound';
import { decodeLeft, toneLevelDb } from '@kinora/sound/testing';
import { afterAll, expect, it } from 'vitest';
import { withTone } from '../../../testing/generations/sounding-clip.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { createRendererTools } from '../films/renderer-tools.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { bringingTo } from '../testing/bring-own.ts';
import type { Film } from '../testing/bring-own.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

/** A film that is rendered three times. */
const FILMS_MS = 240_000;
const CLIP_SECONDS = 4;
/** Above the narration's hum and what the music plays. */
const TONE_HZ = 5_000;
/** Of the test's voice. */
const NARRATION_HZ = 382;
const HEARD_DB = -30;
/** What music has there. */
const UNHEARD_DB = -60;

const sounding = await withTone((await renderSampleClips(CLIP_SECONDS))['16:9'], {
  frequencyHz: TONE_HZ,
  seconds: CLIP_SECONDS,
});
const pool = createRenderPool();
const world = await createStoryWorld(
  createFakeStudio(createFakeModels(noFaults(), 2)).providers,
  createRendererTools({ profile: 'test', pool }),
);
await world.work();
const { bring, cut } = bringingTo(world);
afterAll(() => pool.close());

/** The clip as the second scene's, heard at a level. */
async function bringAt(film: Film, soundLevel: number): Promise<void> {
  await bring(film, { clip: sounding, data: { sound_level: soundLevel } });
  await cut(film);
}

/** The film as it is now, second by second. */
async function secondsOf(film: Film): Promise<Float32Array[]> {
  await world.hurryUntilRest(film.ownerId, film.projectId);
  const done = await world.read(film.ownerId, film.projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  const id = assetIdOfUrl(done.final_links[0] ?? '') ?? '';
  const asset = (await readAssets(world.database, [id])).get(id);
  const { samples } = await decodeLeft(join(world.mediaFolder, asset?.storageKey ?? ''));
  return Array.from({ length: Math.floor(samples.length / sampleRateHz) }, (_, second) =>
    samples.subarray(second * sampleRateHz, (second + 1) * sampleRateHz),
  );
}

interface Heard {
  /** The clip's tone, in the scene it is in and before it. */
  readonly inScene: number;
  readonly before: number;
  /** The tone against the narration: both are made louder as the film is. */
  readonly beside: number;
}

async function heardIn(film: Film): Promise<Heard> {
  const seconds = await secondsOf(film);
  const tones = seconds.map((samples) => toneLevelDb(samples, TONE_HZ));
  const hum = Math.max(...seconds.map((samples) => toneLevelDb(samples, NARRATION_HZ)));
  const inScene = Math.min(...tones.slice(-CLIP_SECONDS));
  return { inScene, before: Math.max(...tones.slice(0, -CLIP_SECONDS)), beside: inScene - hum };
}

it(
  'a clip of one’s own is heard in its scene of the film as loud as it was asked, and not when it is muted',
  { timeout: FILMS_MS },
  async () => {
    const ownerId = await world.addUser();
    const film = { ownerId, projectId: await world.start(ownerId) };
    const { scenes } = await world.waitForRest(ownerId, film.projectId);
    const silent = scenes.map((scene, index) =>
      index === 1 ? { ...scene, narration: '', narration_script: '' } : scene,
    );
    await submitScenes(world.deps, { ...film, scenes: silent });
    await world.waitForRest(ownerId, film.projectId);
    await bringAt(film, 0.8);
    await world.confirm(ownerId, await world.read(ownerId, film.projectId));
    const loud = await heardIn(film);
    await bringAt(film, 0.2);
    const quiet = await heardIn(film);
    await bringAt(film, 0);
    const muted = await heardIn(film);
    expect(Math.min(loud.inScene, quiet.inScene)).toBeGreaterThan(HEARD_DB);
    expect(Math.max(loud.before, quiet.before, muted.before, muted.inScene)).toBeLessThan(UNHEARD_DB);
    // A quarter of the amplitude is 12 dB.
    expect(loud.beside - quiet.beside).toBeCloseTo(12, 0);
  },
);
