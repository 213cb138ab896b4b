interface Waiter {
  readonly start: () => void;
}

/** Lets a limited number of pieces of heavy work run at once in this process; the others wait in the order they came. */
export class Slots {
  #waiting: Waiter[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Runs the work when a slot is free. @throws an error with the signal's reason as soon as it aborts while waiting */
  async use<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    await this.#take(signal);
    try {
      return await work();
    } finally {
      this.#giveBack();
    }
  }

  #take(signal: AbortSignal): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((each) => each !== waiter);
        reject(new Error('Aborted while waiting for a slot', { cause: signal.reason }));
      };
      const waiter: Waiter = {
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
    });
  }

  /** Hands the slot to who has waited longest. */
  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#free += 1;
    } else {
      next.start();
    }
  }
}
