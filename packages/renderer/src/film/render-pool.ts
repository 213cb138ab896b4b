import { rm } from 'node:fs/promises';
import type { Soundtrack, SoundtrackRequest, SoundtrackSegment } from '../audio/index.ts';
import type { SceneTimeline } from '../timeline/film-timeline.ts';
import { RenderChild } from './render-child.ts';
import type { ChildWork, FinishedReport } from './render-child.ts';
import type { RenderedSegment, SegmentRequest } from './render-segment.ts';
import type { RenderOrder } from './segment-message.ts';

/** A 1080p scene takes 350 to 450 MB of any length; more than this is a fault. */
const ordinaryLimitBytes = 900e6;
/** A child that holds more than this after its work is not asked again. */
const lastingLimitBytes = 420e6;

export interface ChildRun extends ChildWork {
  /** Resident size above which the child gives up. */
  readonly memoryLimitBytes?: number;
  /** Threads the encoder may keep busy; 2 when left out. */
  readonly threads?: number;
}

/** A soundtrack in which the pen of those scenes is heard that come with their segments. */
export interface PooledSoundtrackRequest extends Omit<SoundtrackRequest, 'segments'> {
  readonly segments: readonly (Omit<SoundtrackSegment, 'penStrokes'> & { readonly scene?: SceneTimeline })[];
}

/**
 * Renders in processes of their own that are kept for the next piece of work, so that loading and warming up is paid for
 * once. Aborting kills the process, its memory is capped, and a crash in native code is an error here and nothing more.
 * As many processes run as there is work at a time: whoever must limit that waits before asking.
 */
export interface RenderPool {
  /** As `renderSegment`. @throws with the signal's reason, or with what went wrong in the child */
  renderSegment(request: SegmentRequest, run?: ChildRun): Promise<RenderedSegment>;
  /** As `mixSoundtrack`, which would keep this process from everything else for seconds. */
  mixSoundtrack(request: PooledSoundtrackRequest, run?: ChildWork): Promise<Soundtrack>;
  /** Ends the processes that wait for work; a working one ends when it is done. */
  close(): void;
}

export interface RenderPoolSettings {
  /** How long a process waits for more work before it is let go. It holds some 300 MB meanwhile. */
  readonly idleSeconds?: number;
}

export function createRenderPool({ idleSeconds = 15 }: RenderPoolSettings = {}): RenderPool {
  const crew = new Crew(idleSeconds * 1000);
  const work = async (order: RenderOrder, run: ChildWork): Promise<FinishedReport> => {
    run.signal?.throwIfAborted();
    const child = crew.take();
    try {
      const report = await child.work(order, run);
      crew.giveBack(child, report);
      return report;
    } catch (error) {
      await removeRemains(order.output);
      throw error;
    }
  };
  return {
    async renderSegment({ scene, look, profile, output }, run = {}) {
      const { memoryLimitBytes = ordinaryLimitBytes, threads = 2 } = run;
      const parts = { scene, look, profile, output };
      const report = await work({ kind: 'segment', ...parts, threads, memoryLimitBytes }, run);
      if (report.kind !== 'segment') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    async mixSoundtrack({ segments, framesPerSecond, music, output }, run = {}) {
      const parts = { segments: [...segments], framesPerSecond, music, output };
      const report = await work({ kind: 'soundtrack', ...parts }, run);
      if (report.kind !== 'soundtrack') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    close: () => {
      crew.close();
    },
  };
}

/** The processes that wait for work, each until its time is up. */
class Crew {
  readonly #idleMs: number;
  readonly #waiting = new Map<RenderChild, NodeJS.Timeout>();
  #isClosed = false;

  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  take(): RenderChild {
    for (const [child, timer] of this.#waiting) {
      clearTimeout(timer);
      this.#waiting.delete(child);
      if (child.isAlive) {
        return child;
      }
    }
    return new RenderChild();
  }

  giveBack(child: RenderChild, { residentBytes }: FinishedReport): void {
    if (this.#isClosed || residentBytes > lastingLimitBytes) {
      child.dismiss();
      return;
    }
    const leave = (): void => {
      this.#waiting.delete(child);
      child.dismiss();
    };
    this.#waiting.set(child, setTimeout(leave, this.#idleMs).unref());
  }

  close(): void {
    this.#isClosed = true;
    for (const [child, timer] of this.#waiting) {
      clearTimeout(timer);
      child.dismiss();
    }
    this.#waiting.clear();
  }
}

/** What a killed process leaves beside its output. */
async function removeRemains(output: string): Promise<void> {
  for (const remains of [`${output}.part`, `${output}.mix`]) {
    await rm(remains, { force: true });
  }
}

function wrongAnswer({ kind }: FinishedReport): Error {
  return new Error(`The rendering process answered another question, with a ${kind}.`);
}
