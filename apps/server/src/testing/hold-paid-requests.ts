import { Client } from 'pg';
import { onTestFinished } from 'vitest';

const LOCK = 471_100;

/**
 * Holds the writes that take paid requests from one state to the next, so that a process can be stopped or killed at each
 * of them: a prompt with `(stored)`, `(running)`, `(answered)` or `(made)` is held before that is written. @returns how to wait for them, to lose them with the process that wrote them, and to let them go
 */
export async function holdPaidRequests(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`
    create function hold_paid_request() returns trigger language plpgsql as $$
    declare next_write text := case
      when old.raw_answer is null and new.raw_answer is not null then '(stored)'
      when old.state <> new.state then '(' || new.state::text || ')'
      else '' end;
    begin
      if next_write <> '' and position(next_write in new.prepared->'body'->>'prompt') > 0 then
        perform pg_advisory_xact_lock(${LOCK});
      end if;
      return new;
    end $$;
    create trigger hold_paid_request before update on paid_requests
      for each row execute function hold_paid_request();
    select pg_advisory_lock(${LOCK});
  `);
  const countHeld = async (): Promise<number> => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
    );
    return rowCount ?? 0;
  };
  const stopHolding = async (): Promise<void> => {
    await client.query(`select pg_advisory_unlock_all()`);
    await client.query('drop trigger hold_paid_request on paid_requests');
  };
  return {
    countHeld,
    /** Their process is gone: what it was about to write is never written. */
    async lose(): Promise<void> {
      while ((await countHeld()) > 0) {
        await client.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where datname = current_database() and wait_event = 'advisory'`,
        );
      }
      await stopHolding();
    },
    letGo: stopHolding,
  };
}
