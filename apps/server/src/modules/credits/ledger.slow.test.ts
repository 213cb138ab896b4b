import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { reconcile } from './index.ts';
import { expectSameLedger } from './testing/compare-ledgers.ts';
import { randomHistory } from './testing/random-history.ts';

const { database } = await createTestDatabase();

describe('the ledger in SQL, at length', () => {
  it(
    'L4 moves like the model in 4,096 random histories of up to 50 steps',
    { timeout: 1_800_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(randomHistory(50), (history) => expectSameLedger(database, history)),
        { numRuns: 4_096 },
      );
      expect((await reconcile(database)).drifts).toEqual([]);
    },
  );
});
