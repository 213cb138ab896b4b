import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { expectSameLedger } from './testing/compare-ledgers.ts';
import { randomHistory } from './testing/random-history.ts';

const { database } = await createTestDatabase();

describe('the ledger in SQL', () => {
  it('L4 moves like the model in 60 random histories of up to 30 steps', async () => {
    await fc.assert(
      fc.asyncProperty(randomHistory(30), (history) => expectSameLedger(database, history)),
      { numRuns: 60 },
    );
  });
});
