import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { assessFilm, BrokenFilmError, UnletterableTextError } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { createBuiltinWriter } from '@kinora/writer';
import { assembleVideo } from './assemble-video.ts';
import { saveScenes } from '../review/save-scenes.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import { told } from './renderer-tools.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const models = { ...createFakeModels(noFaults(), 2), text: createBuiltinWriter() };
const world = await createStoryWorld(models, createFakeFilmTools(noFilmFaults()));
const { deps } = world;
await world.work();

const { builtIn, story: storySentences } = sentences;

describe('a prompt that cannot be told', () => {
  it.each([
    ['a script from right to left', 'لماذا السماء زرقاء', builtIn.rightToLeft],
    ['a script nobody here can draw', 'Почему небо голубое днём', builtIn.unknownScript],
    ['a word of 200 letters', 'x'.repeat(200), builtIn.wordTooLong],
    ['signs alone', '!!! ???', builtIn.emptyPrompt],
  ])('OUT-01 %s is refused at once, and nothing is started or held', async (_, user_query, sentence) => {
    const ownerId = await world.addUser();
    const refused = world.start(ownerId, { user_query });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', detail: sentence });
    expect(await world.balance(ownerId)).toMatchObject({ heldHundredths: 0n });
  });

  it('OUT-01 a text in another language than the chosen one is refused with both languages named', async () => {
    const sentence = 'Le ciel est bleu parce que la lumière du soleil se disperse dans l’air. ';
    const refused = world.start(await world.addUser(), { user_query: sentence.repeat(8) });
    await expect(refused).rejects.toMatchObject({ detail: builtIn.otherLanguage('French', 'English') });
  });

  it('OUT-01 5,000 words become scenes that fit a film', async () => {
    const words = Array.from({ length: 560 }, (_, day) => `On day ${day} we go to an old hut.`);
    expect(words.join(' ').split(' ').length).toBeGreaterThan(5_000);
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId, { user_query: words.join(' ') });
    const story = await world.waitForRest(ownerId, projectId);
    expect(story.status).toBe(projectStatus.SCENES_READY);
    const status = await submitScenes(deps, { projectId, ownerId, scenes: story.scenes });
    expect(status).toBe(projectStatus.IMAGES_QUEUED);
  });

  it('OUT-01 words in letters that cannot be drawn are left out of the scenes, which is said', async () => {
    const article = [
      'Cairo (Arabic: القاهرة) is the capital of Egypt and its largest city by far.',
      'The city was founded by the Fatimid dynasty in the year 969.',
      'More than twenty million people live in the city and its suburbs today.',
      'The Nile flows through the middle of the city from south to north.',
      'The old quarter holds many mosques, gates and markets.',
      'The pyramids of Giza stand at the western edge of the city.',
      'Millions of visitors come every year to see them and the great museum beside them.',
    ];
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId, { user_query: article.join(' ') });
    const story = await world.waitForRest(ownerId, projectId);
    const spoken = story.scenes.map((scene) => scene.narration_script).join(' ');
    expect(spoken).toContain('Cairo is the capital');
    expect(story.notice).toBe(storySentences.lettersLeftOut([...new Set('القاهرة')]));
  });
});

describe('scenes with letters that no typeface has', () => {
  async function reviewed() {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId, { user_query: 'A story about a cat who learns to purr' });
    const story = await world.waitForRest(ownerId, projectId);
    const scenes = story.scenes.map((scene, index) =>
      index === 1 ? { ...scene, narration_script: 'The word ไทย is Thai. 🚀' } : scene,
    );
    return { ownerId, projectId, scenes, story };
  }
  const refusal = {
    code: 'invalid',
    detail: storySentences.unletterable(['ไ', 'ท', 'ย']),
    errors: [{ path: 'scenes.1.narration_script', message: storySentences.unletterable(['ไ', 'ท', 'ย']) }],
  };

  it('OUT-01 are refused when they are kept and when they are confirmed, by letter and by field', async () => {
    const { ownerId, projectId, scenes } = await reviewed();
    await expect(saveScenes(deps, { projectId, ownerId, scenes })).rejects.toMatchObject(refusal);
    await expect(submitScenes(deps, { projectId, ownerId, scenes })).rejects.toMatchObject(refusal);
  });

  it('OUT-01 are refused in the review of the images', async () => {
    const { ownerId, projectId, scenes, story } = await reviewed();
    await submitScenes(deps, { projectId, ownerId, scenes: story.scenes });
    const drawn = await world.waitForRest(ownerId, projectId);
    const chosen = drawn.scenes.map((scene, index) => ({
      ...scene,
      narration_script: scenes[index]?.narration_script ?? '',
      selected_image_url: scene.generated_image_options[0] ?? null,
    }));
    await expect(assembleVideo(deps, { projectId, ownerId, scenes: chosen })).rejects.toMatchObject(refusal);
  });
});

describe('what the renderer refuses', () => {
  it('OUT-01 is told in our sentences and not tried again', async () => {
    const unletterable = told(Promise.reject(new UnletterableTextError(['ไ'])));
    await expect(unletterable).rejects.toMatchObject({
      kind: 'invalid_input',
      message: storySentences.unletterable(['ไ']),
    });
    const quality = assessFilm({
      pictureSeconds: 0,
      soundSeconds: null,
      narrations: [{ fromSeconds: 0, toSeconds: 2 }],
      integratedLufs: -70,
      truePeakDb: -144,
      black: [],
      still: [],
      blankOpenings: 0,
      texts: { texts: 0, shortened: 0, clipped: 0 },
      captions: null,
    });
    await expect(told(Promise.reject(new BrokenFilmError(quality)))).rejects.toMatchObject({
      kind: 'invalid_input',
      message:
        'The finished film was not kept: it has no picture, it ends before its narration does, its narration cannot be heard. Your credits were given back. Please change the scenes or try again.',
    });
    const crash = new Error('The rendering process ended (SIGSEGV).');
    await expect(told(Promise.reject(crash))).rejects.toBe(crash);
  });
});
