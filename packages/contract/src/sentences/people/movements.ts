import type { MovementKind } from '../../api/people/ledger.ts';

/** What a movement of credits is called in the list a user reads. */
export const movementSentences = {
  grant: 'Credits received',
  withdrawal: 'Credits taken back',
  hold: 'Reserved for a generation',
  capture: 'Paid for a generation',
  release: 'Given back',
  expiry: 'Given back after a week of rest',
} as const satisfies Record<MovementKind, string>;

/** Why a movement was made, where its project alone does not say. */
export const movementReasons = {
  madeByVendors: 'For what connected services had made before it ended',
} as const;
