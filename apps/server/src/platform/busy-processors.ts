/**
 * What keeps the processors busy in processes of its own. Whoever paints begins at once, as somebody waits for it; a segment
 * of a film begins when a processor is free of both, or nothing else of a film is rendered. Otherwise two paintings beside
 * two segments would hold twice the memory on two processors, and nothing would be done sooner.
 */
export class BusyProcessors {
  readonly #processors: number;
  #painting = 0;
  #rendering = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(processors: number) {
    this.#processors = processors;
  }

  async paint<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#painting += 1;
    try {
      return await work();
    } finally {
      this.#painting -= 1;
      this.#startNext();
    }
  }

  /** In the order in which they came. */
  async render<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting.length > 0 || !this.#hasRoom()) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#rendering += 1;
    }
    try {
      return await work();
    } finally {
      this.#rendering -= 1;
      this.#startNext();
    }
  }

  #hasRoom(): boolean {
    return this.#rendering === 0 || this.#painting + this.#rendering < this.#processors;
  }

  #startNext(): void {
    while (this.#hasRoom()) {
      const start = this.#waiting.shift();
      if (start === undefined) {
        return;
      }
      this.#rendering += 1;
      start();
    }
  }
}
