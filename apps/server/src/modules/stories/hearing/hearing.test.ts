import { usualSpeech } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { ProviderError } from '@kinora/models';
import { describe, expect, it } from 'vitest';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { askToHear } from './ask-to-hear.ts';
import { readNarration, readNarrations } from './read-narrations.ts';
import { saveSpeech } from './save-speech.ts';

const spoken: string[] = [];
const faults = {
  ...noFaults(),
  narration: (text: string) => {
    spoken.push(text);
    return text.includes('broken')
      ? Promise.reject(new ProviderError('invalid_input', 'Nobody can say this.'))
      : Promise.resolve();
  },
};
const world = await createStoryWorld(createFakeModels(faults, 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;
await world.work();

async function written() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const story = await world.waitForRest(ownerId, projectId);
  return { owned: { ownerId, projectId }, story };
}

type Owned = Awaited<ReturnType<typeof written>>['owned'];

const ask = (owned: Owned, narration: string, more: { scene_id?: string; voice_id?: string } = {}) =>
  askToHear(deps, {
    ...owned,
    payload: { scene_id: more.scene_id ?? null, narration, voice_id: more.voice_id ?? null },
  });

async function heard(owned: Owned, narration: string, more: { scene_id?: string } = {}) {
  const asked = await ask(owned, narration, more);
  for (;;) {
    const now = await readNarration(deps.database, { ...owned, narrationId: asked.narration_id });
    if (now.status !== 'making') {
      return now;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('hearing a scene', () => {
  it('MAKE-03 speaks the words of the editor once, and the film takes what was heard', async () => {
    const { owned, story } = await written();
    const [first] = story.scenes;
    const before = spoken.length;
    const [narration = '', id = ''] = [first?.narration_script, first?.id];
    const sound = await heard(owned, narration, { scene_id: id });
    expect(sound).toMatchObject({ status: 'ready', error: null });
    expect(sound.url).toMatch(/^\/media\/.+\.wav$/u);
    expect(sound.words.map(({ text }) => text).join(' ')).toBe(narration);
    expect(await ask(owned, narration, { scene_id: id })).toEqual(sound);
    expect((await readNarrations(deps.database, owned)).scenes).toEqual([{ ...sound, scene_id: id }]);
    const film = await world.finish(owned.ownerId, owned.projectId);
    // Its scenes stand one behind the other in the film, each as long as what was heard, with a breath before and after.
    const chapters = film.chapters ?? [];
    expect(chapters.map(({ scene_number: number }) => number)).toEqual([1, 2]);
    // Behind the board with the title.
    expect(chapters[0]?.start_seconds).toBe(4);
    expect(chapters[1]?.start_seconds).toBe(chapters[0]?.end_seconds);
    expect(chapters[0]?.end_seconds).toBeGreaterThanOrEqual((sound.duration_seconds ?? 0) + 0.75);
    expect(spoken.slice(before).filter((text) => text === narration)).toHaveLength(1);
  });

  it('MAKE-03 ends nothing when it fails: the sentence is told, and asking again speaks again', async () => {
    const { owned } = await written();
    const failed = await heard(owned, 'All is broken here.');
    expect(failed).toMatchObject({ status: 'failed', error: 'Nobody can say this.', url: null });
    const again = await heard(owned, 'All is broken here.');
    expect(again).toMatchObject({ status: 'failed', narration_id: failed.narration_id });
    expect(spoken.filter((text) => text === 'All is broken here.')).toHaveLength(2);
    await heard(owned, 'All is well here.');
    const story = await world.read(owned.ownerId, owned.projectId);
    expect(story.status).toBe(projectStatus.SCENES_READY);
  });

  it('MAKE-03 keeps the way a project is spoken, which makes another narration only where it is heard', async () => {
    const { owned } = await written();
    const plain = await heard(owned, 'A gif of cats. They purr.');
    const other = await heard(owned, 'They sleep.');
    const speech = { ...usualSpeech, pronunciations: [{ word: 'GIF', said: 'jiff' }] };
    await saveSpeech(deps, { ...owned, speech });
    expect(await heard(owned, 'They sleep.')).toEqual(other);
    const said = await heard(owned, 'A gif of cats. They purr.');
    expect(said.narration_id).not.toBe(plain.narration_id);
    expect(spoken.at(-1)).toBe('A jiff of cats. They purr.');
    expect(said.words.map(({ text }) => text)).toEqual(plain.words.map(({ text }) => text));
    await saveSpeech(deps, { ...owned, speech: { ...speech, pause_seconds: 1.5 } });
    const rested = await heard(owned, 'A gif of cats. They purr.');
    expect(rested.duration_seconds).toBeCloseTo((said.duration_seconds ?? 0) + 1.5, 3);
    const purr = rested.words.find(({ text }) => text === 'They');
    expect(purr?.start_seconds).toBeCloseTo(0.4 + 1.5, 3);
    expect((await readNarrations(deps.database, owned)).speech.pause_seconds).toBe(1.5);
  });

  it('MAKE-03 is for its owner, with a voice of the plan, and while nothing else is made', async () => {
    const { owned } = await written();
    const stranger = { ...owned, ownerId: await world.addUser() };
    await expect(ask(stranger, 'Hello.')).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(owned, 'Hello.', { voice_id: 'nobody' })).rejects.toMatchObject({
      detail: sentences.validation.invalidVoice,
    });
    await expect(ask(owned, 'Hello.', { voice_id: 'test-star' })).rejects.toMatchObject({
      code: 'closed-tier',
    });
    const { narration_id: narrationId } = await heard(owned, 'Hello.');
    await expect(readNarration(deps.database, { ...stranger, narrationId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
