export { captureHold, expireHold, placeHold, releaseHold, type HoldRequest } from './holds.ts';
export { grantCredits, type CreditGrant } from './grant-credits.ts';
export { judgePlan } from './judge-plan.ts';
export { readBalance, type Balance } from './read-balance.ts';
export { readMovements, type Movement, type MovementPage } from './read-movements.ts';
export { reconcile, type Drift, type Reconciliation } from './reconcile.ts';
