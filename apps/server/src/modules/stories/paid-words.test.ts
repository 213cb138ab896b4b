import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import { ProviderError } from '@kinora/models';
import { sampleRateHz, WavWriter } from '@kinora/sound';
import { chatWriters, startChatSimulator, startSpeechSimulator } from '@kinora/vendors/simulators';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paidRequests, spendingDays } from '../../db/schema/index.ts';
import { reopenRequests, writeDailyLimit } from '../../gateway/index.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { forgetAnswers } from '../../gateway/paid/kept-answers.ts';
import { createProviders } from '../../gateway/registry.ts';
import { laneOf } from '../../platform/queue/lanes.ts';
import { silentLog } from '../../testing/test-http.ts';
import { cancelProject } from '../projects/index.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryWorld } from './testing/story-world.ts';
import { retryStory } from './retry-story.ts';

const chat = await startChatSimulator();
const voices = await startSpeechSimulator(['bella']);
const folder = await mkdtemp(join(tmpdir(), 'kinora-paid-words-'));
const sound = await hum();

/** A thousandth of a dollar for a token read, two for one written, and for a character spoken. */
const variables = {
  LLM_BASE_URL: chat.baseUrl,
  LLM_MODEL: 'small',
  LLM_API_KEY: 'sk-words',
  LLM_PRICES: '1000/2000',
  SPEECH_BASE_URL: voices.baseUrl,
  SPEECH_MODEL: 'tts-1',
  SPEECH_API_KEY: 'sk-voice',
  SPEECH_PRICE: '1000',
};
/** What the simulator counts: one token read, one written. */
const answerMicro = 3_000;
const providers = createProviders(variables);
const { text, standInText, speech, voicePreviews } = providers;
const outside = { text, speech, voicePreviews, ...(standInText === undefined ? {} : { standInText }) };
const world = await createStoryWorld(
  { ...createFakeModels(noFaults(), 3), ...outside },
  createFakeFilmTools(noFilmFaults()),
);
const { gateway } = world.deps;
afterAll(async () => {
  await Promise.all([providers.close(), chat.close(), voices.close()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  chat.play({ kind: 'writer', writer: chatWriters.good });
  voices.play({ kind: 'sound', bytes: sound });
});

async function hum(): Promise<Buffer> {
  const file = join(folder, 'hum.wav');
  const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
  await writer.write(Float32Array.from({ length: sampleRateHz }, (_, index) => 0.4 * Math.sin(index / 30)));
  await writer.finish();
  return await readFile(file);
}

/** A story whose script nobody writes yet, and what its step is asked for with. */
async function waitingStory() {
  const ownerId = await world.addUser(300);
  const projectId = await world.start(ownerId, {
    user_query: 'Why do cats purr?',
    include_web_results: false,
    voice: 'speech-bella',
  });
  const [step] = await world.steps(projectId);
  return { ownerId, projectId, paidFor: { ownerId, projectId, stepId: step?.id ?? '' } };
}
type PaidFor = Awaited<ReturnType<typeof waitingStory>>['paidFor'];

const call = (signal = new AbortController().signal) => ({ signal, workFolder: folder, log: silentLog });
const wish = {
  prompt: 'Why do cats purr?',
  videoType: 'explainer',
  videoStyle: 'auto',
  language: 'English',
  sources: [],
  speakers: 1,
} as const;
let lines = 0;
const newLine = () => `Cats purr ${(lines += 1)} times.`;
const say = (line: string, paidFor: Partial<PaidFor>) =>
  gateway.speech.say({ text: line, voiceId: 'speech-bella', language: 'English' }, call(), paidFor);
const rowsOf = (projectId: string) =>
  world.database
    .select()
    .from(paidRequests)
    .where(eq(paidRequests.projectId, projectId))
    .orderBy(paidRequests.createdAt);
const statesOf = async (projectId: string) => (await rowsOf(projectId)).map(({ state }) => state);
const today = async () => (await world.database.select().from(spendingDays))[0];

/** Leaves a step's newest request as the death of its sender does. */
async function leaveSending(stepId: string, left: { hasAnswer: boolean; isLeaseOver: boolean }) {
  const [newest] = await world.database
    .select()
    .from(paidRequests)
    .where(eq(paidRequests.stepId, stepId))
    .orderBy(sql`created_at desc`)
    .limit(1);
  await world.database
    .update(paidRequests)
    .set({
      state: 'sending',
      costMicro: null,
      bookedMicro: null,
      ...(left.hasAnswer ? {} : { rawAnswer: null }),
      leaseUntil: sql`now() + make_interval(secs => ${left.isLeaseOver ? -1 : 100})`,
    })
    .where(eq(paidRequests.id, newest?.id ?? ''));
  await world.database.update(spendingDays).set({
    reservedMicro: sql`reserved_micro + ${newest?.estimateMicro ?? 0}`,
    spentMicro: sql`spent_micro - ${newest?.bookedMicro ?? 0}`,
  });
  return newest?.id ?? '';
}

describe('words that cost', () => {
  it('REAL-11 stand in the receipt question by question, booked by the tokens that were counted', async () => {
    const before = await today();
    const { projectId, paidFor } = await waitingStory();
    const asked = chat.requests.length;
    const script = await gateway.text.write(wish, call(), paidFor);
    expect(script.madeBy).toEqual({ provider: 'chat', model: 'small' });
    const rows = await rowsOf(projectId);
    expect(rows).toHaveLength(chat.requests.length - asked);
    for (const { state, costMicro, bookedMicro, endpoint, prepared } of rows) {
      expect({ state, costMicro, bookedMicro }).toEqual({
        state: 'made',
        costMicro: answerMicro,
        bookedMicro: answerMicro,
      });
      expect(endpoint).toBe(`${new URL(chat.baseUrl).host}/small`);
      expect(JSON.stringify(prepared)).not.toContain('purr');
    }
    const after = await today();
    expect((after?.spentMicro ?? 0) - (before?.spentMicro ?? 0)).toBe(rows.length * answerMicro);
    expect(after?.reservedMicro).toBe(0);
  });

  it('REAL-05 that a step was answered are not bought again by the next process', async () => {
    const { paidFor } = await waitingStory();
    await gateway.text.write(wish, call(), paidFor);
    const asked = chat.requests.length;
    const next = createProviders(variables);
    const desk = { ...world.deps, connections: world.connections };
    const later = openGateway(next, world.workRoot, desk);
    expect((await later.text.write(wish, call(), paidFor)).title).toBe('Why cats purr');
    expect(chat.requests).toHaveLength(asked);
    // Another story asks for itself.
    await gateway.text.write(wish, call(), (await waitingStory()).paidFor);
    expect(chat.requests.length).toBeGreaterThan(asked);
    await next.close();
  });

  it('REAL-04 whose answer is lost end the story with its sentence, and are sent again only by a retry', async () => {
    chat.play({ kind: 'reset' });
    const worker = await world.work();
    const { ownerId, projectId } = await waitingStory();
    await world.hurryUntilRest(ownerId, projectId);
    expect(await world.read(ownerId, projectId)).toMatchObject({
      status: projectStatus.FAILED,
      error: sentences.notice.paidCallUnknown,
    });
    expect(await statesOf(projectId)).toEqual(['unknown']);
    expect((await world.balance(ownerId)).heldHundredths).toBe(0n);
    chat.play({ kind: 'writer', writer: chatWriters.good });
    await retryStory(world.deps, { projectId, ownerId });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.SCENES_READY);
    const rows = await rowsOf(projectId);
    expect(rows.map(({ state }) => state)).toEqual(['unknown', 'made', 'made', 'made']);
    // The step is finished: its words are its own, and the receipt keeps none.
    expect(rows.every(({ rawAnswer }) => rawAnswer === null)).toBe(true);
    await worker.stop(0);
  });

  it('wait in the lane of what is made elsewhere', async () => {
    const { projectId } = await waitingStory();
    const { rows } = await world.pool.query<{ priority: number }>(
      "select priority from pgboss.job where name = 'work' and data->'payload'->>'projectId' = $1",
      [projectId],
    );
    expect(rows.map(({ priority }) => laneOf(priority))).toEqual(['outside']);
  });

  it('REAL-06 that are refused cost nothing', async () => {
    chat.play({ kind: 'refusal', status: 401, body: { error: { message: 'bad key' } } });
    const before = await today();
    const { projectId, paidFor } = await waitingStory();
    await expect(gateway.text.write(wish, call(), paidFor)).rejects.toMatchObject({ kind: 'auth' });
    expect((await rowsOf(projectId)).map(({ state, bookedMicro }) => ({ state, bookedMicro }))).toEqual([
      { state: 'refused', bookedMicro: 0 },
    ]);
    expect(await today()).toEqual(before);
  });

  it('REAL-04 REAL-06 are asked in another way for nothing where a server does not take a schema', async () => {
    const older = await startChatSimulator({ formats: ['json_object'] });
    older.play({ kind: 'writer', writer: chatWriters.good });
    const { projectId, paidFor } = await waitingStory();
    const open = () => createProviders({ ...variables, LLM_BASE_URL: older.baseUrl });
    const [first, next] = [open(), open()];
    const desk = { ...world.deps, connections: world.connections };
    await openGateway(first, world.workRoot, desk).text.write(wish, call(), paidFor);
    const rows = await rowsOf(projectId);
    expect(rows.map(({ state, bookedMicro }) => [state, bookedMicro])).toEqual([
      ['refused', 0],
      ...Array.from({ length: 3 }, () => ['made', answerMicro]),
    ]);
    // The next process learns it from what was kept, and asks for nothing.
    await openGateway(next, world.workRoot, desk).text.write(wish, call(), paidFor);
    expect([older.refused.length, older.requests.length]).toEqual([1, 3]);
    await Promise.all([first.close(), next.close(), older.close()]);
  });

  it('REAL-07 REAL-11 that the model would not write are paid, and not asked for again', async () => {
    chat.play({ kind: 'declined', refusal: 'I cannot help with that.' });
    const { projectId, paidFor } = await waitingStory();
    const asked = chat.requests.length;
    for (let time = 0; time < 2; time += 1) {
      await expect(gateway.text.write(wish, call(), paidFor)).rejects.toMatchObject({
        kind: 'policy',
        message: sentences.textModel.declined,
      });
    }
    expect(chat.requests.length - asked).toBe(1);
    expect(await rowsOf(projectId)).toMatchObject([{ state: 'made', bookedMicro: answerMicro }]);
  });

  it.each([
    ['is read', { hasAnswer: true, isLeaseOver: false }, 'made'],
    ['is waited for while its sender may live', { hasAnswer: false, isLeaseOver: false }, 'sending'],
    ['is unknown when nothing came', { hasAnswer: false, isLeaseOver: true }, 'unknown'],
  ] as const)('REAL-05 the answer of a sender that died %s', async (_how, left, state) => {
    const { projectId, paidFor } = await waitingStory();
    await gateway.text.write(wish, call(), paidFor);
    const id = await leaveSending(paidFor.stepId, left);
    const asked = chat.requests.length;
    const next = createProviders(variables);
    const again = openGateway(next, world.workRoot, { ...world.deps, connections: world.connections });
    const writing = again.text.write(wish, call(), paidFor);
    if (state === 'made') {
      await writing;
    } else {
      const failure: unknown = await writing.catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: state === 'sending' ? 'transient' : 'unknown' });
      // Waited for once, to the end of the lease, and not try by try.
      const waited = failure instanceof ProviderError ? failure.retryAfterMs : undefined;
      expect(waited).toEqual(state === 'sending' ? expect.closeTo(100_000, -4) : undefined);
    }
    expect(chat.requests).toHaveLength(asked);
    expect((await rowsOf(projectId)).find((row) => row.id === id)?.state).toBe(state);
    await next.close();
    await world.database
      .update(paidRequests)
      .set({ state: 'made', leaseUntil: null })
      .where(eq(paidRequests.id, id));
  });

  it('REAL-09 REAL-11 whose sender died are paid and looked after when the story is cancelled', async () => {
    const { ownerId, projectId, paidFor } = await waitingStory();
    await gateway.text.write(wish, call(), paidFor);
    const reserved = (await today())?.reservedMicro;
    const id = await leaveSending(paidFor.stepId, { hasAnswer: true, isLeaseOver: true });
    await world.database
      .update(paidRequests)
      .set({ leaseUntil: sql`now() - interval '1 minute'` })
      .where(eq(paidRequests.id, id));
    await cancelProject(world.deps, { projectId, ownerId, by: 'owner' });
    const settled = async () => (await rowsOf(projectId)).find((row) => row.id === id);
    await expect
      .poll(settled, { timeout: 20_000 })
      .toMatchObject({ state: 'made', nextPollAt: null, bookedMicro: expect.any(Number) as number });
    expect((await today())?.reservedMicro).toBe(reserved);
  });

  it('REAL-04 of somebody who left, and whose process died, are unknown after a while', async () => {
    const ownerId = await world.addUser();
    chat.play({ kind: 'answer', text: JSON.stringify({ prompt: 'a red fox at dawn' }) });
    await gateway.text.enhance({ prompt: 'a fox', context: 'images' }, { ...call(), ownerId });
    const ofOwner = eq(paidRequests.ownerId, ownerId);
    await world.database
      .update(paidRequests)
      .set({ state: 'sending', rawAnswer: null, bookedMicro: null, nextPollAt: sql`now()` })
      .where(ofOwner);
    const settled = async () => (await world.database.select().from(paidRequests).where(ofOwner))[0];
    await expect
      .poll(settled, { timeout: 20_000 })
      .toMatchObject({ state: 'unknown', error: sentences.notice.paidCallUnknown, nextPollAt: null });
  });

  it('REAL-11 over the budget of a day are written by the own writer, which says so', async () => {
    await world.database.transaction((tx) => writeDailyLimit(tx, 1));
    const asked = chat.requests.length;
    const { projectId, paidFor } = await waitingStory();
    const story = {
      ...wish,
      prompt: 'A story about a fox who guards a lighthouse',
      videoType: 'story',
    } as const;
    const { notice, madeBy } = await gateway.text.write(story, call(), paidFor);
    expect([notice, madeBy.provider]).toEqual([sentences.notice.ownWriterInBudget, 'builtin']);
    expect(
      await gateway.text.enhance(
        { prompt: 'a fox', context: 'images' },
        { ...call(), ownerId: paidFor.ownerId },
      ),
    ).toContain('fox');
    await expect(say(newLine(), paidFor)).rejects.toMatchObject({ message: sentences.paid.budgetReached });
    expect([chat.requests.length, await rowsOf(projectId)]).toEqual([asked, []]);
    await world.database.transaction((tx) => writeDailyLimit(tx, null));
  });

  it('REAL-11 of a server without a price are not sent where a day has a budget, which is said', async () => {
    await world.database.transaction((tx) => writeDailyLimit(tx, 10_000_000_000));
    const elsewhere = {
      LLM_BASE_URL: 'https://chat.example.org/v1',
      LLM_MODEL: 'large',
      LLM_API_KEY: 'sk-words',
    };
    const next = createProviders(elsewhere);
    const again = openGateway(next, world.workRoot, { ...world.deps, connections: world.connections });
    const { paidFor } = await waitingStory();
    const story = { ...wish, prompt: 'A story about a fox', videoType: 'story' } as const;
    const asked = chat.requests.length;
    const { notice } = await again.text.write(story, call(), paidFor);
    expect([notice, chat.requests.length]).toEqual([sentences.notice.ownWriterWithoutPrice, asked]);
    await next.close();
    await world.database.transaction((tx) => writeDailyLimit(tx, null));
  });

  it('of somebody who waits stand in the receipt of the day without a project', async () => {
    chat.play({ kind: 'answer', text: JSON.stringify({ prompt: 'a red fox at dawn' }) });
    const ownerId = await world.addUser();
    await gateway.text.enhance({ prompt: 'a fox', context: 'images' }, { ...call(), ownerId });
    const rows = await world.database.select().from(paidRequests).where(eq(paidRequests.ownerId, ownerId));
    expect(rows.map(({ state, stepId, medium }) => ({ state, stepId, medium }))).toEqual([
      { state: 'made', stepId: null, medium: 'text' },
    ]);
  });
});

describe('speech that costs', () => {
  it('REAL-04 is bought once for everybody, and by its length', async () => {
    const [one, other] = [await waitingStory(), await waitingStory()];
    const line = newLine();
    const asked = voices.requests.length;
    const spoken = await say(line, one.paidFor);
    const again = await say(line, other.paidFor);
    expect(voices.requests).toHaveLength(asked + 1);
    expect(again.words).toEqual(spoken.words);
    expect([await rowsOf(one.projectId), await rowsOf(other.projectId)]).toMatchObject([
      [{ state: 'made', costMicro: line.length * 1_000, medium: 'speech' }],
      [],
    ]);
  });

  it('REAL-05 that arrived whole before its sender died is listened to, and not bought again', async () => {
    const { projectId, paidFor } = await waitingStory();
    const line = newLine();
    await say(line, paidFor);
    await leaveSending(paidFor.stepId, { hasAnswer: false, isLeaseOver: true });
    const asked = voices.requests.length;
    expect((await say(line, paidFor)).durationSeconds).toBeCloseTo(1, 1);
    expect([voices.requests.length, await statesOf(projectId)]).toEqual([asked, ['made']]);
  });

  it('REAL-04 whose sound breaks off may have been bought: nothing is sent again', async () => {
    voices.play({ kind: 'torn', bytes: sound });
    const { projectId, paidFor } = await waitingStory();
    const line = newLine();
    const asked = voices.requests.length;
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(say(line, paidFor)).rejects.toMatchObject({ message: sentences.notice.paidCallUnknown });
    }
    expect([voices.requests.length, await statesOf(projectId)]).toEqual([asked + 1, ['unknown']]);
    voices.play({ kind: 'sound', bytes: sound });
    await world.database.transaction((tx) => reopenRequests(tx, projectId));
    await say(line, paidFor);
    expect(await statesOf(projectId)).toEqual(['unknown', 'made']);
  });

  it('that is no sound is paid for, said, and bought anew by a retry alone', async () => {
    voices.play({ kind: 'sound', bytes: Buffer.from('<html>') });
    const { projectId, paidFor } = await waitingStory();
    const line = newLine();
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(say(line, paidFor)).rejects.toMatchObject({ message: sentences.speechServer.unusable });
    }
    expect(await rowsOf(projectId)).toMatchObject([{ state: 'failed', bookedMicro: line.length * 1_000 }]);
    voices.play({ kind: 'sound', bytes: sound });
    await world.database.transaction((tx) => reopenRequests(tx, projectId));
    await say(line, paidFor);
    expect(await statesOf(projectId)).toEqual(['failed', 'made']);
  });

  it('REAL-05 on the way to a clip does not stand in the way of one that was made late', async () => {
    const { projectId, paidFor } = await waitingStory();
    await say(newLine(), paidFor);
    const [speech] = await rowsOf(projectId);
    const late = {
      ...speech,
      id: `${speech?.id}-clip`,
      medium: 'clip',
      state: 'late',
    } as typeof paidRequests.$inferInsert;
    await world.database.insert(paidRequests).values(late);
    await world.database.transaction((tx) => reopenRequests(tx, projectId));
    expect((await statesOf(projectId)).toSorted()).toEqual(['answered', 'made']);
    await world.database.delete(paidRequests).where(eq(paidRequests.id, late.id));
  });

  it('leaves no file but the sounds that were bought', async () => {
    const kept = await readdir(join(world.mediaFolder, 'answers'));
    const heard = await world.database
      .select({ id: paidRequests.id })
      .from(paidRequests)
      .where(and(eq(paidRequests.medium, 'speech'), inArray(paidRequests.state, ['made', 'failed'])));
    expect(kept.toSorted()).toEqual(heard.map(({ id }) => id).toSorted());
  });

  it('is forgotten after a week, and bought anew then', async () => {
    const { paidFor } = await waitingStory();
    const line = newLine();
    await say(line, paidFor);
    const inAWeek = new Date(Date.now() + 8 * 86_400_000);
    await forgetAnswers({ ...world.deps, clock: { now: () => inAWeek } });
    expect(await readdir(join(world.mediaFolder, 'answers'))).toEqual([]);
    const asked = voices.requests.length;
    await say(line, (await waitingStory()).paidFor);
    expect(voices.requests).toHaveLength(asked + 1);
  });
});
