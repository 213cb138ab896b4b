/** Submits of this process that are under way, from before their first byte until their answer is stored. */
export interface OpenSubmits {
  count(): number;
  during<Result>(submit: () => Promise<Result>): Promise<Result>;
  /** Settles when none is under way any more. A process that ends before that loses what they bought. */
  ended(): Promise<void>;
}

export function openSubmits(): OpenSubmits {
  const running = new Set<Promise<unknown>>();
  return {
    count: () => running.size,
    async during(submit) {
      const run = submit();
      running.add(run);
      try {
        return await run;
      } finally {
        running.delete(run);
      }
    },
    async ended() {
      while (running.size > 0) {
        await Promise.allSettled(running);
      }
    },
  };
}
