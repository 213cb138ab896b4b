import { EditShotPayloadSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { EditShotInput, ProjectAnswer } from '@kinora/contract/api';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../../testing/gate.ts';
import { cancelProject } from '../../projects/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import { editShot } from './edit-shot.ts';
import { retryStory } from '../retry-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const faults = noFaults();
afterEach(() => Object.assign(faults, noFaults()));
const studio = createFakeStudio(createFakeModels(faults, 2), faults);
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();

async function painted() {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, { selected_engine: 'engine_ghibli' });
  return { ownerId, projectId, story: await world.draw(ownerId, projectId) };
}

function edit(owned: { ownerId: string; projectId: string }, wish: Partial<EditShotInput> = {}) {
  const payload = EditShotPayloadSchema.parse({
    project_id: owned.projectId,
    shot_name: 'shot_1',
    scene_number: 1,
    new_prompt: 'make it evening',
    model_name: 'flux_pro_max',
    ...wish,
  });
  return editShot(world.deps, { ownerId: owned.ownerId, payload });
}

const optionsOf = (story: ProjectAnswer) => story.scenes.map((scene) => scene.generated_image_options.length);

describe('an edited shot', () => {
  it('CHAT-13 API-14 goes through GENERATING_IMAGES, is chosen, and leaves a way back', async () => {
    const { story, ...owned } = await painted();
    expect(story.scenes[0]?.generated_shot_urls).toEqual({
      shot_1: story.scenes[0]?.generated_image_options[0],
    });
    expect(await edit(owned)).toBe(projectStatus.GENERATING_IMAGES);
    const edited = await world.waitForRest(owned.ownerId, owned.projectId);
    expect(edited.status).toBe(projectStatus.IMAGES_READY);
    expect(optionsOf(edited)).toEqual([3, 2]);
    const [first] = edited.scenes;
    expect(first?.selected_image_url).toBe(first?.generated_image_options[2]);
    expect(first?.generated_shot_urls).toEqual({ shot_1: first?.generated_image_options[2] });
    expect(first?.generated_image_options.slice(0, 2)).toEqual(story.scenes[0]?.generated_image_options);
    expect(studio.log.pictures.at(-1)).toMatchObject({ model: 'flux_pro_max', prompt: 'make it evening' });
    expect(studio.log.pictures.at(-1)?.inputs).toHaveLength(1);
    expect(await world.balance(owned.ownerId)).toMatchObject({
      availableHundredths: 27_900n,
      heldHundredths: 2_000n,
    });
  });

  it('OUT-01 is refused when its instruction has letters that no typeface has', async () => {
    const { ownerId, projectId } = await painted();
    await expect(edit({ ownerId, projectId }, { new_prompt: 'write ไทย on it' })).rejects.toMatchObject({
      code: 'invalid',
      detail: sentences.story.unletterable(['ไ', 'ท', 'ย']),
    });
  });

  it('CHAT-13 that fails brings the review back with the reason, and costs nothing', async () => {
    const { story, ...owned } = await painted();
    await edit(owned, { new_prompt: 'impossible' });
    const after = await world.waitForRest(owned.ownerId, owned.projectId);
    expect(after).toMatchObject({
      status: projectStatus.IMAGES_READY,
      notice: `${sentences.failure.editImage} This cannot be done here.`,
    });
    expect(optionsOf(after)).toEqual(optionsOf(story));
    expect(await world.balance(owned.ownerId)).toMatchObject({ heldHundredths: 2_000n });
  });

  it('API-14 needs its scene when several scenes have a shot of its name', async () => {
    const { ownerId, projectId } = await painted();
    const refused = edit({ ownerId, projectId }, { scene_number: null });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      detail: sentences.notice.shotNeedsScene,
    });
    await expect(edit({ ownerId, projectId }, { shot_name: 'shot_9' })).rejects.toMatchObject({
      detail: sentences.notice.shotUnknown,
    });
  });

  it('CHAT-13 VAL-15 takes the two models of the shot editor and a real instruction', async () => {
    const { ownerId, projectId } = await painted();
    const other = edit({ ownerId, projectId }, { model_name: 'seedream' });
    await expect(other).rejects.toMatchObject({ detail: sentences.readiness.shotModel });
    const empty = edit({ ownerId, projectId }, { new_prompt: '  ' });
    await expect(empty).rejects.toMatchObject({ detail: sentences.readiness.shotInstruction });
    expect(await edit({ ownerId, projectId }, { model_name: 'nano_banana_edit' })).toBe(
      projectStatus.GENERATING_IMAGES,
    );
    await expect(edit({ ownerId, projectId })).rejects.toMatchObject({ code: 'conflict' });
    await world.waitForRest(ownerId, projectId);
  });

  it('JOB-05 TIER-03 cancelled gives its credits back, and a retry finds the pictures as they were', async () => {
    const { story, ...owned } = await painted();
    const gate = new Gate();
    faults.picture = (_title, signal) => gate.pass(signal);
    await edit(owned);
    await world.until(() => gate.waiting === 1);
    await cancelProject(world.deps, { ...owned, by: 'owner' });
    const cancelled = await world.waitForRest(owned.ownerId, owned.projectId);
    expect(cancelled).toMatchObject({ status: projectStatus.FAILED, error: 'Cancelled.' });
    expect(await world.balance(owned.ownerId)).toMatchObject({
      availableHundredths: 30_000n,
      heldHundredths: 0n,
    });
    await world.until(() => gate.waiting === 0);

    Object.assign(faults, noFaults());
    await retryStory(world.deps, owned);
    const after = await world.waitForRest(owned.ownerId, owned.projectId);
    expect(after.status).toBe(projectStatus.IMAGES_READY);
    expect(after.scenes.map((scene) => scene.generated_image_options)).toEqual(
      story.scenes.map((scene) => scene.generated_image_options),
    );
  });

  it('JOB-07 of a finished film renders one segment anew, and costs the edit alone', async () => {
    const { story, ...owned } = await painted();
    const scenes = story.scenes.map((scene) => ({
      ...scene,
      selected_image_url: scene.generated_image_options[0],
    }));
    await assembleVideo(world.deps, { ...owned, scenes });
    await world.waitForRest(owned.ownerId, owned.projectId);
    await edit(owned, { scene_number: 2 });
    const edited = await world.waitForRest(owned.ownerId, owned.projectId);
    await assembleVideo(world.deps, { ...owned, scenes: edited.scenes });
    const done = await world.waitForRest(owned.ownerId, owned.projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    const segments = (await world.steps(owned.projectId)).filter((step) => step.kind === 'segment');
    expect(segments.map((step) => step.attempt)).toEqual([1, 1, 1]);
    expect(await world.balance(owned.ownerId)).toMatchObject({
      availableHundredths: 27_900n,
      heldHundredths: 0n,
    });
  });
});
