import { projectStatus } from '@kinora/contract/statuses';
import { afterEach, describe, expect, it } from 'vitest';
import { assembleVideo } from './assemble-video.ts';
import { regenerateImage } from '../pictures/regenerate-image.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { Gate } from '../../../testing/gate.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const faults = noFaults();
const filmFaults = noFilmFaults();
const world = await createStoryWorld(createFakeModels(faults, 3), createFakeFilmTools(filmFaults));
const { deps } = world;
await world.work();
afterEach(() => {
  Object.assign(faults, noFaults());
  Object.assign(filmFaults, noFilmFaults());
});

async function attemptsOf(projectId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const step of await world.steps(projectId)) {
    counts[step.kind] = (counts[step.kind] ?? 0) + step.attempt;
  }
  return counts;
}

describe('the pipeline', () => {
  it('JOB-01 TIER-03 takes a prompt through both reviews to a finished film, paid once', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const done = await world.finish(ownerId, projectId);
    expect(done.error).toBeNull();
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.final_links).toHaveLength(3);
    expect(done.final_links[0]).toMatch(/^\/media\/[0-9a-f-]{36}\/film\.mp4$/u);
    expect(done.poster_url).toMatch(/poster\.webp$/u);
    expect(done.captions_url).toMatch(/captions\.vtt$/u);
    expect(done.progress.done).toBe(done.progress.total);
    expect(done.title).toBe('About why cats purr');
    expect(new Set(done.made_by.map((entry) => entry.part)).size).toBe(6);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
  });

  it('API-11 shows every picture as soon as it is made, already selected where there is one', async () => {
    const gate = new Gate();
    faults.picture = (title, signal) => (title === 'Part 1' ? Promise.resolve() : gate.pass(signal));
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const written = await world.waitForRest(ownerId, projectId);
    await submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
    const halfway = await world.waitUntil(
      { ownerId, projectId },
      (story) => story.progress.done === 1 && story.status === projectStatus.GENERATING_IMAGES,
    );
    expect(halfway.progress.total).toBe(3);
    expect(halfway.scenes.map((scene) => scene.generated_image_options.length)).toEqual([1, 0, 0]);
    expect(halfway.scenes[0]?.selected_image_url).toBe(halfway.scenes[0]?.generated_image_options[0]);
    gate.open();
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.IMAGES_READY);
  });

  it('JOB-07 editing the words of one scene remakes its narration and segment, and costs nothing more', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const done = await world.finish(ownerId, projectId);
    expect(await attemptsOf(projectId)).toEqual({
      script: 1,
      picture: 3,
      narration: 3,
      music: 1,
      sound: 1,
      segment: 4,
      film: 1,
    });
    const scenes = done.scenes.map((scene, index) =>
      index === 1 ? { ...scene, narration_script: 'Quite other words now.' } : scene,
    );
    await assembleVideo(deps, { projectId, ownerId, scenes });
    const again = await world.waitForRest(ownerId, projectId);
    expect(again.status).toBe(projectStatus.COMPLETE);
    expect(again.final_links[0]).not.toBe(done.final_links[0]);
    expect(await attemptsOf(projectId)).toMatchObject({
      script: 1,
      picture: 3,
      narration: 4,
      segment: 5,
      film: 2,
    });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 0n });
  });

  it('WORD-09 keeps the music of a film whose scenes keep their lengths, and makes it anew for other lengths', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const done = await world.finish(ownerId, projectId);
    const reworded = async (narration: (words: string) => string): Promise<void> => {
      const scenes = done.scenes.map((scene, index) =>
        index === 1 ? { ...scene, narration_script: narration(scene.narration_script) } : scene,
      );
      await assembleVideo(deps, { projectId, ownerId, scenes });
      expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    };
    await reworded((words) => `${words} More.`);
    expect(await attemptsOf(projectId)).toMatchObject({ music: 1, narration: 4, sound: 2, film: 2 });
    await reworded((words) => `${words} ${'More and more words. '.repeat(12)}`);
    expect(await attemptsOf(projectId)).toMatchObject({ music: 2, narration: 5, sound: 3, film: 3 });
  });

  it('JOB-07 submitting a finished story with one changed prompt draws one picture', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const done = await world.finish(ownerId, projectId);
    const scenes = done.scenes.map((scene, index) =>
      index === 2 ? { ...scene, image_prompt: 'a dog instead' } : scene,
    );
    await submitScenes(deps, { projectId, ownerId, scenes });
    const drawn = await world.waitForRest(ownerId, projectId);
    expect(drawn.status).toBe(projectStatus.IMAGES_READY);
    expect(await attemptsOf(projectId)).toMatchObject({ script: 1, picture: 4 });
    expect(drawn.scenes.map((scene) => scene.selected_image_url === null)).toEqual([false, false, false]);
    expect(drawn.scenes[0]?.id).toBe(done.scenes[0]?.id);
  });

  it('another take of one picture stands beside the first and leaves the other scenes alone', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const drawn = await world.draw(ownerId, projectId);
    await regenerateImage(deps, { projectId, ownerId, payload: { scene_number: 2 } });
    const again = await world.waitForRest(ownerId, projectId);
    expect(again.status).toBe(projectStatus.IMAGES_READY);
    expect(again.scenes.map((scene) => scene.generated_image_options.length)).toEqual([1, 2, 1]);
    expect(again.scenes[1]?.generated_image_options[0]).toBe(drawn.scenes[1]?.selected_image_url);
    expect(again.scenes[1]?.selected_image_url).toBe(again.scenes[1]?.generated_image_options[1]);
    expect(await attemptsOf(projectId)).toMatchObject({ picture: 4 });
  });

  it('a scene added after the drawings gets its own on the way to the film', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const drawn = await world.draw(ownerId, projectId);
    const added = { id: 'new-1', title: 'New Scene 4', narration: 'One more thing.' };
    await assembleVideo(deps, { projectId, ownerId, scenes: [...drawn.scenes, added] });
    const done = await world.waitForRest(ownerId, projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.scenes).toHaveLength(4);
    expect(await attemptsOf(projectId)).toMatchObject({ picture: 4, narration: 4, segment: 5 });
  });
});
