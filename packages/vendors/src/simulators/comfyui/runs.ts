import { randomUUID } from 'node:crypto';
import type { Prompt } from './check-prompt.ts';
import { countOf } from './scenes.ts';
import type { ComfyuiScene } from './scenes.ts';

/** A workflow that was taken. */
export interface TakenRun {
  readonly id: string;
  readonly number: number;
  readonly prompt: Prompt;
  readonly medium: 'picture' | 'clip';
  readonly scene: ComfyuiScene;
  /** How often the queue was asked for while it was there. */
  asked: number;
  /** Whether its scene has been played that spoils one answer. */
  isSpoilt: boolean;
  /** Nobody holds it at work any more. */
  isLetGo: boolean;
  /** What ended it from outside. */
  stopped: 'deleted' | 'interrupted' | null;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The queue and the history of ComfyUI (`PromptQueue` in its execution.py), which a restart forgets. */
export class ComfyuiRuns {
  /** What it knows; a restart forgets it. */
  readonly known = new Map<string, TakenRun>();
  /** What was ever taken, in order. */
  readonly all: TakenRun[] = [];
  /** How often each run was done: once, unless something is made twice under one id. */
  readonly done = new Map<string, number>();

  accept(wanted: Pick<TakenRun, 'prompt' | 'scene'>): TakenRun {
    const isClip = Object.values(wanted.prompt).some((node) => node.class_type === 'SaveVideo');
    const run: TakenRun = {
      ...wanted,
      id: randomUUID(),
      number: this.all.length,
      medium: isClip ? 'clip' : 'picture',
      asked: 0,
      isSpoilt: false,
      isLetGo: false,
      stopped: null,
    };
    this.all.push(run);
    this.known.set(run.id, run);
    this.done.set(run.id, (this.done.get(run.id) ?? 0) + 1);
    return run;
  }

  /** The same that was taken before, forgotten once, is not forgotten again. */
  hasForgotten(prompt: unknown): boolean {
    const same = JSON.stringify(prompt);
    return this.all.some((run) => run.scene.name === 'forget' && JSON.stringify(run.prompt) === same);
  }

  /** One more look at the queue: what stands in it is a look nearer to its end. */
  look(): readonly TakenRun[] {
    const open = [...this.known.values()].filter((run) => placeOf(run) !== 'ended');
    open.forEach((run) => (run.asked += 1));
    [...this.known.values()]
      .filter((run) => run.scene.name === 'forget' && run.asked > 0)
      .forEach((run) => this.known.delete(run.id));
    return open.filter((run) => placeOf(run) !== 'ended' && this.known.has(run.id));
  }

  delete(id: string): void {
    const run = this.known.get(id);
    if (run !== undefined && placeOf(run) === 'pending') {
      run.stopped = 'deleted';
      this.known.delete(id);
    }
  }

  /** Without an id it stops whatever runs. */
  interrupt(id: string | null): void {
    [...this.known.values()]
      .filter((run) => placeOf(run) === 'running' && (id === null || run.id === id))
      .forEach((run) => (run.stopped = 'interrupted'));
  }

  letGo(): void {
    this.known.forEach((run) => (run.isLetGo = true));
  }

  restart(): void {
    this.known.clear();
  }
}

/** Where a run is by now: looked at often enough, it has begun, and then ended. */
export function placeOf({ scene, asked, stopped, isLetGo }: TakenRun): 'pending' | 'running' | 'ended' {
  const waits = looksOf(scene, { endless: 'waiting', counted: 'queue' });
  const works = looksOf(scene, { endless: 'endless', counted: 'polls' });
  if (stopped !== null) {
    return 'ended';
  }
  if (waits > 0 && asked <= waits) {
    return 'pending';
  }
  const isAtWork = asked === 0 || asked <= waits + works || (scene.name === 'held' && !isLetGo);
  return isAtWork ? 'running' : 'ended';
}

function looksOf(
  scene: ComfyuiScene,
  { endless, counted }: Readonly<Record<'endless' | 'counted', ComfyuiScene['name']>>,
): number {
  if (scene.name === endless) {
    return NEVER;
  }
  return scene.name === counted ? countOf(scene, 1) : 0;
}
