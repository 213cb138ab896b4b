import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase, type OpenDatabase } from '../../db/client.ts';
import { Gate } from '../../testing/gate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { registerJob, type JobDefinition, type JobRun, type RegisteredJob } from './job.ts';
import { createJobQueue } from './job-queue.ts';
import { slotsOfEach } from './lanes.ts';
import { releaseJobsOfDeadWorkers, startWorker, type RunningWorker } from './worker.ts';

const open = await createTestDatabase();
const { database } = open;
const log = pino({ level: 'silent' });
const queue = createJobQueue({ pool: open.pool, log });
const workers: RunningWorker[] = [];

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
  await open.pool.query("delete from pgboss.job where name in ('work', 'work-given-up')");
});
afterAll(() => queue.close());

const paint: JobDefinition<{ scene: string }> = {
  name: 'paint-scene',
  payload: z.object({ scene: z.string() }),
  timeoutSeconds: 60,
  expectedLength: 'short',
};

interface WorkOptions {
  readonly concurrency?: number;
  readonly workerId?: string;
  readonly open?: OpenDatabase;
  readonly catchUp?: () => Promise<void>;
}

async function work(jobs: RegisteredJob[], options: WorkOptions = {}) {
  const worker = await startWorker({
    open: options.open ?? open,
    jobs,
    log,
    workerId: options.workerId ?? `here/${randomUUID()}`,
    slots: slotsOfEach(options.concurrency ?? 4),
    idleMs: 20,
    ...(options.catchUp !== undefined && { catchUp: options.catchUp }),
  });
  workers.push(worker);
  return worker;
}

function enqueue(scene: string, options: { group?: string; singletonKey?: string } = {}) {
  return database.transaction((tx) => queue.enqueue(tx, paint, { scene }, { group: 'ann', ...options }));
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    await delay(10);
  }
}

async function statesOf(name = 'work'): Promise<string[]> {
  const found = await open.pool.query<{ state: string }>('select state from pgboss.job where name = $1', [
    name,
  ]);
  return found.rows.map((row) => row.state);
}

/** A pool whose answer with jobs that were fetched comes after `pause`. */
function delayed(pool: OpenDatabase['pool'], pause: () => Promise<void>): OpenDatabase['pool'] {
  const query = async (text: string, values?: unknown[]) => {
    const answer = await pool.query(text, values);
    if (text.includes('SKIP LOCKED') && answer.rows.length > 0) {
      await pause();
    }
    return answer;
  };
  return new Proxy(pool, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  });
}

/** A handler that runs until its signal aborts and then unwinds as a good handler does. */
function waitForAbort(onStart: (run: JobRun) => void) {
  return registerJob(paint, async (_payload, run) => {
    onStart(run);
    await new Promise((_resolve, reject) =>
      run.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
}

describe('enqueue', () => {
  it('J10 a job of a transaction that rolls back never exists', async () => {
    const attempt = database.transaction(async (tx) => {
      await queue.enqueue(tx, paint, { scene: 'lost' }, { group: 'ann' });
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await statesOf()).toEqual([]);
  });

  it('a committed job reaches its handler with its payload', async () => {
    const seen: string[] = [];
    await work([registerJob(paint, ({ scene }) => Promise.resolve(void seen.push(scene)))]);
    await enqueue('first');
    await until(async () => (await statesOf()).includes('completed'));
    expect(seen).toEqual(['first']);
  });

  it('a job knows what was decided before it was ordered', async () => {
    let [decided, known] = ['by the house', 'by the house'];
    const seen: string[] = [];
    await work([registerJob(paint, () => Promise.resolve(void seen.push(known)))], {
      async catchUp() {
        await open.pool.query('select 1');
        known = decided;
      },
    });
    decided = 'by fal';
    await enqueue('first');
    await until(() => seen.length === 1);
    expect(seen).toEqual(['by fal']);
  });

  it('a job is made of what was known where nothing newer can be read', async () => {
    const seen: string[] = [];
    await work([registerJob(paint, ({ scene }) => Promise.resolve(void seen.push(scene)))], {
      catchUp: () => Promise.reject(new Error('The table is locked')),
    });
    await enqueue('first');
    await until(async () => (await statesOf()).includes('completed'));
    expect(seen).toEqual(['first']);
  });

  it('a pool full of transactions that enqueue does not wait for itself', async () => {
    const small = openDatabase(open.url, { maxConnections: 2 });
    const own = createJobQueue({ pool: small.pool, log });
    await own.prepare();
    const all = Array.from({ length: 20 }, (_, index) =>
      small.database.transaction((tx) => own.enqueue(tx, paint, { scene: `${index}` }, { group: 'ann' })),
    );
    expect(new Set(await Promise.all(all)).size).toBe(20);
    await own.close();
    await small.close();
  });

  it('a payload that does not fit its schema is refused before it is queued', async () => {
    const wrong = database.transaction((tx) =>
      queue.enqueue(tx, paint, { scene: 7 } as never, { group: 'ann' }),
    );
    await expect(wrong).rejects.toThrow();
    expect(await statesOf()).toEqual([]);
  });

  it('L2 a second job with the same singleton key is not queued, and says so', async () => {
    expect(await enqueue('one', { singletonKey: 'project-1' })).toEqual(expect.any(String));
    expect(await enqueue('two', { singletonKey: 'project-1' })).toBeNull();
    expect(await enqueue('three')).toEqual(expect.any(String));
    expect(await enqueue('four')).toEqual(expect.any(String));
  });
});

describe('order', () => {
  it("J8 one user's long row does not hold up another user's first job", async () => {
    const seen: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      await enqueue(`ann-${index}`, { group: 'ann' });
    }
    await enqueue('bob-0', { group: 'bob' });
    await enqueue('cem-0', { group: 'cem' });
    await work([registerJob(paint, ({ scene }) => Promise.resolve(void seen.push(scene)))], {
      concurrency: 1,
    });
    await until(() => seen.length === 14);
    expect(seen.slice(0, 3).toSorted()).toEqual(['ann-0', 'bob-0', 'cem-0']);
  });

  it('J8 one user never holds every slot of a worker', async () => {
    const started: string[] = [];
    const block = registerJob(paint, async ({ scene }, run) => {
      started.push(scene);
      await new Promise((resolve) => run.signal.addEventListener('abort', resolve));
    });
    for (const scene of ['a', 'b', 'c', 'd']) {
      await enqueue(scene, { group: 'ann' });
    }
    await work([block], { concurrency: 3 });
    await until(() => started.length === 2);
    await enqueue('guest', { group: 'bob' });
    await until(() => started.includes('guest'));
    expect(started).toHaveLength(3);
  });
});

describe('running', () => {
  it('J5 a job that fails runs again and is told which attempt it is', async () => {
    const attempts: number[] = [];
    await work([
      registerJob(paint, (_payload, run) => {
        attempts.push(run.attempt);
        return run.attempt === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
      }),
    ]);
    await enqueue('twice');
    await until(async () => (await statesOf())[0] === 'completed');
    expect(attempts).toEqual([1, 2]);
  });

  it('a payload that its handler cannot read uses up its tries at once, and its owner is told', async () => {
    const told: string[] = [];
    const stored: JobDefinition<{ scene: string }> = { ...paint, payload: z.object({ scene: z.string() }) };
    const strict: JobDefinition<{ scene: string }> = {
      ...paint,
      payload: z.object({ scene: z.string().refine((scene) => told.length > 0 || scene !== 'odd') }),
    };
    await database.transaction((tx) => queue.enqueue(tx, stored, { scene: 'odd' }, { group: 'ann' }));
    const isRefusedOnce = registerJob(
      strict,
      () => Promise.reject(new Error('never called')),
      ({ scene }) => Promise.resolve(void told.push(scene)),
    );
    await work([isRefusedOnce]);
    await until(async () => (await statesOf())[0] === 'failed');
    // The second queue reads the payload by the same schema, which still refuses: the job stays listed as failed.
    expect(await statesOf()).toEqual(['failed']);
  });

  it('a job whose tries are used up is handed to whenGivenUp', async () => {
    const told: string[] = [];
    await enqueue('hopeless');
    await open.pool.query("update pgboss.job set retry_limit = 0 where name = 'work'");
    await work([
      registerJob(
        paint,
        () => Promise.reject(new Error('always')),
        ({ scene }) => Promise.resolve(void told.push(scene)),
      ),
    ]);
    await until(() => told.length === 1);
    expect(told).toEqual(['hopeless']);
    expect(await statesOf()).toEqual(['failed']);
  });

  it('two handlers for one name stop the boot', async () => {
    const job = registerJob(paint, () => Promise.resolve());
    await expect(work([job, job])).rejects.toThrow("The job 'paint-scene' has two handlers.");
  });

  it('J10 a job in the queue that nobody here can run stops the boot with a sentence', async () => {
    const unknown: JobDefinition<{ scene: string }> = { ...paint, name: 'paint-dream' };
    await database.transaction((tx) => queue.enqueue(tx, unknown, { scene: 'a' }, { group: 'ann' }));
    const boot = work([registerJob(paint, () => Promise.resolve())]);
    await expect(boot).rejects.toThrow("jobs that this version of Kinora cannot run: 'paint-dream'");
    await work([registerJob(paint, () => Promise.resolve()), registerJob(unknown, () => Promise.resolve())]);
    await until(async () => (await statesOf())[0] === 'completed');
  });

  it('J1 a job that ended twice with its worker runs alone, and the others go on after it', async () => {
    await enqueue('suspect', { group: 'bob' });
    await open.pool.query("update pgboss.job set retry_count = 1, started_on = now(), state = 'retry'");
    for (const scene of ['one', 'two', 'three']) {
      await enqueue(scene);
    }
    const running = new Set<string>();
    const beside: string[] = [];
    await work([
      registerJob(paint, async ({ scene }) => {
        running.add(scene);
        await open.pool.query('select pg_sleep(0.05)');
        beside.push(...(running.has('suspect') && running.size > 1 ? running : []));
        running.delete(scene);
      }),
    ]);
    await until(async () => (await statesOf()).every((state) => state === 'completed'));
    expect(beside).toEqual([]);
  });

  it('a job that outlives its time is aborted and tried again', async () => {
    const short: JobDefinition<{ scene: string }> = { ...paint, timeoutSeconds: 1 };
    await database.transaction((tx) => queue.enqueue(tx, short, { scene: 'slow' }, { group: 'ann' }));
    const reasons: unknown[] = [];
    await work([
      registerJob(short, async (_payload, run) => {
        if (run.attempt === 1) {
          await new Promise((_resolve, reject) =>
            run.signal.addEventListener('abort', () => {
              reasons.push(run.signal.reason);
              reject(new Error('late'));
            }),
          );
        }
      }),
    ]);
    await until(async () => (await statesOf())[0] === 'completed');
    expect(reasons).toEqual(['timeout']);
  });
});

describe('ending', () => {
  it('J9 aborting by payload ends waiting jobs and reaches a running handler', async () => {
    const runs: JobRun[] = [];
    await work([waitForAbort((run) => runs.push(run))], { concurrency: 1 });
    await enqueue('film', { group: 'ann' });
    await enqueue('film', { group: 'bob' });
    await until(() => runs.length === 1);
    const ended = await database.transaction((tx) => queue.abort(tx, { payload: { scene: 'film' } }));
    expect(ended).toBe(2);
    await until(() => runs[0]?.signal.aborted === true);
    await until(() => workers[0]?.runningCount() === 0);
    expect(await statesOf()).toEqual(['cancelled', 'cancelled']);
  });

  it('an abort without a condition is refused', async () => {
    await expect(database.transaction((tx) => queue.abort(tx, {}))).rejects.toThrow('not offered');
  });

  it('J1 a stopping worker hands its job back without costing a try', async () => {
    const runs: JobRun[] = [];
    const first = await work([waitForAbort((run) => runs.push(run))]);
    await enqueue('film');
    await until(() => runs.length === 1);
    await first.stop(0);
    expect(await statesOf()).toEqual(['created']);
    await work([registerJob(paint, (_payload, run) => Promise.resolve(void runs.push(run)))]);
    await until(() => runs.length === 2);
    expect(runs[1]?.attempt).toBe(1);
  });

  it('J1 a job that was on its way to a worker when it stopped is handed back unbegun', async () => {
    const began: string[] = [];
    const job = registerJob(paint, ({ scene }) => Promise.resolve(void began.push(scene)));
    const fetches = new Gate();
    const slowly = { ...open, pool: delayed(open.pool, () => fetches.pass(new AbortController().signal)) };
    await enqueue('late');
    const worker = await work([job], { open: slowly });
    await until(() => fetches.waiting > 0);
    const stopped = worker.stop(0);
    // Whatever was running has been told to stop by then.
    await delay(1);
    fetches.open();
    await stopped;
    expect(began).toEqual([]);
    expect(await statesOf()).toEqual(['created']);
  });

  it('J1 a stopping worker lets a job that is nearly done finish', async () => {
    let finish: (() => void) | undefined;
    const worker = await work([registerJob(paint, () => new Promise((resolve) => (finish = resolve)))]);
    await enqueue('film');
    await until(() => finish !== undefined);
    const stopped = worker.stop(60_000);
    finish?.();
    await stopped;
    expect(await statesOf()).toEqual(['completed']);
  });

  it("J3 a dead worker's job is given out again at once, and the late run cannot close the new one", async () => {
    const runs: JobRun[] = [];
    let finishFirst = (): void => undefined;
    const sleeper = registerJob(paint, (_payload, run) => {
      runs.push(run);
      return new Promise((resolve) => (finishFirst = resolve));
    });
    await work([sleeper], { workerId: 'machine/dead', concurrency: 1 });
    await enqueue('film');
    await until(() => runs.length === 1);
    await until(async () => (await open.pool.query('select 1 from queue_claims')).rowCount === 1);
    expect(await releaseJobsOfDeadWorkers(open, 'machine/', log)).toBe(1);
    expect(await statesOf()).toEqual(['retry']);
    await work([waitForAbort((run) => runs.push(run))], { workerId: 'machine/new' });
    await until(() => runs.length === 2);
    expect(runs[1]?.attempt).toBe(2);
    finishFirst();
    await until(() => workers[0]?.runningCount() === 0);
    expect(await statesOf()).toEqual(['active']);
  });
});
