import type { Pool } from 'pg';

/**
 * Lets every job that waits for its time begin at once: tests do not wait for pauses. Jobs that somebody is just changing
 * are left alone; waiting for them could end in a deadlock with a worker that holds one and wants another.
 */
export async function hurryJobs(pool: Pool): Promise<void> {
  await pool.query(`
    update pgboss.job set start_after = now() where name = 'work' and id in (
      select id from pgboss.job where name = 'work' and state < 'active' and start_after > now() for update skip locked
    )`);
  // What is being asked about just now is claimed for half a minute, longer than the pauses.
  await pool.query(`
    update paid_requests set next_poll_at = now() where id in (
      select id from paid_requests where state = 'running' and next_poll_at between now() and now() + interval '20 seconds' for update skip locked
    )`);
}
