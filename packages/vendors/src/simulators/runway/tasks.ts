import { randomUUID } from 'node:crypto';
import { json, malformed, outage } from '../fal/wire.ts';
import type { Answer } from '../fal/wire.ts';
import { creditsOf } from './inputs.ts';
import { countOf } from './scenes.ts';
import type { RunwayScene } from './scenes.ts';

/** A task that was taken. */
export interface TakenTask {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly scene: RunwayScene;
  /** How often its state was asked for. */
  asked: number;
  isCancelled: boolean;
}

/** What the simulator does with a question where a scene wants no answer at all. */
export type Silence = 'hang';

export const unknownTask = json(404, { error: 'The task was not found.' });

/** Runway's tasks: taken, asked about, told to stop or destroyed. */
export class RunwayTasks {
  readonly tasks = new Map<string, TakenTask>();
  /** How often each task is charged: once, unless somebody sent it twice. */
  readonly charges = new Map<string, number>();
  /** Finished ones that somebody destroyed, which nobody should have. */
  readonly destroyed: string[] = [];
  /** Makes a result's address anew at every question. */
  readonly #addressOf: (task: TakenTask) => string;

  constructor(addressOf: (task: TakenTask) => string) {
    this.#addressOf = addressOf;
  }

  accept(wanted: Pick<TakenTask, 'body' | 'scene'>): TakenTask {
    const task = { ...wanted, id: randomUUID(), asked: 0, isCancelled: false };
    this.tasks.set(task.id, task);
    this.charges.set(task.id, (this.charges.get(task.id) ?? 0) + 1);
    return task;
  }

  accepted({ id, body, scene }: TakenTask): Answer {
    const estimatedCost = scene.name === 'uncosted' ? {} : { estimatedCost: { credits: creditsOf(body) } };
    return json(200, { id, ...estimatedCost });
  }

  state(task: TakenTask): Answer | Silence {
    task.asked += 1;
    const { scene, asked } = task;
    const isFirst = asked <= countOf(scene, 1);
    switch (scene.name) {
      case 'status-html':
        return isFirst ? outage : this.#news(task);
      case 'status-malformed':
        return isFirst ? malformed : this.#news(task);
      case 'status-hang':
        return isFirst ? 'hang' : this.#news(task);
      case 'status-status':
        return asked === 1 ? json(countOf(scene, 500), { error: 'No.' }) : this.#news(task);
      case 'status-cut':
        return { ...this.#news(task), ...(asked === 1 ? { cutAt: countOf(scene, 40) } : {}) };
      case 'state':
        return asked === 1 ? this.#answer(task, { status: scene.argument }) : this.#news(task);
      case 'again-html':
        return asked === 2 ? outage : this.#news(task);
      case 'again-status':
        return asked === 2 ? json(countOf(scene, 500), { error: 'No.' }) : this.#news(task);
      default:
        return this.#news(task);
    }
  }

  /** Of live tasks an order to stop; finished ones are gone for ever. */
  remove(task: TakenTask): Answer {
    if (isOver(task)) {
      this.destroyed.push(task.id);
      this.tasks.delete(task.id);
    } else {
      task.isCancelled = true;
    }
    return { status: 204, body: '' };
  }

  #news(task: TakenTask): Answer {
    const { scene, body } = task;
    const credits = creditsOf(body);
    if (task.isCancelled) {
      return this.#answer(task, { status: 'CANCELLED', cost: { credits: 0 } });
    }
    if (!isOver(task)) {
      return this.#answer(task, { ...liveState(task), estimatedCost: { credits } });
    }
    if (scene.name === 'fail') {
      return this.#answer(task, failureOf(scene.argument, credits));
    }
    const cost = scene.name === 'uncosted' ? {} : { cost: { credits } };
    const output = scene.name === 'empty' ? [] : [this.#addressOf(task)];
    return this.#answer(task, { status: 'SUCCEEDED', output, ...cost });
  }

  #answer({ id }: TakenTask, news: object): Answer {
    return json(200, { id, createdAt: '2026-11-24T09:00:00.000Z', ...news });
  }
}

function liveState({ scene, asked }: TakenTask): object {
  switch (scene.name) {
    case 'pending':
      return { status: 'PENDING' };
    case 'throttled':
      return { status: 'THROTTLED' };
    default:
      return { status: 'RUNNING', progress: Math.min(0.9, asked / 10) };
  }
}

/** Done when it was asked about often enough. */
function isOver({ scene, asked, isCancelled }: TakenTask): boolean {
  switch (scene.name) {
    case 'endless':
      return isCancelled;
    case 'pending':
    case 'throttled':
    case 'polls':
      return isCancelled || asked > countOf(scene, 1);
    default:
      return isCancelled || asked >= 1;
  }
}

/** Content that was refused at the input is not given back. */
function failureOf(code: string, credits: number): object {
  const cost = { credits: code.startsWith('SAFETY.INPUT') ? credits : 0 };
  const failure = 'An unexpected error occurred.';
  return { status: 'FAILED', failure, ...(code === '' ? {} : { failureCode: code }), cost };
}
