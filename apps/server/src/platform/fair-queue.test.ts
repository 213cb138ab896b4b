import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gate } from '../testing/gate.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';
import type { QueueLimits } from './fair-queue.ts';

const { signal } = new AbortController();
const ann = { person: 'ann', signal };
const bob = { person: 'bob', signal };
const eve = { person: 'eve', signal };

/** Work of a queue that lasts until it is told to end. */
function heldWork(queue: FairQueue) {
  const started: string[] = [];
  const gates: Gate[] = [];
  const bring = (turn: typeof ann, name: string): Promise<void> =>
    queue.run(turn, async () => {
      started.push(name);
      const gate = new Gate();
      gates.push(gate);
      await gate.pass(signal);
    });
  const endNext = async (): Promise<void> => {
    gates.shift()?.open();
    await setImmediate();
  };
  return { started, gates, bring, endNext };
}

describe('a fair queue', () => {
  it('runs as many as it may and the others of a person in their order', async () => {
    const queue = new FairQueue({ running: 2 });
    const { started, bring, endNext } = heldWork(queue);
    const all = ['1', '2', '3', '4'].map((name) => bring(ann, name));
    await setImmediate();
    expect(started).toEqual(['1', '2']);
    for (let ended = 0; ended < all.length; ended += 1) {
      await endNext();
    }
    await Promise.all(all);
    expect(started).toEqual(['1', '2', '3', '4']);
  });

  it('takes turns between persons, however much one of them has brought', async () => {
    const { started, bring, endNext } = heldWork(new FairQueue({ running: 1 }, () => 0));
    const all = ['e1', 'e2', 'e3', 'e4'].map((name) => bring(eve, name));
    all.push(bring(ann, 'a1'), bring(bob, 'b1'), bring(ann, 'a2'));
    for (let ended = 0; ended < all.length; ended += 1) {
      await endNext();
    }
    await Promise.all(all);
    expect(started).toEqual(['e1', 'a1', 'b1', 'e2', 'a2', 'e3', 'e4']);
  });

  it('shares time, not turns: who brings what takes long waits longer for the next', async () => {
    let nowMs = 0;
    const { started, bring, endNext } = heldWork(new FairQueue({ running: 1 }, () => nowMs));
    const all = ['e1', 'e2', 'e3'].map((name) => bring(eve, name));
    all.push(...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => bring(ann, name)));
    await setImmediate();
    for (let ended = 0; ended < all.length; ended += 1) {
      nowMs += started.at(-1)?.startsWith('e') === true ? 3000 : 1000;
      await endNext();
    }
    await Promise.all(all);
    expect(started).toEqual(['e1', 'a1', 'a2', 'e2', 'a3', 'a4', 'e3', 'a5']);
  });

  it('owes nobody for the time that they did not wait', async () => {
    let nowMs = 0;
    const { started, bring, endNext } = heldWork(new FairQueue({ running: 1 }, () => nowMs));
    const early = [bring(ann, 'a1'), bring(eve, 'e1'), bring(eve, 'e2')];
    for (let ended = 0; ended < early.length; ended += 1) {
      nowMs += 10_000;
      await endNext();
    }
    const late = ['e3', 'e4'].map((name) => bring(eve, name));
    late.push(...['a2', 'a3'].map((name) => bring(ann, name)));
    for (let ended = 0; ended < late.length; ended += 1) {
      nowMs += 10_000;
      await endNext();
    }
    await Promise.all([...early, ...late]);
    expect(started.slice(0, 3)).toEqual(['a1', 'e1', 'e2']);
    expect(started.slice(3)).toEqual(['e3', 'a2', 'e4', 'a3']);
  });

  it('keeps a place for others when a person may not fill it alone', async () => {
    const { started, bring, endNext } = heldWork(new FairQueue({ running: 2, runningEach: 1 }));
    const all = [bring(eve, 'e1'), bring(eve, 'e2'), bring(ann, 'a1')];
    await setImmediate();
    expect(started).toEqual(['e1', 'a1']);
    await endNext();
    await endNext();
    await endNext();
    await Promise.all(all);
    expect(started).toEqual(['e1', 'a1', 'e2']);
  });

  it('turns away who brings too much, and in a full queue the last of the longest share', async () => {
    const queue = new FairQueue({ running: 1, waiting: 3, waitingEach: 3 });
    const { bring, endNext, gates } = heldWork(queue);
    const running = bring(eve, 'e1');
    const waiting = [bring(eve, 'e2'), bring(eve, 'e3')];
    const displaced = bring(eve, 'e4');
    await expect(bring(eve, 'e5')).rejects.toMatchObject({ isOwnFault: true });
    const newcomer = bring(ann, 'a1');
    await expect(displaced).rejects.toBeInstanceOf(QueueFull);
    const other = bring(bob, 'b1');
    await expect(waiting.pop()).rejects.toBeInstanceOf(QueueFull);
    await expect(bring({ person: 'dan', signal }, 'd1')).rejects.toMatchObject({ isOwnFault: false });
    for (let ended = 0; ended < 4; ended += 1) {
      await endNext();
    }
    await Promise.all([running, ...waiting, newcomer, other]);
    expect(gates).toEqual([]);
  });

  it('gives the place on when work fails', async () => {
    const queue = new FairQueue({ running: 1 });
    const failing = queue.run(ann, () => Promise.reject(new Error('no')));
    const last = queue.run(ann, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(last).resolves.toBe('done');
  });

  it('lets go at once of whoever is aborted while waiting', async () => {
    const queue = new FairQueue({ running: 1 });
    const { bring, endNext } = heldWork(queue);
    const controller = new AbortController();
    const aborting = { person: 'ann', signal: controller.signal };
    const first = bring(ann, 'first');
    const aborted = queue.run(aborting, () => Promise.resolve('never'));
    const last = queue.run(ann, () => Promise.resolve('done'));
    controller.abort('cancelled');
    await expect(aborted).rejects.toMatchObject({ cause: 'cancelled' });
    await endNext();
    await first;
    await expect(last).resolves.toBe('done');
    await expect(queue.run(aborting, () => Promise.resolve('never'))).rejects.toBe('cancelled');
  });
});

interface Work {
  readonly person: string;
  /** Of the same person and before it, when it came. */
  readonly ahead: number;
  /** Starts before it came. */
  readonly startsBefore: number;
  state: 'waiting' | 'running' | 'ended' | 'turned away';
  end: () => void;
}

/** Plays arrivals (`0` to `3`: the person) and ends, and checks after each what must always hold. */
class Play {
  readonly #queue: FairQueue;
  readonly #limits: QueueLimits;
  readonly works: Work[] = [];
  /** Whose work started, and who had as much running as they may just then. */
  readonly #starts: { readonly person: string; readonly capped: ReadonlySet<string> }[] = [];
  readonly #running: Promise<void>[] = [];

  constructor(limits: QueueLimits) {
    this.#limits = limits;
    this.#queue = new FairQueue(limits, () => 0);
  }

  bring(person: string): void {
    const work: Work = {
      person,
      ahead: this.#count('waiting', person),
      startsBefore: this.#starts.length,
      state: 'waiting',
      end: () => undefined,
    };
    this.works.push(work);
    const run = this.#queue.run({ person, signal }, async () => {
      this.#expectFair(work);
      this.#starts.push({ person, capped: this.#capped() });
      work.state = 'running';
      await new Promise<void>((resolve) => {
        work.end = resolve;
      });
      work.state = 'ended';
    });
    this.#running.push(
      run.catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFull);
        work.state = 'turned away';
      }),
    );
  }

  endOne(): void {
    this.works.find(({ state }) => state === 'running')?.end();
  }

  async settle(): Promise<void> {
    await setImmediate();
    const { running, runningEach = Infinity, waiting = Infinity, waitingEach = Infinity } = this.#limits;
    expect(this.#count('running')).toBeLessThanOrEqual(running);
    expect(this.#count('waiting')).toBeLessThanOrEqual(waiting);
    for (const person of this.#persons()) {
      expect(this.#count('running', person)).toBeLessThanOrEqual(runningEach);
      expect(this.#count('waiting', person)).toBeLessThanOrEqual(waitingEach);
      if (this.#count('running') < running && this.#count('running', person) < runningEach) {
        expect(this.#count('waiting', person)).toBe(0);
      }
    }
  }

  async endAll(): Promise<void> {
    while (this.works.some(({ state }) => state === 'running')) {
      this.endOne();
      await this.settle();
    }
    await Promise.all(this.#running);
    expect(this.#count('waiting')).toBe(0);
  }

  /** While it waited and its person could have run, nobody else began more than its place in its own share. */
  #expectFair(work: Work): void {
    const others = this.#starts
      .slice(work.startsBefore)
      .filter(({ person, capped }) => person !== work.person && !capped.has(work.person));
    for (const person of this.#persons()) {
      expect(others.filter((start) => start.person === person).length).toBeLessThanOrEqual(work.ahead + 1);
    }
  }

  #capped(): Set<string> {
    const { runningEach = Infinity } = this.#limits;
    return new Set([...this.#persons()].filter((person) => this.#count('running', person) >= runningEach));
  }

  #persons(): Set<string> {
    return new Set(this.works.map(({ person }) => person));
  }

  #count(state: Work['state'], person?: string): number {
    return this.works.filter(
      (work) => work.state === state && (person === undefined || work.person === person),
    ).length;
  }
}

describe('whatever comes and ends in whatever order', () => {
  const upTo = (most: number) => fc.option(fc.integer({ min: 1, max: most }), { nil: Infinity });
  const limits = fc.record({
    running: fc.integer({ min: 1, max: 3 }),
    runningEach: upTo(2),
    waiting: upTo(8),
    waitingEach: upTo(5),
  });
  // Person 0 brings most of it.
  const event = fc.constantFrom('0', '0', '0', '0', '1', '2', '3', 'end', 'end', 'end');

  it('nobody waits for more than one turn of each other person, and no place stays empty (property)', async () => {
    await fc.assert(
      fc.asyncProperty(limits, fc.array(event, { maxLength: 40 }), async (drawn, events) => {
        const play = new Play(drawn);
        for (const each of events) {
          if (each === 'end') {
            play.endOne();
          } else {
            play.bring(each);
          }
          await play.settle();
        }
        await play.endAll();
      }),
      { numRuns: 300 },
    );
  });

  it('a newcomer is never turned away while somebody else has two more waiting (property)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 6 }),
        fc.array(event, { maxLength: 40 }),
        async (waiting, events) => {
          const play = new Play({ running: 1, waiting });
          for (const each of events) {
            const before = play.works.filter(({ state }) => state === 'waiting').map(({ person }) => person);
            const longest = Math.max(
              0,
              ...before.map((one) => before.filter((other) => other === one).length),
            );
            const own = before.filter((person) => person === each).length;
            if (each === 'end') {
              play.endOne();
            } else {
              play.bring(each);
            }
            await play.settle();
            if (each !== 'end' && longest > own + 1) {
              expect(play.works.at(-1)?.state).not.toBe('turned away');
            }
          }
          await play.endAll();
        },
      ),
      { numRuns: 300 },
    );
  });
});
