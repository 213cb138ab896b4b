import fc from 'fast-check';
import type { LedgerStep } from './ledger-model.ts';

/** Few users and few keys, so that histories meet: same key again, hold ended twice, balance just too small. */
export const USERS = 2;
const KEYS = ['a', 'b', 'c', 'd', 'e'];

const user = fc.nat(USERS - 1);
const key = fc.constantFrom(...KEYS);
/** Hundredths: small ones that often collide, and one beyond what a float holds exactly. */
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 300n) },
  { weight: 1, arbitrary: fc.constantFrom(1n, 100n, 9_007_199_254_740_993n) },
);
const grantAmount = fc.oneof(
  { weight: 4, arbitrary: amount },
  { weight: 1, arbitrary: amount.map((value) => -value) },
);

const sureStep: fc.Arbitrary<LedgerStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('grant' as const), user, key, amount: grantAmount }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hold' as const), user, key, amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('capture' as const, 'release' as const, 'expiry' as const),
      user,
      key,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('part' as const), user, key, amount }) },
);

const step: fc.Arbitrary<LedgerStep> = fc.oneof(
  { weight: 9, arbitrary: sureStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), step: sureStep }) },
);

/** A history of at most `maximumSteps` steps. */
export function randomHistory(maximumSteps: number): fc.Arbitrary<LedgerStep[]> {
  return fc.array(step, { maxLength: maximumSteps, size: 'max' });
}
