import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalModelError } from '../local-model-error.ts';
import { InferenceReportSchema } from './inference-message.ts';
import type { InferenceOrder, InferenceReport, LoadOrder } from './inference-message.ts';
import type { Tensors } from './tensor.ts';

/** What the process keeps in JavaScript: tensors on their way. The model lies in native memory. */
const heapMegabytes = 512;
const memoryCheckIntervalMs = 100;
const childFile = new URL('./inference-child.ts', import.meta.url);
const packageFolder = resolve(import.meta.dirname, '../..');

export interface ProcessOptions extends Omit<LoadOrder, 'kind'> {
  /** What the user calls the model. */
  readonly title: string;
  /** Resident size above which the process is killed; looked at where the system tells it in /proc. */
  readonly memoryLimitBytes: number;
}

/**
 * A process with one model loaded, which runs one thing at a time. It has none of our variables, and its JavaScript reads
 * the runtime, the model and its own code alone, writes nothing and begins no process; native code is not held by that.
 */
export class InferenceProcess {
  readonly #child: ChildProcess;
  readonly #options: ProcessOptions;
  readonly #loaded: Promise<void>;
  readonly #watch: NodeJS.Timeout;
  #complaint = '';
  #isTooLarge = false;

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#child = fork(childFile, {
      env: {},
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...permissions(options)],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString('utf8')).slice(-1000);
    });
    this.#watch = setInterval(() => {
      this.#checkMemory();
    }, memoryCheckIntervalMs);
    this.#child.once('close', () => {
      clearInterval(this.#watch);
    });
    const { runtime, model, threads } = options;
    this.#loaded = this.#ask({ kind: 'load', runtime, model, threads }).then(() => undefined);
    // Told to whoever runs something first.
    this.#loaded.catch(() => undefined);
  }

  /** The system knows of its end before we are told. */
  get isAlive(): boolean {
    const child = this.#child;
    return child.connected && child.exitCode === null && child.signalCode === null && !hasEnded(child.pid);
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  /** @throws LocalModelError */
  async run(feeds: Tensors): Promise<Tensors> {
    await this.#loaded;
    const answer = await this.#ask({ kind: 'run', feeds });
    return answer.kind === 'done' ? answer.results : {};
  }

  /** Settles when the process is gone, whatever it was doing. */
  async end(): Promise<void> {
    const child = this.#child;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const closed = new Promise((resolveClosed) => child.once('close', resolveClosed));
    // Whoever waits for its end stays until then.
    this.keepParent(true);
    child.kill('SIGKILL');
    await closed;
  }

  /** One that waits for work keeps nobody from ending; one that works does. */
  keepParent(isWorking: boolean): void {
    const change = isWorking ? 'ref' : 'unref';
    this.#child[change]();
    this.#child.channel?.[change]();
    this.#watch[change]();
    if (this.#child.stderr instanceof Socket) {
      this.#child.stderr[change]();
    }
  }

  #ask(order: InferenceOrder): Promise<InferenceReport> {
    const child = this.#child;
    return new Promise((resolveAnswer, reject) => {
      const settle = (end: () => void): void => {
        child.off('message', hear).off('error', fail).off('close', closed);
        end();
      };
      const fail = (error: Error): void => {
        settle(() => {
          reject(error);
        });
      };
      const hear = (message: unknown): void => {
        const answer = InferenceReportSchema.parse(message);
        if (answer.kind === 'refused') {
          fail(this.#refusal(answer.message));
        } else {
          settle(() => {
            resolveAnswer(answer);
          });
        }
      };
      const closed = (code: number | null, signal: string | null): void => {
        fail(this.#ending(signal ?? String(code)));
      };
      if (!this.isAlive) {
        reject(this.#ending('gone'));
        return;
      }
      child.on('message', hear).on('error', fail).on('close', closed);
      child.send(order);
    });
  }

  #refusal(message: string): LocalModelError {
    return new LocalModelError('refused', `${this.#options.title} could not be run: ${message}`);
  }

  #ending(how: string): LocalModelError {
    const { title, memoryLimitBytes } = this.#options;
    const cause = new Error(`The process ended (${how}). ${this.#complaint.trim()}`.trim());
    const sentence = this.#isTooLarge
      ? `${title} needed more than ${Math.round(memoryLimitBytes / 1e6)} MB of memory and was stopped.`
      : `${title} stopped unexpectedly.`;
    return new LocalModelError('ended', sentence, { cause });
  }

  #checkMemory(): void {
    if (residentBytes(this.#child.pid) > this.#options.memoryLimitBytes) {
      this.#isTooLarge = true;
      this.#child.kill('SIGKILL');
    }
  }
}

function permissions({ runtime, model }: ProcessOptions): readonly string[] {
  const code = [
    join(packageFolder, 'src'),
    join(packageFolder, 'package.json'),
    dirname(fileURLToPath(childFile)),
  ];
  const readable = [...code, runtime, model];
  return [
    '--permission',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ];
}

/**
 * Of a child that nobody has been told of: dead, or on its way there with its memory given back, but still in the list of
 * processes. False where the system does not tell it.
 */
function hasEnded(pid: number | undefined): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^State:\s+[ZX]/mu.test(status) || !/^VmSize:/mu.test(status);
  } catch {
    return false;
  }
}

/** 0 where the system does not tell it. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // It has ended between two looks, or this is no Linux.
    return 0;
  }
}
