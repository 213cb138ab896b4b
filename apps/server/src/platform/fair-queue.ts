/** How much runs and waits at once in this process, altogether and for one person; without a number, any. */
export interface QueueLimits {
  readonly running: number;
  readonly runningEach?: number;
  readonly waiting?: number;
  readonly waitingEach?: number;
}

/** Whose work it is, and what ends it. */
export interface Turn {
  readonly person: string;
  readonly signal: AbortSignal;
}

/** There is no room to wait. `isOwnFault`: the person's own work fills their share. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly isOwnFault: boolean;

  constructor(isOwnFault: boolean) {
    super('Too much waits in this queue');
    this.isOwnFault = isOwnFault;
  }
}

interface Waiter {
  readonly start: () => void;
  readonly turnAway: (error: Error) => void;
}

interface Share {
  running: number;
  waiting: Waiter[];
}

/** What any piece of work counts beside its seconds: short ones take turns by number. */
const TURN = 1;
/** Seconds are counted in steps, so that what takes about as long counts as much. */
const STEP_SECONDS = 0.5;

/**
 * Lets a limited number of pieces of heavy work run at once. Of those who wait, whoever has used the least time is next, so
 * that nobody waits longer because somebody else has brought a lot, or what takes long; whoever comes anew begins level with
 * those who are there (start-time fair queueing; P. Goyal, H. Vin and H. Cheng, 1996). In a full queue the longest share
 * makes room for shorter ones.
 */
export class FairQueue {
  /** In the order of their turns: who was served goes to the end. */
  readonly #shares = new Map<string, Share>();
  /** How far each has come: what they used since they were last level with the others. */
  readonly #used = new Map<string, number>();
  /** How far whoever began last had come before. */
  #level = 0;
  readonly #nowMs: () => number;
  readonly #limits: Required<QueueLimits>;
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits, nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#limits = { runningEach: Infinity, waiting: Infinity, waitingEach: Infinity, ...limits };
  }

  /**
   * Runs the work when it is its turn.
   * @throws QueueFull at once, or later when others need the room more
   * @throws an error with the signal's reason as soon as it aborts while waiting
   */
  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    turn.signal.throwIfAborted();
    const share = this.#shares.get(turn.person) ?? { running: 0, waiting: [] };
    if (share.waiting.length === 0) {
      this.#used.set(turn.person, Math.max(this.#usedBy(turn.person), this.#level));
    }
    if (this.#mayRun(share)) {
      this.#begin(turn.person, share);
    } else {
      await this.#wait(turn, share);
    }
    const startedMs = this.#nowMs();
    try {
      return await work();
    } finally {
      const steps = Math.floor((this.#nowMs() - startedMs) / 1000 / STEP_SECONDS);
      this.#used.set(turn.person, this.#usedBy(turn.person) + steps * STEP_SECONDS);
      this.#running -= 1;
      share.running -= 1;
      this.#forgetIdle(turn.person, share);
      this.#startNext();
    }
  }

  /** Pieces of work that run or wait. */
  get underWay(): number {
    return this.#running + this.#waiting;
  }

  #mayRun(share: Share): boolean {
    return this.#running < this.#limits.running && share.running < this.#limits.runningEach;
  }

  #begin(person: string, share: Share): void {
    this.#running += 1;
    share.running += 1;
    this.#shares.delete(person);
    this.#shares.set(person, share);
    this.#level = Math.max(this.#level, this.#usedBy(person));
    this.#used.set(person, this.#usedBy(person) + TURN);
  }

  #wait({ person, signal }: Turn, share: Share): Promise<void> {
    this.#makeRoom(share);
    if (!this.#shares.has(person)) {
      this.#shares.set(person, share);
    }
    return new Promise((resolve, reject) => {
      const leave = (error: Error): void => {
        signal.removeEventListener('abort', abort);
        share.waiting = share.waiting.filter((each) => each !== waiter);
        this.#waiting -= 1;
        this.#forgetIdle(person, share);
        reject(error);
      };
      const abort = (): void => {
        leave(new Error('Aborted while waiting for a turn', { cause: signal.reason }));
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener('abort', abort);
          resolve();
        },
        turnAway: leave,
      };
      signal.addEventListener('abort', abort, { once: true });
      share.waiting.push(waiter);
      this.#waiting += 1;
    });
  }

  /** The last of the longest share goes when the newcomer's is shorter even with them. @throws QueueFull */
  #makeRoom(share: Share): void {
    const { waiting, waitingEach } = this.#limits;
    if (share.waiting.length >= waitingEach) {
      throw new QueueFull(true);
    }
    if (this.#waiting < waiting) {
      return;
    }
    const longest = [...this.#shares.values()].reduce(
      (first, second) => (second.waiting.length > first.waiting.length ? second : first),
      share,
    );
    const last = longest.waiting.at(-1);
    if (last === undefined || longest.waiting.length <= share.waiting.length + 1) {
      throw new QueueFull(false);
    }
    last.turnAway(new QueueFull(true));
  }

  #startNext(): void {
    const ready = [...this.#shares].filter(([, share]) => share.waiting.length > 0 && this.#mayRun(share));
    const least = Math.min(...ready.map(([person]) => this.#usedBy(person)));
    const [person, share] = ready.find(([each]) => this.#usedBy(each) === least) ?? [];
    const next = share?.waiting.shift();
    if (person === undefined || share === undefined || next === undefined) {
      return;
    }
    this.#waiting -= 1;
    this.#begin(person, share);
    next.start();
  }

  #usedBy(person: string): number {
    return this.#used.get(person) ?? 0;
  }

  #forgetIdle(person: string, share: Share): void {
    if (share.running === 0 && share.waiting.length === 0) {
      this.#shares.delete(person);
    }
    // Whoever would begin level with the others needs no memory.
    for (const [each, used] of this.#used) {
      if (!this.#shares.has(each) && used <= this.#level) {
        this.#used.delete(each);
      }
    }
  }
}
