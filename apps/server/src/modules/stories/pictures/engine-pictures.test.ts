import { engines } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { openGateway } from '../../../gateway/gateway.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import { regenerateImage } from './regenerate-image.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const drawing = createFakeModels(noFaults(), 2);
const studio = createFakeStudio(drawing);
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();

async function drawn() {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, { selected_engine: 'engine_ghibli', aspect_ratio: '9:16' });
  return { ownerId, projectId, story: await world.draw(ownerId, projectId) };
}

describe('the pictures of an engine that paints', () => {
  it('ENG-01 VAL-10 are two different ones per scene in the film’s aspect, none selected', async () => {
    const { story } = await drawn();
    expect(story.status).toBe(projectStatus.IMAGES_READY);
    expect(story.scenes.map((scene) => scene.generated_image_options.length)).toEqual([2, 2]);
    expect(story.scenes.map((scene) => scene.selected_image_url)).toEqual([null, null]);
    const asked = studio.log.pictures.filter((picture) => picture.scene?.index === 0);
    expect(new Set(asked.map((picture) => picture.seed)).size).toBe(2);
    expect(asked[0]).toMatchObject({ model: 'seedream', aspectRatio: '9:16', longSide: 320 });
  });

  it('are asked for with the words of the scenes before, so that neighbours can differ', async () => {
    const { story } = await drawn();
    const [first] = story.scenes;
    const told = (index: number) =>
      studio.log.pictures.findLast(({ scene }) => scene?.index === index)?.scene;
    expect(told(0)?.before).toEqual([]);
    expect(told(1)?.before).toEqual([`${first?.title}. ${first?.narration_script}`]);
  });

  it('VAL-12 must be chosen in every scene before the film is made', async () => {
    const { ownerId, projectId, story } = await drawn();
    const [first, second] = story.scenes;
    const scenes = [{ ...first, selected_image_url: first?.generated_image_options[1] }, { ...second }];
    await expect(assembleVideo(world.deps, { ownerId, projectId, scenes })).rejects.toMatchObject({
      detail: sentences.validation.selectImages,
      errors: [{ path: 'scenes.1.selected_image_url' }],
    });
  });

  it('VAL-12 made again stand beside the earlier ones, and the choice is open again', async () => {
    const { ownerId, projectId, story } = await drawn();
    await regenerateImage(world.deps, { projectId, ownerId, payload: { scene_number: 2 } });
    const again = await world.waitForRest(ownerId, projectId);
    expect(again.scenes.map((scene) => scene.generated_image_options.length)).toEqual([2, 4]);
    expect(again.scenes[1]?.generated_image_options.slice(0, 2)).toEqual(
      story.scenes[1]?.generated_image_options,
    );
    expect(again.scenes[1]?.selected_image_url).toBeNull();
  });
});

describe('the catalogue', () => {
  const contact = { linkedin_url: null, twitter_url: null, email: null };

  it('ENG-04 offers the engines whose pictures and motion are there, and says through whom', async () => {
    const whole = await readCatalogue(
      { gateway: world.gateway, contact, webResultsByDefault: true },
      { isAccount: false },
    );
    expect(whole.engines.filter((engine) => engine.availability.is_available)).toHaveLength(engines.length);
    const still = { ...studio.providers, videoModel: () => undefined, stagingModel: () => undefined };
    const drawnOnly = await readCatalogue(
      {
        gateway: openGateway(still, world.workRoot),
        contact,
        webResultsByDefault: true,
      },
      { isAccount: false },
    );
    const available = drawnOnly.engines.filter((engine) => engine.availability.is_available);
    expect(available.map((engine) => engine.key)).toEqual(['engine_normal']);
    expect(drawnOnly.video_models.some((model) => model.availability.is_available)).toBe(false);
  });

  it('ENG-04 judges engines by who stages their scenes, whoever makes the clips', async () => {
    const noClips = { ...studio.providers, videoModel: () => undefined };
    const gateway = openGateway(noClips, world.workRoot);
    const { engines: shown, video_models: clips } = await readCatalogue(
      {
        gateway,
        contact,
        webResultsByDefault: true,
      },
      { isAccount: false },
    );
    expect(shown.every((engine) => engine.availability.is_available)).toBe(true);
    expect(clips.some((model) => model.availability.is_available)).toBe(false);
  });

  it('ENG-04 says where what is built in stands in for a paid model', async () => {
    const providers = studio.providers;
    const { engines: shown } = await readCatalogue(
      {
        gateway: openGateway(providers, world.workRoot),
        contact,
        webResultsByDefault: true,
      },
      { isAccount: false },
    );
    const noticeOf = (key: string) => shown.find((engine) => engine.key === key)?.availability.notice;
    expect(noticeOf('engine_ghibli')).toBe(sentences.notice.embeddedModel);
    expect(noticeOf('engine_normal')).toBeNull();
  });
});
