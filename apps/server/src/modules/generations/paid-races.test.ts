import { sentences } from '@kinora/contract/sentences';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readSpending } from '../../gateway/paid/money/spending.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { paidPictures } from '../../testing/generations/paid-pictures.ts';

const world = await createFalApp();
const { simulator, open } = world;
const ann = await world.signUp('Ann', 10_000);
const pictures = paidPictures(world, ann);
afterEach(() => simulator.letGo());
afterAll(() => simulator.close());

const toldToStop = (): number => simulator.asked.filter((question) => question.endsWith('/cancel')).length;
const only = async (id: string) => {
  const requests = await pictures.requestsOf(id);
  expect(requests).toHaveLength(1);
  return requests[0];
};
/** What one picture costs at the simulator. */
const priceOf = async (id: string): Promise<number> => (await only(id))?.costMicro ?? Number.NaN;

describe('a cancel that races with an answer', () => {
  it('REAL-09 REAL-22 comes while the request is being sent: whoever gets the handle tells the vendor', async () => {
    const before = await world.balance(ann.id);
    const told = toldToStop();
    const id = await pictures.start('A fox [[submit-held]]');
    await pictures.untilHeld('submit-held');
    await pictures.cancel(id);
    expect((await pictures.untilStatus(id, 'failed')).error).toBe(sentences.failure.cancelled);
    expect(await only(id)).toMatchObject({ state: 'sending', isCancelWanted: true });
    simulator.letGo();
    await pictures.untilRequest(id, 'cancelled');
    expect(toldToStop()).toBe(told + 1);
    expect(await pictures.chargesOf(id)).toEqual([1]);
    expect(await world.balance(ann.id)).toEqual(before);
  });

  it('REAL-09 REAL-22 comes while the vendor is asked, who has just made it: kept for a retry, and paid once', async () => {
    const { spentMicro, reservedMicro } = await readSpending(open.database);
    const id = await pictures.start('A fox [[status-held]]');
    await pictures.untilHeld('status-held');
    await pictures.cancel(id);
    simulator.letGo();
    await pictures.untilRequest(id, 'late');
    const booked = { spentMicro: spentMicro + (await priceOf(id)), reservedMicro };
    expect(await readSpending(open.database)).toEqual(booked);
    await pictures.retry(id);
    await pictures.untilStatus(id, 'completed');
    expect(await readSpending(open.database)).toEqual(booked);
    expect(await pictures.chargesOf(id)).toEqual([1]);
  });

  it('REAL-05 REAL-09 comes while the result is downloaded: nothing is kept until a retry, which fetches it', async () => {
    const { spentMicro, reservedMicro } = await readSpending(open.database);
    const id = await pictures.start('A fox [[media-held]]');
    await pictures.untilHeld('media-held');
    await pictures.cancel(id);
    await pictures.untilRequest(id, 'late');
    expect((await world.steps(id)).map(({ assetId }) => assetId)).toEqual([null]);
    simulator.letGo();
    await pictures.retry(id);
    await pictures.untilStatus(id, 'completed');
    expect(await pictures.chargesOf(id)).toEqual([1]);
    const booked = { spentMicro: spentMicro + (await priceOf(id)), reservedMicro };
    expect(await readSpending(open.database)).toEqual(booked);
  });
});

describe('two workers at one request', () => {
  it('REAL-22 one falls asleep while it sends, and is given up: what it bought is stopped when it wakes', async () => {
    const { spentMicro, reservedMicro } = await readSpending(open.database);
    const balance = await world.balance(ann.id);
    const told = toldToStop();
    const id = await pictures.start('A fox [[submit-held]]');
    await pictures.untilHeld('submit-held');
    await pictures.giveToAnotherWorker(id);
    expect((await pictures.untilStatus(id, 'failed')).error).toBe(sentences.notice.paidCallUnknown);
    simulator.letGo();
    await pictures.untilRequest(id, 'cancelled');
    expect(toldToStop()).toBe(told + 1);
    expect(await pictures.chargesOf(id)).toEqual([1]);
    const { estimateMicro } = (await only(id)) ?? {};
    const booked = { spentMicro: spentMicro + (estimateMicro ?? Number.NaN), reservedMicro };
    expect(await readSpending(open.database)).toEqual(booked);
    expect(await world.balance(ann.id)).toEqual(balance);
  });

  it('REAL-22 both fetch what was made: one result is kept, and paid once', async () => {
    const before = await world.balance(ann.id);
    const id = await pictures.start('A fox [[media-held]]');
    await pictures.untilHeld('media-held');
    await pictures.giveToAnotherWorker(id);
    await pictures.untilStatus(id, 'completed');
    simulator.letGo();
    await world.until(() => Promise.resolve(simulator.held.length === 0 ? true : undefined));
    expect(await only(id)).toMatchObject({ state: 'made' });
    expect(await pictures.chargesOf(id)).toEqual([1]);
    const { availableHundredths, heldHundredths } = await world.balance(ann.id);
    expect(before.availableHundredths - availableHundredths).toBe(100n);
    expect(heldHundredths).toBe(before.heldHundredths);
  });
});

describe('the vendor’s account', () => {
  it('REAL-04 REAL-22 was charged once for every wish, however many were at it', () => {
    expect(new Set(simulator.charges.values())).toEqual(new Set([1]));
    expect(simulator.charges.size).toBe(5);
  });
});
