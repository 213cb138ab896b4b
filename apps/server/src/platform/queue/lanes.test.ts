import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Gate } from '../../testing/gate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { registerJob, type JobDefinition } from './job.ts';
import { createJobQueue } from './job-queue.ts';
import { lanes, laneOf, prioritiesOf, priorityOf, slotsOfEach, type Lane } from './lanes.ts';
import { openRanges } from './open-ranges.ts';
import { startWorker } from './worker.ts';

const open = await createTestDatabase();
const log = pino({ level: 'silent' });
const queue = createJobQueue({ pool: open.pool, log });
afterAll(() => queue.close());

const make: JobDefinition<{ name: string }> = {
  name: 'make-thing',
  payload: z.object({ name: z.string() }),
  timeoutSeconds: 60,
  expectedLength: 'short',
};

interface Wish {
  readonly name: string;
  readonly group: string;
  readonly lane: Lane;
  readonly isFirstOfGroup?: boolean;
}

const enqueue = ({ name, ...options }: Wish) =>
  open.database.transaction((tx) => queue.enqueue(tx, make, { name }, options));

/** Runs a worker for as long as `about` takes; what it begins and leaves undone goes with it. */
async function withWorker(
  { slots, run }: { slots: number; run: (name: string, signal: AbortSignal) => Promise<void> },
  about: () => Promise<void>,
): Promise<void> {
  const job = registerJob(make, ({ name }, { signal }) => run(name, signal));
  const worker = await startWorker({
    open,
    jobs: [job],
    log,
    workerId: `here/${randomUUID()}`,
    slots: slotsOfEach(slots),
    idleMs: 5,
  });
  try {
    await about();
  } finally {
    await worker.stop(0);
    await open.pool.query("delete from pgboss.job where name in ('work', 'work-given-up')");
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    await open.pool.query('select 1');
  }
}

/** Hundreds of jobs, one after the other, on machines that may be busy. */
const LIMIT_MS = 120_000;
const laneNames = fc.constantFrom(...lanes);

describe('lanes', () => {
  it(
    'jobs of one lane get on while those of another never end, whoever brought them and in whatever order',
    async () => {
      const arrivals = fc.array(
        fc.record({ lane: laneNames, group: fc.constantFrom('ann', 'bob'), isEndless: fc.boolean() }),
        { minLength: 1, maxLength: 14 },
      );
      const property = fc.asyncProperty(arrivals, laneNames, async (arrived, stuckLane) => {
        const wishes = arrived.map(({ lane, group, isEndless }, index) => ({
          name: `${index} ${isEndless && lane === stuckLane ? 'endless' : 'ends'}`,
          group,
          lane,
        }));
        const wanted = wishes.filter(({ lane }) => lane !== stuckLane).map(({ name }) => name);
        const ended = new Set<string>();
        const stuck = new Gate();
        const run = async (name: string, signal: AbortSignal): Promise<void> => {
          if (name.endsWith('endless')) {
            await stuck.pass(signal);
          }
          ended.add(name);
        };
        await withWorker({ slots: 2, run }, async () => {
          for (const wish of wishes) {
            await enqueue(wish);
          }
          await until(() => wanted.every((name) => ended.has(name)));
        });
      });
      await fc.assert(property, { numRuns: 8, endOnFailure: true });
    },
    LIMIT_MS,
  );

  it(
    'nobody starves: while one waits for a turn, no other is served more than their line and one',
    async () => {
      const lines = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 });
      const property = fc.asyncProperty(lines, laneNames, async (lengths, lane) => {
        const served: string[] = [];
        // Everybody but the first comes back with another wish as soon as one is begun.
        const run = async (name: string): Promise<void> => {
          const [group = ''] = name.split(' ');
          served.push(group);
          if (group !== '0') {
            await enqueue({ name: `${group} again`, group, lane });
          }
        };
        for (const [group, length] of lengths.entries()) {
          for (let index = 0; index < length; index += 1) {
            await enqueue({ name: `${group} first`, group: String(group), lane });
          }
        }
        const [line = 0] = lengths;
        await withWorker({ slots: 1, run }, async () => {
          await until(() => served.length > 2 * line * lengths.length + lengths.length);
        });
        const lastOfFirst = nthIndex(served, '0', line);
        for (const group of lengths.keys()) {
          const before = served.slice(0, lastOfFirst).filter((each) => each === String(group));
          expect(before.length).toBeLessThanOrEqual(line + 1);
        }
      });
      await fc.assert(property, { numRuns: 8, endOnFailure: true });
    },
    LIMIT_MS,
  );

  it('a job that is first of its group takes a turn before the others of it, and nobody else’s', async () => {
    const served: string[] = [];
    for (const name of ['ann 1', 'bob 1', 'ann 2', 'bob 2', 'ann 3']) {
      await enqueue({ name, group: name.slice(0, 3), lane: 'long' });
    }
    await enqueue({ name: 'ann first', group: 'ann', lane: 'long', isFirstOfGroup: true });
    const run = (name: string): Promise<void> => {
      served.push(name);
      return Promise.resolve();
    };
    await withWorker({ slots: 1, run }, async () => {
      await until(() => served.length === 6);
    });
    expect(served.indexOf('ann first')).toBeLessThan(served.indexOf('ann 2'));
    expect(served.filter((name) => name.startsWith('ann'))).toHaveLength(4);
    // A turn of Ann's more than without it, and no more, came before Bob's.
    expect(served.indexOf('bob 1')).toBeLessThanOrEqual(3);
    expect(served.indexOf('bob 2')).toBeLessThan(served.indexOf('ann 3'));
  });

  it('a job waits where it is told to, and else where its kind belongs', async () => {
    await enqueue({ name: 'told', group: 'ann', lane: 'outside' });
    await open.database.transaction((tx) => queue.enqueue(tx, make, { name: 'untold' }, { group: 'ann' }));
    const { rows } = await open.pool.query<{ name: string; priority: number }>(
      "select data->'payload'->>'name' as name, priority from pgboss.job where name = 'work'",
    );
    await open.pool.query("delete from pgboss.job where name = 'work'");
    expect(Object.fromEntries(rows.map(({ name, priority }) => [name, laneOf(priority)]))).toEqual({
      told: 'outside',
      untold: 'short',
    });
  });

  it('every turn of a lane is read as that lane, and lies in its range', () => {
    const property = fc.property(laneNames, fc.integer({ min: 0, max: 1_000_000_000 }), (lane, turn) => {
      const priority = priorityOf(lane, turn);
      const { highest, lowest } = prioritiesOf(lane);
      expect([laneOf(priority), priority <= highest && priority >= lowest]).toEqual([lane, true]);
    });
    fc.assert(property);
  });
});

describe('what a worker asks the queue for', () => {
  it('is one question while nothing runs', () => {
    expect(openRanges(slotsOfEach(2), [])).toEqual([
      { highest: prioritiesOf('short').highest, lowest: prioritiesOf('long').lowest, ignoreGroups: [] },
    ]);
  });

  it('leaves out a full lane, and groups that hold their share of one', () => {
    const running = [
      { lane: 'outside', group: 'ann' },
      { lane: 'outside', group: 'bob' },
      { lane: 'long', group: 'ann' },
    ] as const;
    expect(openRanges(slotsOfEach(2), running)).toEqual([
      { ...prioritiesOf('short'), ignoreGroups: [] },
      { ...prioritiesOf('long'), ignoreGroups: ['ann'] },
    ]);
  });

  const ignored = (lane: Lane, ...groups: string[]) =>
    openRanges(
      slotsOfEach(4),
      groups.map((group) => ({ lane, group })),
    ).find(({ lowest }) => lowest <= prioritiesOf(lane).lowest)?.ignoreGroups;

  it('gives a group all slots of a lane but one while it is alone there, and its share beside another', () => {
    expect(ignored('short', 'ann', 'ann')).toEqual([]);
    expect(ignored('short', 'ann', 'ann', 'ann')).toEqual(['ann']);
    expect(ignored('short', 'ann', 'ann', 'bob')).toEqual(['ann']);
  });

  it('keeps half of what takes long for whoever comes', () => {
    expect(ignored('long', 'ann')).toEqual([]);
    expect(ignored('long', 'ann', 'ann')).toEqual(['ann']);
    expect(ignored('long', 'ann', 'ann', 'bob')).toEqual(['ann']);
    expect(ignored('long', 'bob', 'ann', 'cat')).toEqual([]);
  });
});

/** Where something stands for the nth time; the end when it does not. */
function nthIndex(list: readonly string[], wanted: string, nth: number): number {
  const indexes = list.flatMap((each, index) => (each === wanted ? [index] : []));
  return indexes[nth - 1] ?? list.length;
}
