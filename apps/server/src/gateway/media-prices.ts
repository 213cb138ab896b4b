import type { Medium, MicroDollars } from '@kinora/models';
import type { Transaction } from '../db/client.ts';
import { openEstimates } from './connections/estimates.ts';
import type { Estimates } from './connections/estimates.ts';
import { refusalOfBudget, reserveStage } from './paid/money/budget.ts';
import type { DeskParts } from './paid/paid-desk.ts';

/** How many results of a model are wanted; one where nothing is said. */
export interface BudgetWish {
  readonly medium: Medium;
  readonly model: string;
  readonly count?: number;
  /** Of a clip; what the model makes when nobody says how long, where it is left out. */
  readonly seconds?: number;
}

/** What a project is about to ask vendors for, up to its next rest. */
export interface StageWish {
  readonly projectId: string;
  readonly ownerId: string;
  readonly wishes: readonly BudgetWish[];
  /** Beside what is set aside for the project already; left out: instead of it. */
  readonly isBeside?: boolean;
}

/** What pictures and clips cost, and whether today's budget has room for them. */
export interface MediaPrices {
  /** What one result costs in millionths of a dollar; null where nobody knows, or nothing is paid. Never waits. */
  estimateOf(medium: Medium, model: string, seconds?: number): MicroDollars | null;
  /** The same, once the vendor has been asked: before something is bought. */
  readEstimate(medium: Medium, model: string, seconds?: number): Promise<MicroDollars | null>;
  /**
   * Why the budget has no room for results today, the day's or the owner's part of it, in a sentence; null: it has, and
   * free models always have. Nothing is set aside yet.
   */
  refusalOfBudget(wishes: readonly BudgetWish[], by: { readonly ownerId: string }): Promise<string | null>;
  /**
   * Sets aside what a project's stage will cost, by the prices that are known, in the transaction that begins it. @returns
   * why the budget has no room for it, in a sentence; null: it had
   */
  reserveStage(tx: Transaction, stage: StageWish): Promise<string | null>;
  /** Credits that an admin has set for one result; null: the price of its mode. */
  creditsOf(model: string): number | null;
}

/** Without a desk nothing is paid. */
export function openMediaPrices(desk: DeskParts | null): MediaPrices {
  const estimates = desk === null ? null : openEstimates(desk.connections);
  return {
    estimateOf: (medium, model, seconds) => estimates?.of(medium, model, seconds) ?? null,
    creditsOf: (model) => desk?.connections.creditsOf(model) ?? null,
    readEstimate: async (medium, model, seconds) => (await estimates?.read(medium, model, seconds)) ?? null,
    refusalOfBudget: (wishes, { ownerId }) => refusalOf(desk, { estimates, wishes, ownerId }),
    async reserveStage(tx, { wishes, ...stage }) {
      const costOf = ({ medium, model, count = 1, seconds }: BudgetWish) =>
        (estimates?.of(medium, model, seconds) ?? 0) * count;
      const amount = wishes.reduce((sum, wish) => sum + costOf(wish), 0);
      return desk === null ? null : await reserveStage(tx, { ...stage, amount }, desk);
    },
  };
}

async function refusalOf(
  desk: DeskParts | null,
  wanted: { estimates: Estimates | null; wishes: readonly BudgetWish[]; ownerId: string },
): Promise<string | null> {
  const { estimates, wishes, ownerId } = wanted;
  const paid = wishes.filter(
    ({ medium, model, count = 1 }) =>
      count > 0 && (desk?.connections.serving(medium, model) ?? null) !== null,
  );
  if (desk === null || paid.length === 0) {
    return null;
  }
  let amount = 0;
  let isFree = true;
  for (const { medium, model, count = 1, seconds } of paid) {
    const estimate = (await estimates?.read(medium, model, seconds)) ?? null;
    amount += (estimate ?? 0) * count;
    isFree &&= estimate === 0;
  }
  return isFree ? null : await refusalOfBudget(desk, { ownerId, amount });
}
