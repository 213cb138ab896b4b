import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LedgerModel } from './testing/ledger-model.ts';
import { randomHistory, USERS } from './testing/random-history.ts';

describe('the ledger in theory', () => {
  it('L4 keeps its invariants in 1,024 random histories of up to 50 steps', () => {
    fc.assert(
      fc.property(randomHistory(50), (history) => {
        const model = new LedgerModel();
        for (const step of history) {
          const ended = [...model.holds].filter(([, hold]) => hold.end !== undefined);
          const before = model.total;
          model.apply(step);
          // I1: nothing comes from nowhere.
          expect([before, model.total]).toEqual([0n, 0n]);
          for (let user = 0; user < USERS; user += 1) {
            const { available, held } = model.balanceOf(user);
            // I2: never below zero.
            expect(available >= 0n && held >= 0n).toBe(true);
            // I3: what is held is what open holds say.
            const open = [...model.holds].filter(
              ([id, hold]) => id.startsWith(`${user}:`) && hold.end === undefined,
            );
            expect(held).toBe(open.reduce((sum, [, hold]) => sum + hold.amount, 0n));
          }
          // I3: an ended hold stays ended as it was.
          expect(ended.every(([id, hold]) => model.holds.get(id)?.end === hold.end)).toBe(true);
        }
        // I6: what was earned is what was captured, to the hundredth (I7).
        const captured = [...model.holds.values()].filter((hold) => hold.end === 'capture');
        expect(model.revenue).toBe(captured.reduce((sum, hold) => sum + hold.amount, 0n));
      }),
      { numRuns: 1_024 },
    );
  });
});
