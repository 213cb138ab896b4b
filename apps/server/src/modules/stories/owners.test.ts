import { describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/test-http.ts';
import { readOwnAsset } from '../assets/index.ts';
import { assetIdOfUrl } from '../assets/index.ts';
import { cancelProject, renameProject } from '../projects/index.ts';
import { assembleVideo } from './films/assemble-video.ts';
import { readStory } from './read-story.ts';
import { regenerateImage } from './pictures/regenerate-image.ts';
import { retryStory } from './retry-story.ts';
import { submitScenes } from './review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryWorld } from './testing/story-world.ts';
import { addOwnVersion } from './upgrades/add-own-version.ts';
import { cancelUpgrade } from './upgrades/cancel-upgrade.ts';
import { chooseVersion } from './upgrades/choose-version.ts';
import { startUpgrades } from './upgrades/start-upgrades.ts';
import { readUpgradePrices } from './upgrades/upgrade-prices.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;
await world.work();

const ann = await world.addUser();
const bob = await world.addUser();
const annsProject = await world.start(ann);
const finished = await world.finish(ann, annsProject);

type Call = (projectId: string) => Promise<unknown>;
const calls: [string, Call][] = [
  ['reads', (projectId) => readStory(deps.database, { projectId, ownerId: bob })],
  ['submits scenes of', (projectId) => submitScenes(deps, { projectId, ownerId: bob, scenes: [] })],
  ['assembles', (projectId) => assembleVideo(deps, { projectId, ownerId: bob, scenes: [] })],
  ['retries', (projectId) => retryStory(deps, { projectId, ownerId: bob })],
  [
    'draws again',
    (projectId) => regenerateImage(deps, { projectId, ownerId: bob, payload: { scene_number: 1 } }),
  ],
  ['reads prices of', (projectId) => readUpgradePrices(deps, { projectId, ownerId: bob, isAdmin: false })],
  [
    'makes real',
    (projectId) =>
      startUpgrades(deps, {
        projectId,
        ownerId: bob,
        sceneNumber: 1,
        kind: 'clip',
        model: 'veo3',
        prompt: '',
        expectedCredits: null,
        idempotencyKey: null,
      }),
  ],
  [
    'stops scenes of',
    (projectId) => cancelUpgrade(deps, { projectId, ownerId: bob, sceneNumber: 1, kind: 'clip' }),
  ],
  [
    'chooses versions of',
    (projectId) =>
      chooseVersion(deps, {
        projectId,
        ownerId: bob,
        sceneNumber: 1,
        payload: { kind: 'image', version: 1 },
      }),
  ],
  [
    'brings a picture to',
    (projectId) =>
      addOwnVersion(deps, {
        projectId,
        ownerId: bob,
        sceneNumber: 1,
        data: {},
        images: [],
        clips: [],
        signal: new AbortController().signal,
        log: silentLog,
      }),
  ],
  ['renames', (projectId) => renameProject(deps, { projectId, ownerId: bob, title: 'Mine' })],
  ['cancels', (projectId) => cancelProject(deps, { projectId, ownerId: bob, by: 'owner' })],
];

describe("another user's project", () => {
  it.each(calls)('A2 ROLE-02 for somebody who %s it answers like an unknown one', async (_name, call) => {
    await expect(call(annsProject)).rejects.toMatchObject({ code: 'not-found' });
    await expect(call('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('A2 every file made for it is there for its owner and for nobody else', async () => {
    const urls = [
      ...finished.final_links,
      finished.poster_url ?? '',
      finished.captions_url ?? '',
      ...finished.scenes.flatMap((scene) => scene.generated_image_options),
    ];
    expect(urls).toHaveLength(7);
    for (const url of urls) {
      const [assetId, name] = [assetIdOfUrl(url) ?? '', url.split('/').at(-1) ?? ''];
      await expect(readOwnAsset(deps.database, { assetId, name, ownerId: bob })).rejects.toMatchObject({
        code: 'not-found',
      });
      expect(await readOwnAsset(deps.database, { assetId, name, ownerId: ann })).toMatchObject({
        projectId: annsProject,
      });
    }
  });

  it("S1 another user's picture cannot be put into a film, nor one from elsewhere", async () => {
    const foreign = finished.scenes[0]?.selected_image_url ?? '';
    const bobsProject = await world.start(bob);
    const drawn = await world.draw(bob, bobsProject);
    for (const selected_image_url of [foreign, 'http://127.0.0.1/secret.png', 'file:///etc/passwd']) {
      const scenes = drawn.scenes.map((scene) => ({ ...scene, selected_image_url }));
      const attempt = assembleVideo(deps, { projectId: bobsProject, ownerId: bob, scenes });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});
