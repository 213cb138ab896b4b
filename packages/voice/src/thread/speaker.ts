import { Worker } from 'node:worker_threads';
import type { SpeechJob, SpeechReply } from './speech-job.ts';

/** Largest heap of the thread in megabytes; the engine's own memory is fixed and the text is spoken sentence by sentence. */
const heapMegabytes = 512;

interface WaitingJob {
  readonly job: SpeechJob;
  readonly signal: AbortSignal;
  readonly resolve: (reply: SpeechReply) => void;
  readonly reject: (reason: unknown) => void;
}

/** Whoever has jobs spoken. */
export type Speaking = Pick<Speaker, 'speak' | 'close' | 'isRunning'>;

/**
 * One thread that speaks, shared by all calls: they take turns. An abort stops the thread at once, in the middle of a
 * sentence if need be; the next job starts a new one, and so it does after a crash.
 */
export class Speaker {
  readonly #waiting: WaitingJob[] = [];
  #active: WaitingJob | null = null;
  #thread: Worker | null = null;

  /** Settles with the thread's answer. @throws the signal's reason when aborted, an Error when the thread died. */
  speak(job: SpeechJob, signal: AbortSignal): Promise<SpeechReply> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const waiting: WaitingJob = { job, signal, resolve, reject };
      signal.addEventListener('abort', () => void this.#abort(waiting), { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  /** Stops the thread; whoever waits is told so. */
  async close(): Promise<void> {
    const error = new Error('The built-in voice was shut down.');
    for (const { reject } of this.#waiting.splice(0)) {
      reject(error);
    }
    await this.#stop();
    this.#settle(({ reject }) => {
      reject(error);
    });
  }

  /** Whether a thread is there; it is started by the first job. */
  get isRunning(): boolean {
    return this.#thread !== null;
  }

  #next(): void {
    if (this.#active !== null) {
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) {
      // An idle voice does not keep the process alive.
      this.#thread?.unref();
      return;
    }
    this.#active = next;
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#thread.postMessage(next.job);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./speech-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    thread.on('message', (reply: SpeechReply) => {
      this.#settle(({ resolve }) => {
        resolve(reply);
      });
    });
    const onEnd = (cause: unknown): void => {
      this.#ended(thread, cause);
    };
    thread.on('error', onEnd);
    thread.on('exit', onEnd);
    return thread;
  }

  /** A thread that ended by itself takes its job with it; the others go on with a new thread. */
  #ended(thread: Worker, cause: unknown): void {
    if (this.#thread !== thread) {
      return;
    }
    this.#thread = null;
    this.#settle(({ reject }) => {
      reject(new Error('The built-in voice stopped unexpectedly.', { cause }));
    });
  }

  async #abort(aborted: WaitingJob): Promise<void> {
    const index = this.#waiting.indexOf(aborted);
    if (index !== -1) {
      this.#waiting.splice(index, 1);
      aborted.reject(aborted.signal.reason);
    }
    if (this.#active === aborted) {
      await this.#stop();
      this.#settle(({ reject }) => {
        reject(aborted.signal.reason);
      });
    }
  }

  async #stop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }

  #settle(settle: (job: WaitingJob) => void): void {
    const active = this.#active;
    this.#active = null;
    if (active !== null) {
      settle(active);
    }
    this.#next();
  }
}
