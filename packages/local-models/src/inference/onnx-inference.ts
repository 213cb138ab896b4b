import { LocalModelError } from '../local-model-error.ts';
import { InferenceProcess } from './inference-process.ts';
import type { ProcessOptions } from './inference-process.ts';
import type { Tensors } from './tensor.ts';

/** One ONNX model in a process of its own: begun by the first run, gone after a while without one. */
export interface Inference {
  /**
   * Runs the model; runs of all callers take turns. An abort ends a run at once and the process with it, in the middle of
   * native code if need be: the next run loads the model anew.
   * @throws LocalModelError, or the signal's reason
   */
  run(feeds: Tensors, signal?: AbortSignal): Promise<Tensors>;
}

/** What a process is begun with, and what tells one installation from the next. */
export interface PreparedModel {
  readonly installation: string;
  readonly process: ProcessOptions;
}

interface InferenceOptions {
  readonly idleMs: number;
  /** Looks what is installed now. @throws LocalModelError */
  readonly find: () => Promise<string>;
  /** Checks the files for a new process. @throws LocalModelError */
  readonly prepare: () => Promise<PreparedModel>;
}

export class OnnxInference implements Inference {
  readonly #options: InferenceOptions;
  #process: { readonly installation: string; readonly child: InferenceProcess } | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(options: InferenceOptions) {
    this.#options = options;
  }

  /** The process's id; undefined while there is none. */
  get processId(): number | undefined {
    return this.#process?.child.id;
  }

  async run(feeds: Tensors, signal?: AbortSignal): Promise<Tensors> {
    signal?.throwIfAborted();
    this.#waiting += 1;
    const before = this.#turn;
    const made = before.then(() => this.#runNow(feeds, signal));
    this.#turn = made.catch(() => undefined);
    try {
      // Whoever only waits leaves at once; its turn passes by.
      return await (signal === undefined ? made : Promise.race([made, abortOf(signal, made)]));
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Ends the process; whoever waits is told so. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
    await this.#turn;
    await this.#end();
  }

  async #runNow(feeds: Tensors, signal: AbortSignal | undefined): Promise<Tensors> {
    signal?.throwIfAborted();
    if (this.#isClosed) {
      throw new LocalModelError('ended', 'The models of this machine were shut down.');
    }
    this.#stopIdle();
    const child = await this.#ready();
    const kill = (): void => {
      void child.end();
    };
    signal?.addEventListener('abort', kill, { once: true });
    try {
      child.keepParent(true);
      signal?.throwIfAborted();
      return await child.run(feeds);
    } catch (error) {
      // It did not load, died, or refused: the next run begins with a clean one.
      await this.#end();
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', kill);
      child.keepParent(false);
      this.#startIdle();
    }
  }

  async #ready(): Promise<InferenceProcess> {
    const installation = await this.#installation();
    if (this.#process?.installation === installation && this.#process.child.isAlive) {
      return this.#process.child;
    }
    await this.#end();
    const prepared = await this.#options.prepare();
    const child = new InferenceProcess(prepared.process);
    this.#process = { installation: prepared.installation, child };
    return child;
  }

  /** A model that is not installed any more is nobody's to run, and takes no memory. */
  async #installation(): Promise<string> {
    try {
      return await this.#options.find();
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  async #end(): Promise<void> {
    const ending = this.#process;
    this.#process = null;
    this.#stopIdle();
    await ending?.child.end();
  }

  #startIdle(): void {
    this.#stopIdle();
    if (this.#process !== null) {
      this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs);
      this.#idle.unref();
    }
  }

  #stopIdle(): void {
    if (this.#idle !== null) {
      clearTimeout(this.#idle);
      this.#idle = null;
    }
  }
}

/** Rejects with the signal's reason, unless what was waited for settles first. */
function abortOf(signal: AbortSignal, until: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => {
      reject(
        signal.reason instanceof Error ? signal.reason : new Error('Stopped.', { cause: signal.reason }),
      );
    };
    signal.addEventListener('abort', abort, { once: true });
    void until
      .catch(() => undefined)
      .then(() => {
        signal.removeEventListener('abort', abort);
      });
  });
}
