import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { prices } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { createRenderPool, probeClip } from '@kinora/renderer';
import type { RenderPool } from '@kinora/renderer';
import { sampleRateHz } from '@kinora/sound';
import { decodeLeft } from '@kinora/sound/testing';
import { fal } from '@kinora/vendors/fal';
import { afterAll, expect, it } from 'vitest';
import { startFalWith } from '../../../testing/generations/fal-results.ts';
import { withTone } from '../../../testing/generations/sounding-clip.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { chooseVersion } from '../upgrades/choose-version.ts';
import { startUpgrades } from '../upgrades/start-upgrades.ts';
import { createRendererTools } from './renderer-tools.ts';

const CLIP_SECONDS = 5;
/** Films that are really rendered, some of them more than once. */
const FILMS_MS = 120_000;

const clips = await renderSampleClips(CLIP_SECONDS);
const simulator = await startFalWith({
  ...clips,
  '16:9': await withTone(clips['16:9'], { frequencyHz: 950, seconds: CLIP_SECONDS }),
});
const rendering = createRenderPool();
/** What every film was mixed of. */
const mixed: Parameters<RenderPool['mixSoundtrack']>[0][] = [];
const pool: RenderPool = {
  ...rendering,
  mixSoundtrack(request, run) {
    mixed.push(request);
    return rendering.mixSoundtrack(request, run);
  },
};
const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createRendererTools({ profile: 'test', pool }), {
  vendors: [fal],
  variables: { FAL_KEY: simulator.apiKey, ...simulator.addresses },
});
await world.work();
afterAll(async () => {
  rendering.close();
  await simulator.close();
});

/** A film's sound, decoded, by its hash. */
async function soundOf({ final_links: links }: { readonly final_links: readonly string[] }) {
  const id = assetIdOfUrl(links[0] ?? '') ?? '';
  const asset = (await readAssets(world.database, [id])).get(id);
  const { samples } = await decodeLeft(join(world.mediaFolder, asset?.storageKey ?? ''));
  expect(samples.length).toBeGreaterThan(5 * sampleRateHz);
  return createHash('sha256').update(new Uint8Array(samples.buffer)).digest('hex');
}

it(
  'REAL-14 what is heard in a film is mixed once where a clip changes nothing of it',
  { timeout: FILMS_MS },
  async () => {
    const ownerId = await world.addUser(300);
    const projectId = await world.start(ownerId, { pen_sounds: false });
    const drawn = await world.finish(ownerId, projectId);
    const films = mixed.length;
    const wish = { projectId, ownerId, sceneNumber: 1, kind: 'clip', model: 'veo3', prompt: '' } as const;
    await startUpgrades(world.deps, { ...wish, expectedCredits: prices.video, idempotencyKey: null });
    await world.hurryUntilRest(ownerId, projectId);
    const done = await world.read(ownerId, projectId);
    expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
    expect(done.final_links[0]).not.toBe(drawn.final_links[0]);
    expect(mixed).toHaveLength(films);
    expect(await soundOf(done)).toEqual(await soundOf(drawn));
  },
);

it(
  'a clip is heard in a scene nobody speaks in, and muted under a narration',
  { timeout: FILMS_MS },
  async () => {
    const ownerId = await world.addUser(300);
    const projectId = await world.start(ownerId);
    const { scenes } = await world.waitForRest(ownerId, projectId);
    const muted = scenes.map((scene, index) =>
      index === 1 ? { ...scene, narration: '', narration_script: '' } : scene,
    );
    await submitScenes(world.deps, { projectId, ownerId, scenes: muted });
    await world.confirm(ownerId, await world.waitForRest(ownerId, projectId));
    await world.waitForRest(ownerId, projectId);
    const wish = { projectId, ownerId, sceneNumber: null, kind: 'clip', model: 'veo3', prompt: '' } as const;
    const expectedCredits = 2 * prices.video;
    await startUpgrades(world.deps, { ...wish, expectedCredits, idempotencyKey: null });
    await world.hurryUntilRest(ownerId, projectId);
    const filmedFilm = await world.read(ownerId, projectId);
    expect(filmedFilm).toMatchObject({ status: projectStatus.COMPLETE, error: null });

    // One of its pages is a clip now: the sound of the others is the sound of the film before.
    const standing = mixed.at(-1)?.standing;
    const { from = 0, until = 0 } = standing?.changed ?? {};
    expect(until - from).toBeGreaterThan(0);
    expect(standing?.mastering.steps.length).toBeGreaterThan(20);
    for (const [index, { penStrokes = [] }] of (mixed.at(-1)?.segments ?? []).entries()) {
      expect(penStrokes.length > 0, `the pen of page ${index}`).toBe(index < from || index >= until);
    }

    const sounding = () =>
      mixed.at(-1)?.segments.filter(({ clipSounds = [] }) => clipSounds.length > 0) ?? [];
    const whole = { level: 1, startSeconds: 0, fromSeconds: 0, loopFadeSeconds: null };
    expect(sounding()).toMatchObject([{ narrationFile: null, clipSounds: [whole] }]);
    const file = sounding()[0]?.clipSounds?.[0]?.file ?? '';
    expect(await probeClip(file)).toMatchObject({ hasSound: true });

    // Its segments and sounds are there already, and the film that had them is joined again.
    const choose = async (version: number) => {
      const payload = { kind: 'clip', version } as const;
      await chooseVersion(world.deps, { projectId, ownerId, sceneNumber: 2, payload });
      await world.hurryUntilRest(ownerId, projectId);
      return await world.read(ownerId, projectId);
    };
    const before = await soundOf(filmedFilm);
    expect(await soundOf(await choose(1))).not.toEqual(before);
    expect(sounding()).toHaveLength(0);
    const films = mixed.length;
    expect(await soundOf(await choose(2))).toEqual(before);
    expect(mixed).toHaveLength(films);
  },
);
