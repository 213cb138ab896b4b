import type { MixedSoundtrack, SoundtrackRequest, SoundtrackSegment } from '@kinora/sound/mix';
import type { Music, MusicRequest } from '@kinora/sound/music';
import type { SceneTimeline } from '../timeline/film-timeline.ts';
import { Crew } from '../crew/crew.ts';
import type { ChildWork } from '../crew/work-child.ts';
import { renderProgram } from './render-program.ts';
import type { RenderedSegment, SegmentRequest } from './render-segment.ts';
import type { RenderReport } from './segment-message.ts';

/** A 1080p scene, with the sound beside it, takes 350 to 450 MB of any length; more than this is a fault. */
const ordinaryLimitBytes = 900e6;
/** A child that holds more than this after its work is not asked again. */
const lastingLimitBytes = 480e6;

export interface ChildRun extends ChildWork {
  /** Resident size above which the child gives up. */
  readonly memoryLimitBytes?: number;
  /** Threads the encoder may keep busy; 2 when left out. */
  readonly threads?: number;
  /** On whose behalf; for whoever shares a pool out. */
  readonly person?: string | undefined;
}

/** A soundtrack in which pen and clips of those scenes are heard that come with their segments, or whose sounds do. */
export interface PooledSoundtrackRequest extends Omit<SoundtrackRequest, 'segments'> {
  readonly segments: readonly (SoundtrackSegment & {
    /** Looked through for what of its pen and its clips is heard, which `renderSegment` tells for nothing. */
    readonly scene?: SceneTimeline;
  })[];
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
  mixSoundtrack(request: PooledSoundtrackRequest, run?: ChildWork): Promise<MixedSoundtrack>;
  /** As `writeMusic`, in a process that does nothing else: what a sound font takes is held by no other. */
  writeMusic(request: MusicRequest, run?: ChildWork): Promise<Music>;
  /** Ends the processes that wait for work; a working one ends when it is done. */
  close(): void;
}

export interface RenderPoolSettings {
  /** How long a process waits for more work before it is let go. It holds some 100 MB meanwhile. */
  readonly idleSeconds?: number;
  /**
   * All work is done in one process, side by side: for the pieces of one film, which are wanted or given up together. What
   * fails or is aborted there takes the others with it.
   */
  readonly isOneProcess?: boolean;
  /** How far the processes stand behind this one where both want a processor; not at all when left out. */
  readonly niceness?: number;
}

export function createRenderPool({
  idleSeconds = 5,
  isOneProcess = false,
  niceness = 0,
}: RenderPoolSettings = {}): RenderPool {
  const shared = { niceness, lastingLimitBytes };
  const crew = new Crew(renderProgram, { ...shared, idleMs: idleSeconds * 1000, isOneProcess });
  // A film has one piece of music: its player leaves, and makes room for who mixes it beside the scenes.
  const players = new Crew(renderProgram, { ...shared, idleMs: 0 });
  return {
    async renderSegment({ scene, look, profile, output }, run = {}) {
      const { memoryLimitBytes = ordinaryLimitBytes, threads = 2 } = run;
      const parts = { scene, look, profile, output };
      const report = await crew.work({ kind: 'segment', ...parts, threads, memoryLimitBytes }, run);
      if (report.kind !== 'segment') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    async mixSoundtrack({ segments, framesPerSecond, music, standing = null, output }, run = {}) {
      const parts = { segments: [...segments], framesPerSecond, music, standing, output };
      const report = await crew.work({ kind: 'soundtrack', ...parts }, run);
      if (report.kind !== 'soundtrack') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    async writeMusic({ brief, cues, output }, run = {}) {
      const report = await players.work({ kind: 'music', brief, cues, output }, run);
      if (report.kind !== 'music') {
        throw wrongAnswer(report);
      }
      return report.made;
    },
    close: () => {
      crew.close();
      players.close();
    },
  };
}

function wrongAnswer({ kind }: RenderReport): Error {
  return new Error(`The rendering process answered another question, with a ${kind}.`);
}
