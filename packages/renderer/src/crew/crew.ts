import { rm } from 'node:fs/promises';
import { WorkChild } from './work-child.ts';
import type { ChildWork, WorkProgram, WorkReport } from './work-child.ts';

export interface CrewSettings {
  /** How long a process waits for more work before it is let go. */
  readonly idleMs: number;
  /** All work is done in one process, side by side. What fails or is aborted there takes the others with it. */
  readonly isOneProcess?: boolean;
  /** How far the processes stand behind this one where both want a processor; not at all when left out. */
  readonly niceness?: number;
  /** A process that holds more than this after its work is not asked again. */
  readonly lastingLimitBytes: number;
}

/** A report of work that is done tells what the process holds then. */
interface LastReport extends WorkReport {
  readonly residentBytes?: number;
}

/**
 * Processes of one program, kept for the next piece of work so that loading and warming up is paid for once. Aborting kills
 * the process, and a crash in native code is an error here and nothing more. As many processes run as there is work at a
 * time: whoever must limit that waits before asking.
 */
export class Crew<Wish extends object, Report extends LastReport> {
  readonly #program: WorkProgram<Wish, Report>;
  readonly #settings: CrewSettings;
  /** Each until its time is up. */
  readonly #waiting = new Map<WorkChild<Wish, Report>, NodeJS.Timeout>();
  /** Pieces of work in each process. */
  readonly #busy = new Map<WorkChild<Wish, Report>, number>();
  #isClosed = false;

  constructor(program: WorkProgram<Wish, Report>, settings: CrewSettings) {
    this.#program = program;
    this.#settings = settings;
  }

  /** @throws with the signal's reason, or with what went wrong in the process */
  async work(wish: Wish, run: ChildWork = {}): Promise<Report> {
    run.signal?.throwIfAborted();
    const child = this.#take();
    try {
      const report = await child.work(wish, run);
      this.#giveBack(child, report.residentBytes ?? 0);
      return report;
    } catch (error) {
      this.#giveBack(child, Number.POSITIVE_INFINITY);
      for (const remains of this.#program.remainsOf?.(wish) ?? []) {
        await rm(remains, { force: true });
      }
      throw error;
    }
  }

  /** Ends the processes that wait for work; a working one ends when it is done. */
  close(): void {
    this.#isClosed = true;
    for (const [child, timer] of this.#waiting) {
      clearTimeout(timer);
      child.dismiss();
    }
    this.#waiting.clear();
  }

  #take(): WorkChild<Wish, Report> {
    const { niceness = 0 } = this.#settings;
    const child = this.#companion() ?? this.#idle() ?? new WorkChild(this.#program, niceness);
    this.#busy.set(child, (this.#busy.get(child) ?? 0) + 1);
    return child;
  }

  #giveBack(child: WorkChild<Wish, Report>, residentBytes: number): void {
    const left = (this.#busy.get(child) ?? 1) - 1;
    if (left > 0) {
      this.#busy.set(child, left);
      return;
    }
    this.#busy.delete(child);
    if (this.#isClosed || residentBytes > this.#settings.lastingLimitBytes) {
      child.dismiss();
      return;
    }
    const leave = (): void => {
      this.#waiting.delete(child);
      child.dismiss();
    };
    this.#waiting.set(child, setTimeout(leave, this.#settings.idleMs).unref());
  }

  /** A process at work that takes more. */
  #companion(): WorkChild<Wish, Report> | undefined {
    return this.#settings.isOneProcess === true
      ? [...this.#busy.keys()].find(({ isAlive }) => isAlive)
      : undefined;
  }

  /** The one that worked last: those that are not needed any more wait undisturbed until they are let go. */
  #idle(): WorkChild<Wish, Report> | undefined {
    for (const [child, timer] of [...this.#waiting].toReversed()) {
      clearTimeout(timer);
      this.#waiting.delete(child);
      if (child.isAlive) {
        return child;
      }
    }
    return undefined;
  }
}
