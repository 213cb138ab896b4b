import { sentences } from '@kinora/contract/sentences';
import { afterAll, expect, it } from 'vitest';
import { readSpending, writeDailyLimit } from '../../gateway/paid/money/spending.ts';
import { createFalApp } from '../../testing/generations/fal-app.ts';

const world = await createFalApp();
const { simulator, open } = world;
// The first account is the admin's.
const ann = await world.signUp('Ann');
const bob = await world.signUp('Bob');
afterAll(() => simulator.close());

const data = { prompt: 'A fox', model_name: 'flux_v1', aspect_ratio: '16:9' };
const ask = (cookie: string) => world.sendForm('/image/generate-image-async', { cookie, data });

async function make(cookie: string): Promise<void> {
  const id = await world.startedId('/image/generate-image-async', { cookie, data });
  await world.until(async () => {
    const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie });
    return answer.json<{ status: string }>().status === 'completed' ? true : undefined;
  });
}

it('REAL-11 what goes beyond an account’s part of the day is not sent at all; an admin’s is', async () => {
  await make(ann.cookie);
  const { spentMicro: price } = await readSpending(open.database);
  // Room for two more, of which a quarter is no whole picture.
  await open.database.transaction((tx) => writeDailyLimit(tx, 3 * price));
  const sent = simulator.submits.length;
  const answer = await ask(bob.cookie);
  expect([answer.statusCode, answer.json<unknown>()]).toEqual([
    409,
    expect.objectContaining({ code: 'budget_reached', detail: sentences.paid.shareReached }),
  ]);
  expect(simulator.submits).toHaveLength(sent);
  await make(ann.cookie);
  await open.database.transaction((tx) => writeDailyLimit(tx, 8 * price));
  await make(bob.cookie);
});
