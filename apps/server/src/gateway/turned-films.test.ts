import { projectStatus } from '@kinora/contract/statuses';
import { leadInSeconds, LayeredSceneSchema } from '@kinora/renderer';
import { afterAll, expect, it } from 'vitest';
import { assembleVideo } from '../modules/stories/films/assemble-video.ts';
import type { SceneToRender } from '../modules/stories/films/film-tools.ts';
import { createFakeFilmTools, noFilmFaults } from '../modules/stories/testing/fake-film-tools.ts';
import { createStoryWorld } from '../modules/stories/testing/story-world.ts';
import { createProviders } from './registry.ts';

const providers = createProviders();
afterAll(() => providers.close());
const rendered: SceneToRender[] = [];
const world = await createStoryWorld(providers, createFakeFilmTools({ ...noFilmFaults(), rendered }), {
  longSide: 160,
});
await world.work(2);

/** The casts of a scene, with when each begins and ends to be seen. */
function castsOf({ picture }: SceneToRender) {
  if (picture.kind !== 'layers') {
    throw new Error('a painted film is made of layers');
  }
  return LayeredSceneSchema.parse(picture.layers)
    .layers.filter(({ id }) => id.endsWith('-subject'))
    .map(({ keys }) => ({
      begins: keys.findLast(({ opacity }) => opacity === 0)?.atSeconds ?? 0,
      isThereFirst: keys[0]?.opacity !== 0,
    }));
}

it('ENG-01 a painted film shows what comes of something with the word that tells it', async () => {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, {
    user_query: 'A robot who learns to bake bread',
    video_type: 'story',
    selected_engine: 'engine_vectorflux',
    voice: 'builtin-en-aria',
  });
  const drawn = await world.draw(ownerId, projectId);
  const scenes = drawn.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options[0] ?? null,
  }));
  await assembleVideo(world.deps, { ownerId, projectId, scenes });
  const done = await world.waitForRest(ownerId, projectId);
  expect(done).toMatchObject({ status: projectStatus.COMPLETE, error: null });
  const baked = rendered.find(({ narration }) => / a loaf/u.test(narration?.text ?? ''));
  const { text = '', words = [] } = baked?.narration ?? {};
  const casts = baked === undefined ? [] : castsOf(baked);
  expect(casts.map(({ isThereFirst }) => isThereFirst).toSorted()).toEqual([false, true]);
  const begins = casts.find(({ isThereFirst }) => !isThereFirst)?.begins ?? 0;
  const word = words.findLast(({ startSeconds }) => startSeconds + leadInSeconds <= begins + 0.2);
  expect(text.slice(word?.startOffset)).toMatch(/^(?:and |out of the oven|a loaf)/u);
  // One thing is told at the beginning, and shown.
  const opening = rendered.find(({ narration }) => narration?.text.includes('There once lived') === true);
  expect((opening === undefined ? [] : castsOf(opening)).length).toBeLessThan(2);
}, 240_000);
