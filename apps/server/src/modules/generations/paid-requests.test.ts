import { ReceiptSchema } from '@kinora/contract/api';
import { prices } from '@kinora/contract/catalogue';
import { hundredthsOf } from '@kinora/contract/money';
import { sentences } from '@kinora/contract/sentences';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSpending, writeDailyLimit } from '../../gateway/paid/money/spending.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { paidPictures } from '../../testing/generations/paid-pictures.ts';

const world = await createFalApp();
const { simulator, open } = world;
const ann = await world.signUp('Ann', 10_000);
const bob = await world.signUp('Bob', 10_000);
afterAll(() => simulator.close());

const pictures = paidPictures(world, ann);
const { start, jobOf, requestsOf, untilStatus, untilRequest, receiptOf, retry, cancel, chargesOf, askNow } =
  pictures;

beforeEach(async () => {
  await open.database.transaction((tx) => writeDailyLimit(tx, null));
});

describe('a paid request', () => {
  it('REAL-11 stands in the receipt with its estimate, cost and the vendor’s own number', async () => {
    const id = await start('A fox');
    await untilStatus(id, 'completed');
    const receipt = ReceiptSchema.parse((await receiptOf(id)).json());
    expect(receipt.items).toEqual([
      expect.objectContaining({
        scene_number: null,
        step: 'picture',
        provider: 'fal',
        model: 'flux_v1',
        endpoint: 'fal-ai/flux/dev',
        outcome: 'made',
        request_id: [...simulator.charges.keys()].at(-1),
        credits: 1,
      }),
    ]);
    expect(receipt.total_usd).toBeGreaterThan(0);
    expect((await receiptOf(id, bob.cookie)).statusCode).toBe(404);
  });

  it('REAL-04 whose answer was lost is not sent again, and the next try is the owner’s', async () => {
    const before = await world.balance(ann.id);
    const id = await start('A fox [[drop-after]]');
    const sent = simulator.submits.length;
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.notice.paidCallUnknown);
    expect(await world.balance(ann.id)).toEqual(before);
    const [request] = await requestsOf(id);
    expect(request).toMatchObject({ state: 'unknown', isClosed: false });
    expect(simulator.submits.length - sent).toBeLessThanOrEqual(1);
    const receipt = ReceiptSchema.parse((await receiptOf(id)).json());
    expect(receipt.items.map(({ outcome }) => outcome)).toEqual(['unknown']);
  });

  it('REAL-05 that was answered is fetched, however often the file breaks off, and never bought again', async () => {
    const id = await start('A fox [[media-half]]');
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.unusable);
    const [request] = await requestsOf(id);
    // Paid, and kept for a further try.
    expect(request?.state).toBe('late');
    await retry(id);
    await untilStatus(id, 'failed');
    expect(await chargesOf(id)).toEqual([1]);
  });

  it('REAL-05 REAL-22 of a worker that died while sending is waited for, and then nobody knows', async () => {
    const id = await start('A fox [[submit-hang]]');
    await untilRequest(id, 'sending');
    await pictures.giveToAnotherWorker(id);
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.notice.paidCallUnknown);
    expect(await requestsOf(id)).toHaveLength(1);
  });

  it('REAL-09 cancelled while it was being sent by a process that died comes to an end without it', async () => {
    const id = await start('A fox [[submit-hang]]');
    await untilRequest(id, 'sending');
    await world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
    const [row] = await requestsOf(id);
    expect(row?.nextPollAt?.getTime()).toBeGreaterThan(row?.leaseUntil?.getTime() ?? Infinity);
    await askNow(id);
    expect(await untilRequest(id, 'unknown')).toMatchObject({ bookedMicro: row?.estimateMicro });
  });

  it('REAL-09 REAL-22 cancelled while the vendor works is told to stop', async () => {
    const id = await start('A fox [[endless]]');
    await untilRequest(id, 'running');
    await cancel(id);
    await untilRequest(id, 'cancelled');
    expect(
      simulator.asked.some((question) => question.startsWith('PUT') && question.endsWith('/cancel')),
    ).toBe(true);
    expect((await jobOf(id)).error).toBe(sentences.failure.cancelled);
    // The vendor says that it stopped: it is not asked again.
    await askNow(id);
    await world.until(async () => {
      const [request] = await requestsOf(id);
      return request?.state === 'cancelled' && request.nextPollAt === null ? true : undefined;
    });
  });

  it('REAL-05 REAL-09 REAL-11 made although it was cancelled is booked once, and a retry takes it', async () => {
    const before = await readSpending(open.database);
    const id = await start('A fox [[unheard]]');
    await untilRequest(id, 'running');
    await cancel(id);
    await untilRequest(id, 'cancelled');
    await askNow(id);
    const { costMicro } = await untilRequest(id, 'late');
    const booked = { ...before, spentMicro: before.spentMicro + (costMicro ?? Number.NaN) };
    expect(await readSpending(open.database)).toEqual(booked);
    await retry(id);
    await untilStatus(id, 'completed');
    expect(await readSpending(open.database)).toEqual(booked);
    expect(await chargesOf(id)).toEqual([1]);
  });

  it('REAL-05 REAL-22 made late twice, by two that were cancelled, is taken once at the next try', async () => {
    const id = await start('A fox [[unheard]]');
    for (const count of [1, 2]) {
      await untilRequest(id, 'running');
      await world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
      await world.until(async () => {
        const ended = (await requestsOf(id)).filter(({ state }) => state === 'cancelled');
        return ended.length === count ? true : undefined;
      });
      if (count === 1) {
        await retry(id);
      }
    }
    await askNow(id);
    await world.until(async () => {
      const late = (await requestsOf(id)).filter(({ state }) => state === 'late');
      return late.length === 2 ? true : undefined;
    });
    expect((await retry(id)).statusCode).toBe(202);
    await untilStatus(id, 'completed');
    expect((await requestsOf(id)).map(({ state }) => state).toSorted()).toEqual(['late', 'made']);
  });

  it('REAL-09 REAL-20 cancelled when it is made is paid, and never again', async () => {
    const before = await world.balance(ann.id);
    const id = await start('A fox [[media-hang]]');
    const cancel = () =>
      world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
    await untilRequest(id, 'answered');
    await cancel();
    const after = await world.balance(ann.id);
    expect(after.heldHundredths).toBe(0n);
    expect(before.availableHundredths - after.availableHundredths).toBe(hundredthsOf(prices.image));
    await retry(id);
    expect(await world.balance(ann.id)).toEqual(after);
    await cancel();
    expect(await world.balance(ann.id)).toEqual(after);
    const receipt = ReceiptSchema.parse((await receiptOf(id)).json());
    expect(receipt).toMatchObject({ items: [{ outcome: 'late', credits: 1 }], total_credits: 1 });
  });

  it('REAL-06 refused for good costs nothing and says what to do; a busy vendor is asked again', async () => {
    const before = await world.balance(ann.id);
    const locked = await start('A fox [[locked]]');
    expect((await untilStatus(locked, 'failed')).error).toBe(sentences.mediaService.noCredit);
    expect(await world.balance(ann.id)).toEqual(before);
    const busy = await start('A fox [[busy:1]]');
    await untilStatus(busy, 'completed');
    expect((await requestsOf(busy)).map(({ state }) => state).toSorted()).toEqual(['made', 'refused']);
  });

  it('REAL-06 taken by the vendor and failed, time and again, is given up after five tries', async () => {
    const before = await world.balance(ann.id);
    const id = await start('A fox [[fail:500]]');
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.failed);
    expect((await requestsOf(id)).map(({ state }) => state)).toEqual(
      Array.from({ length: 5 }, () => 'failed'),
    );
    expect(await world.balance(ann.id)).toEqual(before);
  });

  it.each(['fail:policy', 'nsfw'])(
    'REAL-07 refused by policy (%s) says so in its sentence',
    async (scene) => {
      const id = await start(`A fox [[${scene}]]`);
      expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.policy);
    },
  );

  it.each(['media-html', 'media-other', 'media-private', 'media-redirect', 'media-declared'])(
    'REAL-08 with a hostile result (%s) keeps nothing of it',
    async (scene) => {
      const id = await start(`A fox [[${scene}]]`);
      expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.unusable);
      expect((await world.steps(id)).map(({ assetId }) => assetId)).toEqual([null]);
    },
  );

  it('REAL-11 over the day’s budget is not sent at all', async () => {
    const { spentMicro, reservedMicro } = await readSpending(open.database);
    await open.database.transaction((tx) => writeDailyLimit(tx, spentMicro + reservedMicro + 1));
    const sent = simulator.submits.length;
    const data = { prompt: 'A fox', model_name: 'flux_v1', aspect_ratio: '16:9' };
    const answer = await world.sendForm('/image/generate-image-async', { cookie: ann.cookie, data });
    expect([answer.statusCode, answer.json<{ code: string; detail: string }>()]).toEqual([
      409,
      expect.objectContaining({ code: 'budget_reached', detail: sentences.paid.budgetReached }),
    ]);
    expect(simulator.submits).toHaveLength(sent);
    expect(await readSpending(open.database)).toEqual({ spentMicro, reservedMicro });
  });
});

describe('the vendor’s account', () => {
  it('REAL-04 was charged once for every request that was taken', () => {
    expect(Math.max(...simulator.charges.values())).toBe(1);
  });

  it('REAL-11 owes what the receipts add up to, and nothing stays set aside', async () => {
    await world.until(async () => {
      const { reservedMicro } = await readSpending(open.database);
      return reservedMicro === 0 ? true : undefined;
    });
  });
});
