/** Holds callers until it is opened; an aborted caller is let go with its reason. */
export class Gate {
  #open: (() => void) | undefined;
  readonly #opened = new Promise<void>((resolve) => {
    this.#open = resolve;
  });
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  open(): void {
    this.#open?.();
  }

  async pass(signal: AbortSignal): Promise<void> {
    this.#waiting += 1;
    try {
      await Promise.race([this.#opened, aborted(signal)]);
    } finally {
      this.#waiting -= 1;
    }
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = (): void => reject(new Error('aborted', { cause: signal.reason }));
    if (signal.aborted) {
      end();
    }
    signal.addEventListener('abort', end, { once: true });
  });
}
