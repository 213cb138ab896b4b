import { randomUUID } from 'node:crypto';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { afterEach, describe, expect, it } from 'vitest';
import { paidRequests, projects, settings, spendingDays, steps, users } from '../../../db/schema/index.ts';
import { randomIds } from '../../../platform/ids.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { refusalOfBudget } from './budget.ts';
import type { BudgetRules } from './budget.ts';
import { beginRequest } from '../begin-request.ts';
import { endRequest } from '../request-book.ts';
import { readSpending } from './spending.ts';

const { database } = await createTestDatabase();
afterEach(async () => {
  for (const table of [paidRequests, projects, users, spendingDays, settings]) {
    await database.delete(table);
  }
});

const PRICE = 100;
const rules: BudgetRules = { environmentLimit: 16 * PRICE };

/** An account with so many steps of one project that are to be paid for. */
async function addAccount({ wishes, isAdmin = false }: { wishes: number; isAdmin?: boolean }) {
  const [ownerId, projectId, now] = [randomUUID(), randomUUID(), new Date()];
  const dates = { createdAt: now, updatedAt: now };
  await database
    .insert(users)
    .values({ id: ownerId, name: 'Test', email: `${ownerId}@example.org`, isAdmin, ...dates });
  await database.insert(projects).values({
    id: projectId,
    ownerId,
    sessionId: 'session',
    mode: 'images',
    requestFingerprint: '',
    title: '',
    prompt: '',
    settings: {},
    plan: 'free',
    priceHundredths: 100n,
    status: 'GENERATING_IMAGES',
    scenes: [],
    statusChangedAt: now,
    progressAt: now,
    createdAt: now,
  });
  const planned = Array.from({ length: wishes }, () => randomUUID());
  await database.insert(steps).values(
    planned.map((id) => ({
      id,
      projectId,
      kind: 'picture' as const,
      inputHash: id,
      input: {},
      createdAt: now,
    })),
  );
  return { ownerId, wishes: planned.map((stepId) => ({ stepId, projectId, ownerId })) };
}
type Wish = Awaited<ReturnType<typeof addAccount>>['wishes'][number];

const begin = (paidFor: Wish, more: BudgetRules = rules) =>
  beginRequest(
    { database, ids: randomIds, ...more },
    {
      paidFor,
      provider: 'fal',
      model: 'flux_v1',
      medium: 'picture',
      keyFingerprint: '',
      prepared: { endpoint: 'fal-ai/flux', body: { for: paidFor.stepId }, estimate: PRICE },
    },
  );

/** How many of an account's wishes may be sent, all at once, and what the others are told. */
async function beginAll(wishes: readonly Wish[], more?: BudgetRules) {
  const begun = await Promise.allSettled(wishes.map((wish) => begin(wish, more)));
  const refused = begun.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  return { sent: begun.length - refused.length, refused: [...new Set(refused)] };
}

describe('an account’s part of a day’s budget', () => {
  it('REAL-11 is a quarter, however many senders reserve at once, and leaves the rest to the others', async () => {
    const [one, other] = [await addAccount({ wishes: 12 }), await addAccount({ wishes: 3 })];
    expect(await beginAll(one.wishes)).toEqual({ sent: 4, refused: [sentences.paid.shareReached] });
    expect(await readSpending(database)).toEqual({ spentMicro: 0, reservedMicro: 4 * PRICE });
    expect(await refusalOfBudget({ database, ...rules }, { ...one, amount: 1 })).toBe(
      sentences.paid.shareReached,
    );
    expect(await refusalOfBudget({ database, ...rules }, { ...other, amount: 4 * PRICE })).toBeNull();
    expect(await beginAll(other.wishes)).toEqual({ sent: 3, refused: [] });
  });

  it('REAL-11 is free again by what was turned down', async () => {
    const { ownerId, wishes } = await addAccount({ wishes: 5 });
    const [first, , , , fifth] = wishes;
    await beginAll(wishes.slice(1, 4));
    const row = first === undefined ? undefined : await begin(first);
    const full = { database, ...rules };
    expect(await refusalOfBudget(full, { ownerId, amount: PRICE })).toBe(sentences.paid.shareReached);
    const error = new ProviderError('no_credit', sentences.mediaService.noCredit);
    await endRequest(database, row ?? { id: '', projectId: null }, {
      state: 'refused',
      error,
      isClosed: true,
    });
    expect(await refusalOfBudget(full, { ownerId, amount: PRICE })).toBeNull();
    expect(await beginAll(fifth === undefined ? [] : [fifth])).toEqual({ sent: 1, refused: [] });
  });

  it('REAL-11 is the whole day for an admin, and where the operator says so; the day holds for all', async () => {
    const [admin, other] = [
      await addAccount({ wishes: 10, isAdmin: true }),
      await addAccount({ wishes: 10 }),
    ];
    expect(await beginAll(admin.wishes)).toEqual({ sent: 10, refused: [] });
    const whole = { ...rules, accountShare: 1 };
    expect(await beginAll(other.wishes, whole)).toEqual({ sent: 6, refused: [sentences.paid.budgetReached] });
  });

  it('is nothing where a day has no budget', async () => {
    const { ownerId, wishes } = await addAccount({ wishes: 20 });
    expect(await beginAll(wishes, {})).toEqual({ sent: 20, refused: [] });
    expect(await refusalOfBudget({ database }, { ownerId, amount: 1e12 })).toBeNull();
  });
});
