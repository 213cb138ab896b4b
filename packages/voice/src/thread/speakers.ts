import { Speaker } from './speaker.ts';
import type { Speaking } from './speaker.ts';
import type { SpeechJob, SpeechReply } from './speech-job.ts';

/** How long threads beside the first are kept without work: each holds some 80 MB. */
const idleMs = 5_000;

/** Several threads that speak. Each takes the next job when it has none; the first of them where several have none. */
export class Speakers implements Speaking {
  readonly #speakers: readonly Speaker[];
  readonly #busy = new Set<Speaker>();
  /** Those who wait for a thread, in their order. */
  readonly #waiting: (() => void)[] = [];
  #leaving: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** No thread is there before it is needed. */
  constructor(most: number) {
    this.#speakers = Array.from({ length: Math.max(1, most) }, () => new Speaker());
  }

  get isRunning(): boolean {
    return this.#speakers.some(({ isRunning }) => isRunning);
  }

  async speak(job: SpeechJob, signal: AbortSignal): Promise<SpeechReply> {
    const speaker = await this.#take(signal);
    clearTimeout(this.#leaving);
    try {
      return await speaker.speak(job, signal);
    } finally {
      this.#busy.delete(speaker);
      this.#waiting.shift()?.();
      this.#letGoLater();
    }
  }

  /** Stops the threads for good; whoever speaks or waits is told so. */
  async close(): Promise<void> {
    clearTimeout(this.#leaving);
    this.#isClosed = true;
    this.#waiting.splice(0).forEach((go) => {
      go();
    });
    await Promise.all(this.#speakers.map((speaker) => speaker.close()));
  }

  async #take(signal: AbortSignal): Promise<Speaker> {
    for (;;) {
      if (this.#isClosed) {
        throw new Error('The built-in voice was shut down.');
      }
      if (signal.aborted) {
        // Whose turn this was may be another's now.
        this.#waiting.shift()?.();
        throw signal.reason;
      }
      const free = this.#speakers.find((speaker) => !this.#busy.has(speaker));
      if (free !== undefined) {
        this.#busy.add(free);
        return free;
      }
      await this.#turn(signal);
    }
  }

  /** Settles when a thread has become free, or nobody wants it any more. */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(go);
    });
  }

  #letGoLater(): void {
    clearTimeout(this.#leaving);
    const [, ...others] = this.#speakers;
    const leave = async (): Promise<void> => {
      await Promise.all(
        others.filter((speaker) => !this.#busy.has(speaker)).map((speaker) => speaker.close()),
      );
    };
    this.#leaving = setTimeout(() => void leave(), idleMs).unref();
  }
}
