import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { startElevenLabsSimulator } from '@kinora/vendors/simulators';
import { desc } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { spendingDays } from '../db/schema/index.ts';
import { readReceipt } from '../modules/jobs/read-receipt.ts';
import { askForAnimatic } from '../modules/stories/animatic/ask-for-animatic.ts';
import { readAnimatic } from '../modules/stories/animatic/read-animatic.ts';
import { assembleVideo } from '../modules/stories/films/assemble-video.ts';
import { retryStory } from '../modules/stories/retry-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../modules/stories/testing/fake-models.ts';
import { createStoryWorld } from '../modules/stories/testing/story-world.ts';
import { keepVoicePreview } from '../modules/voices/voice-preview.ts';
import { silentLog } from '../testing/test-http.ts';
import { writeDailyLimit } from './paid/money/spending.ts';
import { createProviders } from './registry.ts';

const simulator = await startElevenLabsSimulator();
/** A thousandth of a dollar for a character. */
const providers = createProviders({
  ELEVENLABS_API_KEY: simulator.apiKey,
  ELEVENLABS_BASE_URL: simulator.baseUrl,
  ELEVENLABS_PRICE: '1000',
});
const { speech, voicePreviews } = providers;
const filmFaults = noFilmFaults();
const world = await createStoryWorld(
  { ...createFakeModels(noFaults(), 3), speech, voicePreviews },
  createFakeFilmTools(filmFaults),
);
await world.work();
afterAll(async () => {
  await providers.close();
  await simulator.close();
});

const sarah = 'eleven-EXAVITQu4vr4xnSDxMaL';
const today = async () =>
  (await world.database.select().from(spendingDays).orderBy(desc(spendingDays.day)))[0]?.spentMicro ?? 0;
const receiptOf = (projectId: string, id: string) =>
  readReceipt(world.deps, { projectId, reader: { id, isAdmin: false } });
/** The texts that were asked for since, whatever order the scenes were spoken in. */
const askedSince = (count: number) =>
  simulator.requests
    .slice(count)
    .map(({ text }) => text)
    .toSorted();

let films = 0;
async function startNarrated() {
  const ownerId = await world.addUser(300);
  films += 1;
  const projectId = await world.start(ownerId, { user_query: `film ${films}`, voice: sarah });
  const lines = [1, 2, 3].map((part) => `This is part ${part} of film ${films}.`);
  return { ownerId, projectId, lines };
}

describe('a film narrated by ElevenLabs', () => {
  it('has its animatic spoken after a yes to its price, and finds those voices bought', async () => {
    const { ownerId, projectId, lines } = await startNarrated();
    const owned = { ownerId, projectId };
    await world.waitForRest(ownerId, projectId);
    const asked = simulator.requests.length;
    const priced = await askForAnimatic(world.deps, { ...owned, mayBuy: false });
    const dollars = lines.join('').length / 1_000;
    expect(priced).toMatchObject({ status: 'ready', price: { scenes: 3, dollars } });
    expect(priced.scenes.map(({ narration }) => narration?.status)).toEqual([
      'missing',
      'missing',
      'missing',
    ]);
    expect(askedSince(asked)).toEqual([]);

    expect(await askForAnimatic(world.deps, { ...owned, mayBuy: true })).toMatchObject({ price: null });
    await vi.waitUntil(async () => (await readAnimatic(world.deps, owned)).status === 'ready', 20_000);
    expect(askedSince(asked)).toEqual(lines);
    expect((await world.finish(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect(askedSince(asked)).toEqual(lines);
  });

  it('REAL-17 REAL-11 buys each narration once, and an edit the edited one alone', async () => {
    const before = { asked: simulator.requests.length, spent: await today() };
    const { ownerId, projectId, lines } = await startNarrated();
    const done = await world.finish(ownerId, projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(done.made_by).toContainEqual(
      expect.objectContaining({ provider: 'elevenlabs', model: 'eleven_multilingual_v2' }),
    );
    expect(askedSince(before.asked)).toEqual(lines);
    const characters = lines.join('').length;
    expect((await today()) - before.spent).toBe(characters * 1_000);

    const edited = 'Quite other words now.';
    const scenes = done.scenes.map((scene, index) =>
      index === 1 ? { ...scene, narration_script: edited } : scene,
    );
    const asked = simulator.requests.length;
    await assembleVideo(world.deps, { projectId, ownerId, scenes });
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect(askedSince(asked)).toEqual([edited]);

    const { items, total_usd: total } = await receiptOf(projectId, ownerId);
    expect(items.map(({ step, provider, endpoint, outcome }) => [step, provider, endpoint, outcome])).toEqual(
      items.map(() => [
        'narration',
        'elevenlabs',
        `${new URL(simulator.baseUrl).host}/eleven_multilingual_v2`,
        'made',
      ]),
    );
    expect(items).toHaveLength(4);
    expect(total).toBeCloseTo((characters + edited.length) / 1_000, 6);
    expect(simulator.chargedCharacters).toBe(
      simulator.requests.reduce((sum, { text }) => sum + text.length, 0),
    );
  });

  it('REAL-17 REAL-05 is not asked again by a retry of what failed behind it, nor for the same words elsewhere', async () => {
    filmFaults.join = () => Promise.reject(new Error('No power'));
    const { ownerId, projectId, lines } = await startNarrated();
    const drawn = await world.draw(ownerId, projectId);
    await assembleVideo(world.deps, { projectId, ownerId, scenes: drawn.scenes });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.FAILED);
    const asked = simulator.requests.length;
    Object.assign(filmFaults, noFilmFaults());
    await retryStory(world.deps, { projectId, ownerId });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    const again = { text: lines[0] ?? '', voiceId: sarah, language: 'English' } as const;
    const call = { signal: new AbortController().signal, workFolder: world.workRoot, log: silentLog };
    const spoken = await world.gateway.speech.say(again, call, {});
    expect(spoken.words.map(({ text }) => text).slice(0, 4)).toEqual(['This', 'is', 'part', '1']);
    expect(simulator.requests).toHaveLength(asked);
  });

  it('REAL-04 whose answer is lost ends with its sentence, and a retry sends anew what is missing', async () => {
    simulator.play('plain', 'drop', 'plain');
    const { ownerId, projectId } = await startNarrated();
    const asked = simulator.requests.length;
    const drawn = await world.draw(ownerId, projectId);
    await assembleVideo(world.deps, { projectId, ownerId, scenes: drawn.scenes });
    await world.hurryUntilRest(ownerId, projectId);
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.notice.paidCallUnknown,
    });
    expect(simulator.requests.length - asked).toBeLessThanOrEqual(3);
    await retryStory(world.deps, { projectId, ownerId });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    const { items } = await receiptOf(projectId, ownerId);
    expect(items.map(({ outcome }) => outcome).toSorted()).toEqual(['made', 'made', 'made', 'unknown']);
    expect(simulator.requests).toHaveLength(asked + 4);
  });

  it('J5 waits a moment where the account has no place for a request, and goes on', async () => {
    simulator.play('concurrent', 'busy');
    const { ownerId, projectId } = await startNarrated();
    const drawn = await world.draw(ownerId, projectId);
    await assembleVideo(world.deps, { projectId, ownerId, scenes: drawn.scenes });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    const { items } = await receiptOf(projectId, ownerId);
    const outcomes = items.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(['made', 'made', 'made', 'refused', 'refused']);
  });

  it('REAL-11 over the budget of a day is not sent, and costs nobody anything', async () => {
    await world.database.transaction((tx) => writeDailyLimit(tx, 1));
    const { ownerId, projectId } = await startNarrated();
    const asked = simulator.requests.length;
    const drawn = await world.draw(ownerId, projectId);
    await assembleVideo(world.deps, { projectId, ownerId, scenes: drawn.scenes });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).error).toBe(sentences.paid.budgetReached);
    expect(simulator.requests).toHaveLength(asked);
    expect((await world.balance(ownerId)).heldHundredths).toBe(0n);
    await world.database.transaction((tx) => writeDailyLimit(tx, null));
  });
});

describe('the sample of a voice', () => {
  it("REAL-17 is the vendor's own, fetched once for everybody and kept as a WAV", async () => {
    const [asked, samples] = [simulator.requests.length, simulator.asked.length];
    const voices = { ...world.deps, log: silentLog };
    const key = await keepVoicePreview(voices, sarah);
    expect(await keepVoicePreview(voices, sarah)).toBe(key);
    expect((await readFile(join(world.mediaFolder, key))).subarray(0, 4).toString()).toBe('RIFF');
    expect(simulator.asked.slice(samples)).toEqual(['GET /samples/EXAVITQu4vr4xnSDxMaL.mp3']);
    expect(simulator.requests).toHaveLength(asked);
  });
});
