import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { frugalAllocators } from './frugal-allocators.ts';

/** The system's lowest. */
const LOWEST_PRIORITY = 19;
/**
 * Frames and packets that the library holds, all of them given back by hand, make the collector look through the heap in small
 * steps twice a second without finding anything: a sixth of the processor time of a clip's scene. It collects when there is
 * no room instead, and when a piece of work is done. What is young has less room: 50 MB less for a film of clips.
 */
const collection = ['--no-incremental-marking', '--max-semi-space-size=4'];

/** What a program tells of one piece of work. */
export interface WorkReport {
  /** Which piece of work it is about. */
  readonly id: number;
  readonly kind: string;
}

/** A program that takes orders over its channel, and what is to be known of how it answers. */
export interface WorkProgram<Wish extends object, Report extends WorkReport> {
  readonly file: URL;
  readonly heapMegabytes: number;
  /** Reads what the program says. @throws for anything else */
  read(message: unknown): Report;
  /** The part that is done, where a report says nothing else. */
  progressOf(report: Report): number | null;
  /** What went wrong, where a report says so. */
  failureOf(report: Report): Error | null;
  /** Paths of what a piece of work leaves behind when it is cut off; none when left out. */
  remainsOf?(wish: Wish): readonly string[];
}

export interface ChildWork {
  /** Kills the child. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * A process that makes what it is told, one thing after the other or side by side. After a failure, an abort or a crash of
 * any of it the process is gone.
 */
export class WorkChild<Wish extends object, Report extends WorkReport> {
  readonly #program: WorkProgram<Wish, Report>;
  readonly #process: ChildProcess;
  #complaint = '';
  #orders = 0;
  #underWay = 0;
  /** What ends this process: what goes on beside it ends for the same reason. */
  #failure: Error | null = null;

  /** @param niceness how far it stands behind this process where both want a processor */
  constructor(program: WorkProgram<Wish, Report>, niceness: number) {
    this.#program = program;
    this.#process = fork(program.file, {
      execArgv: [`--max-old-space-size=${program.heapMegabytes}`, ...collection],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // oxlint-disable-next-line kinora/settings -- handed on as it is: nothing of it is read
      env: { ...process.env, ...frugalAllocators },
    });
    if (this.#process.pid !== undefined && niceness > 0) {
      setPriority(this.#process.pid, Math.min(LOWEST_PRIORITY, getPriority() + niceness));
    }
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString('utf8')).slice(-2000);
    });
  }

  get isAlive(): boolean {
    return this.#process.connected && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** @throws with the signal's reason, or with what went wrong in the child; the child has ended then */
  async work(wish: Wish, { signal, onProgress }: ChildWork): Promise<Report> {
    signal?.throwIfAborted();
    const kill = (): void => {
      this.#process.kill('SIGKILL');
    };
    this.#underWay += 1;
    this.#keepParent();
    signal?.addEventListener('abort', kill, { once: true });
    try {
      return await this.#answer(wish, onProgress);
    } catch (error) {
      await this.#end();
      throw signal?.aborted === true ? reasonOf(signal, error) : error;
    } finally {
      signal?.removeEventListener('abort', kill);
      this.#underWay -= 1;
      this.#keepParent();
    }
  }

  /** Lets it go: it ends by itself. */
  dismiss(): void {
    if (this.#process.connected) {
      this.#process.disconnect();
    }
  }

  #answer(wish: Wish, onProgress: ChildWork['onProgress']): Promise<Report> {
    const [child, program] = [this.#process, this.#program];
    const id = this.#orders++;
    return new Promise<Report>((resolve, reject) => {
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
        const report = program.read(message);
        if (report.id !== id) {
          return;
        }
        const [done, failure] = [program.progressOf(report), program.failureOf(report)];
        if (done !== null) {
          onProgress?.(done);
        } else if (failure !== null) {
          this.#failure ??= failure;
          fail(this.#failure);
        } else {
          settle(() => {
            resolve(report);
          });
        }
      };
      const closed = (code: number | null, signal: string | null): void => {
        const how = signal ?? code ?? 'no exit code';
        const ended = new Error(`The working process ended (${how}). ${this.#complaint.trim()}`.trim());
        fail(this.#failure ?? ended);
      };
      child.on('message', hear).on('error', fail).on('close', closed);
      child.send({ ...wish, id });
    });
  }

  async #end(): Promise<void> {
    const child = this.#process;
    if (child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await closed;
  }

  /** A child that waits for work keeps nobody from ending; one that works does. */
  #keepParent(): void {
    const change = this.#underWay > 0 ? 'ref' : 'unref';
    this.#process[change]();
    this.#process.channel?.[change]();
    if (this.#process.stderr instanceof Socket) {
      this.#process.stderr[change]();
    }
  }
}

function reasonOf(signal: AbortSignal, cause: unknown): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('The work was stopped.', { cause });
}
