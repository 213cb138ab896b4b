import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { z } from 'zod/mini';

/** Something that should never be: an alarm, not a thing to repair silently. */
interface Drift {
  readonly kind: 'balance' | 'held' | 'transfer' | 'hold';
  /** The user for `balance` and `held`, else the transfer or hold. */
  readonly id: string;
  readonly explanation: string;
}

export interface Reconciliation {
  readonly checkedUsers: number;
  readonly drifts: readonly Drift[];
}

/** Replays every entry and compares: cached balances, open holds, sums of transfers, ends of holds. Reads one snapshot. */
export function reconcile(database: Database): Promise<Reconciliation> {
  return database.transaction(
    async (tx) => {
      const [users, transfers, holds] = [
        await findBalanceDrifts(tx),
        await findTransferDrifts(tx),
        await findHoldDrifts(tx),
      ];
      return { checkedUsers: await countUsers(tx), drifts: [...users, ...transfers, ...holds] };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const BalanceRowsSchema = z.array(
  z.object({
    user_id: z.string(),
    available: z.string(),
    held: z.string(),
    replayed_available: z.string(),
    replayed_held: z.string(),
    open_holds: z.string(),
  }),
);

async function findBalanceDrifts(tx: Transaction): Promise<Drift[]> {
  const { rows } = await tx.execute(sql`
    with replay as (
      select user_id,
        coalesce(sum(amount_hundredths) filter (where account = 'available'), 0) as available,
        coalesce(sum(amount_hundredths) filter (where account = 'held'), 0) as held
      from credit_entries group by user_id
    ), open_holds as (
      select user_id, sum(amount_hundredths) as held from credit_holds where state = 'open' group by user_id
    )
    select coalesce(balance.user_id, replay.user_id, open_holds.user_id) as user_id,
      coalesce(balance.available_hundredths, 0)::text as available, coalesce(balance.held_hundredths, 0)::text as held,
      coalesce(replay.available, 0)::text as replayed_available, coalesce(replay.held, 0)::text as replayed_held,
      coalesce(open_holds.held, 0)::text as open_holds
    from credit_balances balance
      full join replay on replay.user_id = balance.user_id
      full join open_holds on open_holds.user_id = coalesce(balance.user_id, replay.user_id)
    where balance.available_hundredths is distinct from coalesce(replay.available, 0)
      or balance.held_hundredths is distinct from coalesce(replay.held, 0)
      or coalesce(replay.held, 0) <> coalesce(open_holds.held, 0)`);
  return BalanceRowsSchema.parse(rows).map((row) => {
    const isHoldDrift = row.available === row.replayed_available && row.held === row.replayed_held;
    return isHoldDrift
      ? {
          kind: 'held',
          id: row.user_id,
          explanation: `${row.held} held, but open holds of ${row.open_holds}`,
        }
      : {
          kind: 'balance',
          id: row.user_id,
          explanation: `${row.available} + ${row.held} kept, ${row.replayed_available} + ${row.replayed_held} replayed`,
        };
  });
}

const TransferRowsSchema = z.array(z.object({ id: z.string(), total: z.string() }));

async function findTransferDrifts(tx: Transaction): Promise<Drift[]> {
  const { rows } = await tx.execute(sql`
    select transfer.id, coalesce(sum(entry.amount_hundredths), 0)::text as total
    from credit_transfers transfer left join credit_entries entry on entry.transfer_id = transfer.id
    group by transfer.id having count(entry.transfer_id) < 2 or sum(entry.amount_hundredths) <> 0`);
  return TransferRowsSchema.parse(rows).map(({ id, total }) => ({
    kind: 'transfer',
    id,
    explanation: `its entries sum to ${total}, or one is missing`,
  }));
}

const HoldRowsSchema = z.array(z.object({ id: z.string(), state: z.string(), ends: z.string() }));

async function findHoldDrifts(tx: Transaction): Promise<Drift[]> {
  const { rows } = await tx.execute(sql`
    select hold.id, hold.state, coalesce(string_agg(transfer.kind::text, ' '), 'nothing') as ends
    from credit_holds hold
      left join credit_transfers transfer on transfer.hold_id = hold.id and transfer.kind <> 'hold'
    group by hold.id
    having coalesce(string_agg(transfer.kind::text, ' '), '') <>
      case hold.state when 'open' then '' when 'captured' then 'capture' when 'released' then 'release' else 'expiry' end`);
  return HoldRowsSchema.parse(rows).map(({ id, state, ends }) => ({
    kind: 'hold',
    id,
    explanation: `it is ${state}, but ended by ${ends}`,
  }));
}

async function countUsers(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`select count(*)::int as users from credit_balances`);
  const [row] = z.array(z.object({ users: z.number() })).parse(rows);
  return row?.users ?? 0;
}
