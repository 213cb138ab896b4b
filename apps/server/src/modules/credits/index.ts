export { checkLedger } from './check-ledger.ts';
export { grantCredits } from './grant-credits.ts';
export { guardLedger } from './guard-ledger.ts';
export {
  captureHold,
  capturePart,
  placeHold,
  readHoldsFor,
  releaseHold,
  type Hold,
  type PartOfHold,
} from './holds.ts';
export { judgePlan } from './judge-plan.ts';
export { ledgerMeasures } from './ledger-measures.ts';
export { readBalance } from './read-balance.ts';
export { readMovements, type Movement } from './read-movements.ts';
export { reconcile } from './reconcile.ts';
