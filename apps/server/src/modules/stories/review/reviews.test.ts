import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { assembleVideo } from '../films/assemble-video.ts';
import { ProviderError } from '@kinora/models';
import { retryStory } from '../retry-story.ts';
import { saveScenes } from './save-scenes.ts';
import { submitScenes } from './submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const faults = noFaults();
const world = await createStoryWorld(createFakeModels(faults, 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;
await world.work();

async function written() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  return { ownerId, projectId, story: await world.waitForRest(ownerId, projectId) };
}

describe('submitted scenes', () => {
  it('VAL-13 are trimmed, numbered by position and freed of empty ones and foreign media', async () => {
    const { ownerId, projectId, story } = await written();
    const [first, second] = story.scenes;
    const scenes = [
      { title: 'Empty', narration: '   ' },
      { ...second, title: '  Second  ', narration_script: '' },
      { ...first, selected_character_url: 'https://elsewhere.example/face.png' },
      { id: 'new-7', title: '', narration: 'Fresh.', visual_elements: { key_facts: ' one \n\n two ' } },
    ];
    await submitScenes(deps, { projectId, ownerId, scenes });
    const drawn = await world.waitForRest(ownerId, projectId);
    expect(drawn.scenes.map((scene) => scene.scene_number)).toEqual([1, 2, 3]);
    expect(drawn.scenes.map((scene) => scene.title)).toEqual(['Second', 'Part 1', 'Scene 3']);
    expect(drawn.scenes[0]?.narration_script).toBe(second?.narration);
    expect(drawn.scenes.map((scene) => scene.id).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(drawn.scenes[2]?.id).toMatch(/^[0-9a-f-]{36}$/u);
    expect(drawn.scenes[1]?.selected_character_url).toBeNull();
    expect(drawn.scenes[2]?.visual_elements.key_facts).toEqual(['one', 'two']);
  });

  it('VAL-13 none with content are refused', async () => {
    const { ownerId, projectId } = await written();
    const refused = submitScenes(deps, { projectId, ownerId, scenes: [{ title: 'Only a title' }] });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', detail: sentences.readiness.noScenes });
  });

  it('VAL-03 TIER-02 a voice of a scene must be known and open to the plan of the start', async () => {
    const { ownerId, projectId, story } = await written();
    const withVoice = (voice_id: string) => story.scenes.map((scene) => ({ ...scene, voice_id }));
    const unknown = submitScenes(deps, { projectId, ownerId, scenes: withVoice('nobody') });
    await expect(unknown).rejects.toMatchObject({ detail: sentences.validation.invalidVoice });
    const closed = submitScenes(deps, { projectId, ownerId, scenes: withVoice('test-star') });
    await expect(closed).rejects.toMatchObject({ code: 'closed-tier' });
  });

  it('JOB-01 two submits at once start one run', async () => {
    const { ownerId, projectId, story } = await written();
    const submit = () => submitScenes(deps, { projectId, ownerId, scenes: story.scenes });
    const outcomes = await Promise.allSettled([submit(), submit(), submit()]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    await world.waitForRest(ownerId, projectId);
    const pictures = (await world.steps(projectId)).filter((step) => step.kind === 'picture');
    expect(pictures.map((step) => step.attempt)).toEqual([1, 1]);
  });
});

describe('a film', () => {
  it('VAL-12 needs one picture selected in every scene that has some', async () => {
    const { ownerId, projectId } = await written();
    const drawn = await world.draw(ownerId, projectId);
    const scenes = drawn.scenes.map((scene) => ({ ...scene, selected_image_url: null }));
    await expect(assembleVideo(deps, { projectId, ownerId, scenes })).rejects.toMatchObject({
      code: 'invalid',
      detail: sentences.validation.selectImages,
      errors: [
        { path: 'scenes.0.selected_image_url', message: sentences.validation.selectImages },
        { path: 'scenes.1.selected_image_url', message: sentences.validation.selectImages },
      ],
    });
  });
});

describe('calls at the wrong moment', () => {
  it('T1 JOB-01 are conflicts that change nothing', async () => {
    const { ownerId, projectId, story } = await written();
    const owned = { ownerId, projectId };
    const early = assembleVideo(deps, { ...owned, scenes: story.scenes });
    await expect(early).rejects.toMatchObject({ code: 'conflict', status: 409 });
    await expect(retryStory(deps, owned)).rejects.toMatchObject({
      code: 'conflict',
      detail: sentences.readiness.nothingToRetry,
    });
    const done = await world.finish(ownerId, projectId);
    const late = saveScenes(deps, { ...owned, scenes: done.scenes });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
  });
});

describe('scenes edited again', () => {
  it('JOB-07 from the review of the images only what is changed is drawn anew', async () => {
    const { ownerId, projectId } = await written();
    const drawn = await world.draw(ownerId, projectId);
    const scenes = drawn.scenes.map((scene, index) =>
      index === 0 ? { ...scene, image_prompt: 'another thing' } : scene,
    );
    const status = await submitScenes(deps, { ownerId, projectId, scenes });
    expect(status).toBe(projectStatus.GENERATING_IMAGES);
    const again = await world.waitForRest(ownerId, projectId);
    expect(again.status).toBe(projectStatus.IMAGES_READY);
    expect(again.scenes[1]?.selected_image_url).toBe(drawn.scenes[1]?.selected_image_url);
    expect(again.scenes[0]?.selected_image_url).not.toBe(drawn.scenes[0]?.selected_image_url);
  });

  it('CHAT-08 JOB-01 after a failure are kept, and the retry speaks the new words', async () => {
    const { ownerId, projectId } = await written();
    const owned = { ownerId, projectId };
    const drawn = await world.draw(ownerId, projectId);
    faults.narration = (text) =>
      text.includes('unspeakable')
        ? Promise.reject(new ProviderError('invalid_input', 'This cannot be spoken.'))
        : Promise.resolve();
    const [first, ...others] = drawn.scenes;
    const spoken = (narration_script: string) => [{ ...first, narration_script }, ...others];
    await assembleVideo(deps, { ...owned, scenes: spoken('unspeakable') });
    const failed = await world.waitForRest(ownerId, projectId);
    expect(failed).toMatchObject({ status: projectStatus.FAILED, error: 'This cannot be spoken.' });
    await saveScenes(deps, { ...owned, scenes: spoken('Quite other words.') });
    await retryStory(deps, owned);
    const done = await world.waitForRest(ownerId, projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.scenes[0]?.narration_script).toBe('Quite other words.');
    faults.narration = noFaults().narration;
  });
});

describe('a story that is too long', () => {
  it('is refused before anything is made of it', async () => {
    const { ownerId, projectId } = await written();
    const scenes = Array.from({ length: 6 }, () => ({ narration: 'a long word '.repeat(330).trim() }));
    const refused = submitScenes(deps, { projectId, ownerId, scenes });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', detail: sentences.story.filmTooLong });
  });
});
