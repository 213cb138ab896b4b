import type { Budget } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { dollarsOf, microDollarsOf } from '@kinora/contract/money';
import { lowerLimit, readDecidedLimit, readSpending, writeDailyLimit } from '../../gateway/index.ts';
import { noteChange } from './audit.ts';
import type { ConnectionsDeps } from './connections-deps.ts';

/** What a day may cost, and what today has. */
export async function readBudget(deps: ConnectionsDeps): Promise<Budget> {
  const { database, environmentLimit } = deps;
  const decided = await readDecidedLimit(database);
  const { spentMicro, reservedMicro } = await readSpending(database);
  const admins = decided ?? null;
  return {
    daily_usd: dollarsOrNull(lowerLimit(environmentLimit, admins)),
    environment_usd: dollarsOrNull(environmentLimit),
    admin_usd: dollarsOrNull(admins),
    spent_today_usd: dollarsOf(spentMicro),
    reserved_usd: dollarsOf(reservedMicro),
    proposed_daily_usd: isUndecided(deps, decided) ? limits.dollars.proposedPerDay : null,
  };
}

/** Somebody can be paid, and nobody has said how much: proposed, never set by itself. */
function isUndecided(
  { connections, vendors, makers, environmentLimit }: ConnectionsDeps,
  decided: number | null | undefined,
): boolean {
  const open = new Set(makers.open().map(({ key }) => key));
  const canPay = [...vendors, ...makers.vendors].some(
    ({ key, keyUrl }) => keyUrl !== null && (connections.connection(key) !== undefined || open.has(key)),
  );
  return canPay && environmentLimit === null && decided === undefined;
}

/** Sets what an admin lets a day cost; null: no limit. The environment's own limit stands beside it. */
export async function changeBudget(
  deps: ConnectionsDeps,
  { dailyUsd, actorId }: { dailyUsd: number | null; actorId: string },
): Promise<Budget> {
  await deps.database.transaction(async (tx) => {
    await writeDailyLimit(tx, dailyUsd === null ? null : microDollarsOf(dailyUsd));
    await noteChange(tx, deps.ids, {
      actorId,
      action: 'budget_changed',
      subject: 'daily_usd',
      detail: { daily_usd: dailyUsd },
    });
  });
  return await readBudget(deps);
}

function dollarsOrNull(micro: number | null): number | null {
  return micro === null ? null : dollarsOf(micro);
}
