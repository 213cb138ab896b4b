import { copyFile, readFile } from 'node:fs/promises';
import { EditShotPayloadSchema } from '@kinora/contract/api';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { ImageModel, Providers } from '@kinora/models';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { assets } from '../../../db/schema/index.ts';
import { renderSampleClips } from '../../../testing/generations/test-pictures.ts';
import { readProvenance } from '../../../testing/provenance/read-provenance.ts';
import { editShot } from '../pictures/edit-shot.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { assembleVideo } from './assemble-video.ts';
import type { FilmTools } from './film-tools.ts';

/** Who paints the pictures that nobody changed; pictures are changed by the house. */
let painter = 'builtin';
const CHANGING = 'flux_pro_max';

function by(model: ImageModel, providerOf: () => string): ImageModel {
  return {
    ...model,
    async start(request, call) {
      const progress = await model.start(request, call);
      if (progress.state === 'running') {
        throw new Error('What stands in for a model finishes at once');
      }
      const madeBy = { provider: providerOf(), model: 'a model' };
      return { ...progress, result: { ...progress.result, madeBy } };
    },
  };
}

const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const providers: Providers = {
  ...studio.providers,
  pictureModel(key) {
    const model = studio.providers.pictureModel(key);
    return model && by(model, () => (key === CHANGING ? 'builtin' : painter));
  },
};

const clips = await renderSampleClips(1);
const told = createFakeFilmTools(noFilmFaults());
/** Films that play, with a poster that opens. */
const filmTools: FilmTools = {
  ...told,
  async joinFilm(film, call) {
    const joined = await told.joinFilm(film, call);
    await copyFile(clips['16:9'], joined.film);
    await sharp({ create: { width: 32, height: 18, channels: 3, background: '#225588' } })
      .webp()
      .toFile(joined.poster);
    return joined;
  },
};
const world = await createStoryWorld(providers, filmTools);
await world.work();

async function painted(engine: 'engine_normal' | 'engine_ghibli') {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, { selected_engine: engine });
  return { ownerId, projectId, story: await world.draw(ownerId, projectId) };
}

/** Finishes a film of each scene's last picture, and reads what its files say. */
async function sourcesOf(owned: { ownerId: string; projectId: string; story: ProjectAnswer }) {
  const { ownerId, projectId, story } = owned;
  const scenes = story.scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.generated_image_options.at(-1) ?? null,
  }));
  await assembleVideo(world.deps, { ownerId, projectId, scenes });
  expect((await world.waitForRest(ownerId, projectId)).error).toBeNull();
  const rows = await world.database.select().from(assets).where(eq(assets.projectId, projectId));
  const sourceOf = async (kind: string) => {
    const file = rows.find((row) => row.kind === kind)?.storageKey ?? '';
    const said = await readProvenance(await readFile(await world.storage.localCopy(file, world.workRoot)));
    return said?.source;
  };
  return { film: await sourceOf('film'), poster: await sourceOf('poster') };
}

const own = { film: 'algorithmicMedia', poster: 'algorithmicMedia' };
const mixed = {
  film: 'compositeWithTrainedAlgorithmicMedia',
  poster: 'compositeWithTrainedAlgorithmicMedia',
};

describe('a film', () => {
  it.each(['engine_normal', 'engine_ghibli'] as const)(
    'REAL-23 of %s that the house made alone says that nothing in it was learnt',
    async (engine) => {
      painter = 'builtin';
      expect(await sourcesOf(await painted(engine))).toEqual(own);
    },
  );

  it('REAL-23 with a vendor’s picture says that it holds one', async () => {
    painter = 'fal';
    expect(await sourcesOf(await painted('engine_ghibli'))).toEqual(mixed);
  });

  it('REAL-23 of a vendor’s pictures that the house has changed still says so', async () => {
    painter = 'fal';
    const { ownerId, projectId, story } = await painted('engine_ghibli');
    for (const { scene_number: sceneNumber } of story.scenes) {
      const payload = EditShotPayloadSchema.parse({
        project_id: projectId,
        shot_name: 'shot_1',
        scene_number: sceneNumber,
        new_prompt: 'make it evening',
        model_name: CHANGING,
      });
      await editShot(world.deps, { ownerId, payload });
      await world.waitForRest(ownerId, projectId);
    }
    const changed = await world.read(ownerId, projectId);
    const made = await world.database.select().from(assets).where(eq(assets.projectId, projectId));
    const url = changed.scenes[0]?.selected_image_url ?? '';
    const picture = made.find(({ id }) => url.includes(id));
    const said = await readProvenance(
      await readFile(await world.storage.localCopy(picture?.storageKey ?? '', world.workRoot)),
    );
    expect(said).toMatchObject({ provider: 'builtin', source: mixed.film });
    expect(await sourcesOf({ ownerId, projectId, story: changed })).toEqual(mixed);
  });
});
