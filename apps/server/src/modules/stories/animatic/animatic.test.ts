import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectAnswer } from '@kinora/contract/api';
import { createRenderPool } from '@kinora/renderer';
import { afterAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../../gateway/registry.ts';
import { growingPause } from '../../../testing/growing-pause.ts';
import { assetIdOfUrl, readAssets } from '../../assets/index.ts';
import { dropTrialParts } from '../../projects/index.ts';
import { createRendererTools } from '../films/renderer-tools.ts';
import { editProject } from '../revisions/edit-project.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { askForAnimatic } from './ask-for-animatic.ts';
import { readAnimatic } from './read-animatic.ts';
import { voicePrice } from './voice-price.ts';

const pool = createRenderPool();
const providers = createProviders(undefined, pool);
afterAll(() => providers.close());
const world = await createStoryWorld(providers, createRendererTools({ profile: 'test', pool }));
const { deps } = world;
await world.work();

type Owned = Parameters<typeof readAnimatic>[1];
const ask = (owned: Owned) => askForAnimatic(deps, { ...owned, mayBuy: false });

async function made(owned: Owned) {
  const pause = growingPause();
  for (;;) {
    const animatic = await readAnimatic(deps, owned);
    if (animatic.status === 'ready') {
      return animatic;
    }
    await pause();
  }
}

/** Writes other words into the first scene, as an editor does; nobody confirms them. */
async function rewrite(owned: Owned, { scenes, revision }: ProjectAnswer, after: string): Promise<void> {
  const [{ id, narration, narration_script: script } = { id: '', narration: '', narration_script: '' }] =
    scenes;
  const changes = [
    { kind: 'field' as const, id, field: 'narration' as const, before: narration, after },
    { kind: 'field' as const, id, field: 'narration_script' as const, before: script, after },
  ];
  await editProject(deps, { ...owned, edits: { revision, client: 'a', batch: randomUUID(), changes } });
}

const article = [
  'Cats purr when they are calm, when they ask for food and sometimes when they are in pain.',
  'The sound is made in the throat, where small muscles open and close the voice box many times a second.',
].join(' ');

describe('an animatic of a film', () => {
  it('is made of the whole film before it is rendered: each scene by its real voice, with its cues and music', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId, { user_query: article, voice: 'builtin-en-aria' });
    const owned = { ownerId, projectId };
    const story = await world.waitForRest(ownerId, projectId);
    await expect(readAnimatic(deps, { ...owned, ownerId: await world.addUser() })).rejects.toMatchObject({
      code: 'not-found',
    });

    const asked = await ask(owned);
    expect(asked).toMatchObject({ status: 'making', price: null, music: { status: 'missing' } });
    expect(asked.scenes.map(({ scene_id: id }) => id)).toEqual(story.scenes.map(({ id }) => id));
    const spoken = await made(owned);
    for (const [index, scene] of spoken.scenes.entries()) {
      const { seconds, voice_seconds: voiceSeconds, narration, cues, picture_url: picture } = scene;
      expect(picture).toBeNull();
      expect(narration).toMatchObject({ status: 'ready', error: null });
      const words = cues.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');
      expect(words).toBe(story.scenes[index]?.narration_script);
      const sound = await fileOf(narration?.url ?? null);
      // Mono, 48,000 samples of two bytes a second behind the header.
      const durationSeconds = ((await stat(sound)).size - 44) / 96_000;
      expect(seconds).toBeGreaterThanOrEqual(voiceSeconds + durationSeconds);
      expect(cues.at(-1)?.start_seconds).toBeLessThan(voiceSeconds + durationSeconds);
    }

    expect((await ask(owned)).music.status).toBe('making');
    const scored = await made(owned);
    expect(scored.music).toMatchObject({ status: 'ready', url: expect.stringMatching(/\.m4a$/u) });

    await rewrite(owned, story, 'Cats purr.');
    const edited = await ask(owned);
    expect(edited.scenes[0]?.narration?.status).toBe('making');
    expect(edited.scenes.slice(1)).toEqual(scored.scenes.slice(1));
    const heard = await made(owned);
    expect(heard.scenes[0]?.cues.map(({ text }) => text)).toEqual(['Cats purr.']);
    expect(heard.scenes[0]?.narration?.url).not.toBe(scored.scenes[0]?.narration?.url);

    // Its film finds every voice spoken; a day later the trial's music is gone, and the voices are not.
    const tomorrow = { ...deps, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
    expect(await dropTrialParts(deps)).toBe(0);
    expect(await dropTrialParts(tomorrow)).toBe(1);
    expect((await readAnimatic(deps, owned)).scenes).toEqual(heard.scenes);
    expect((await world.steps(projectId)).filter(({ kind }) => kind === 'music')).toEqual([]);
  }, 60_000);

  it('says what paid voices cost, and in dollars where that is known', () => {
    const input = (voiceId: string) => ({
      language: 'English' as const,
      parts: [{ speaker: 0, voiceId, text: 'ten signs!' }],
    });
    const voices = [
      { voice_id: 'free' },
      { voice_id: 'paid', dollars_per_million: 100 },
      { voice_id: 'secret', dollars_per_million: null },
    ];
    expect(voicePrice([input('free')], voices)).toBeNull();
    expect(voicePrice([input('paid'), input('free')], voices)).toEqual({ scenes: 1, dollars: 0.001 });
    expect(voicePrice([input('paid'), input('secret')], voices)).toEqual({ scenes: 2, dollars: null });
  });
});

async function fileOf(url: string | null): Promise<string> {
  const id = assetIdOfUrl(url ?? '') ?? '';
  const asset = (await readAssets(world.database, [id])).get(id);
  return join(world.mediaFolder, asset?.storageKey ?? '');
}
