import { randomUUID } from 'node:crypto';
import type { FalScene } from './scenes.ts';
import { countOf } from './scenes.ts';
import { json, malformed, outage } from './wire.ts';
import type { Answer } from './wire.ts';

/** A request that the queue took. */
export interface QueuedRequest {
  readonly id: string;
  readonly endpoint: string;
  readonly medium: 'picture' | 'clip';
  readonly body: Readonly<Record<string, unknown>>;
  readonly scene: FalScene;
  /** How often its state was asked for. */
  asked: number;
  /** How often its result was. */
  resultAsked: number;
  /** How often its state had been asked for when it was told to stop; null: it was not. */
  toldAt: number | null;
}

/** What the simulator does with a request where a scene wants no answer at all. */
export type Silence = 'hang';

const NEVER = Number.POSITIVE_INFINITY;

export class FalQueue {
  readonly requests = new Map<string, QueuedRequest>();
  /** How often each request is charged: once, unless somebody sent it twice. */
  readonly charges = new Map<string, number>();
  readonly #origin: () => string;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  accept(wanted: Pick<QueuedRequest, 'endpoint' | 'medium' | 'body' | 'scene'>): QueuedRequest {
    const request = { ...wanted, id: randomUUID(), asked: 0, resultAsked: 0, toldAt: null };
    this.requests.set(request.id, request);
    this.charges.set(request.id, (this.charges.get(request.id) ?? 0) + 1);
    return request;
  }

  accepted(request: QueuedRequest): Answer {
    const isForeign = request.scene.name === 'foreign-urls';
    const origin = isForeign ? 'https://queue.elsewhere.example' : this.#origin();
    return json(200, {
      status: 'IN_QUEUE',
      request_id: request.id,
      ...this.#addresses(request, origin),
      queue_position: 0,
    });
  }

  state(request: QueuedRequest): Answer | Silence {
    request.asked += 1;
    const { scene } = request;
    const isFirst = request.asked <= countOf(scene, 1);
    switch (scene.name) {
      case 'status-html':
        return isFirst ? outage : this.#news(request);
      case 'status-malformed':
        return isFirst ? malformed : this.#news(request);
      case 'status-status':
        return request.asked === 1 ? json(countOf(scene, 500), { detail: 'No.' }) : this.#news(request);
      case 'status-cut':
        return { ...this.#news(request), ...(request.asked === 1 ? { cutAt: countOf(scene, 40) } : {}) };
      case 'status-hang':
        return isFirst ? 'hang' : this.#news(request);
      case 'state':
        return request.asked === 1
          ? json(200, { status: scene.argument, request_id: request.id })
          : this.#news(request);
      default:
        return this.#news(request);
    }
  }

  #news(request: QueuedRequest): Answer {
    const { scene, asked } = request;
    const addresses = this.#addresses(request, this.#origin());
    const before = scene.name === 'queue' ? countOf(scene, 2) - asked : -1;
    if (!hasStopped(request) && before >= 0) {
      return json(202, { status: 'IN_QUEUE', request_id: request.id, queue_position: before, ...addresses });
    }
    if (!isDone(request)) {
      return json(202, { status: 'IN_PROGRESS', request_id: request.id, logs: null, ...addresses });
    }
    const failure = failureOf(request);
    const said = failure === null ? {} : { error: 'The request failed', error_type: failure.type };
    const metrics = { inference_time: 1.5 };
    return json(200, {
      status: 'COMPLETED',
      request_id: request.id,
      logs: null,
      metrics,
      ...said,
      ...addresses,
    });
  }

  cancel(request: QueuedRequest): Answer {
    if (isDone(request)) {
      return json(400, { status: 'ALREADY_COMPLETED' });
    }
    request.toldAt = request.asked;
    return json(202, { status: 'CANCELLATION_REQUESTED' });
  }

  /** As fal builds them: without what follows the app's name. */
  #addresses({ endpoint, id }: QueuedRequest, origin: string): Record<string, string> {
    const app = endpoint.split('/').slice(0, 2).join('/');
    const url = `${origin}/queue/${app}/requests/${id}`;
    return { response_url: url, status_url: `${url}/status`, cancel_url: `${url}/cancel` };
  }
}

function hasStopped({ scene, toldAt }: QueuedRequest): boolean {
  return toldAt !== null && scene.name !== 'unheard';
}

/** Done when it was asked about often enough. */
export function isDone(request: QueuedRequest): boolean {
  if (hasStopped(request)) {
    return true;
  }
  const { scene, asked, toldAt } = request;
  switch (scene.name) {
    case 'endless':
      return false;
    case 'unheard':
      // Not yet by the question that follows the order to stop.
      return toldAt !== null && asked > toldAt + 1;
    case 'polls':
      return asked > countOf(scene, 1);
    case 'queue':
      // One more question finds it at work.
      return asked > countOf(scene, 2) + 1;
    default:
      return asked >= 1 && asked < NEVER;
  }
}

interface Failure {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

const ofTheService: Readonly<Record<string, string>> = {
  500: 'internal_error',
  503: 'runner_scheduling_failure',
  504: 'request_timeout',
};

/** Why it failed; null: it did not. */
export function failureOf(request: QueuedRequest): Failure | null {
  if (hasStopped(request)) {
    return serviceFailure(499, 'client_cancelled');
  }
  const { scene, body } = request;
  if (scene.name !== 'fail') {
    return null;
  }
  const errorType = ofTheService[scene.argument];
  if (errorType !== undefined) {
    return serviceFailure(Number(scene.argument), errorType);
  }
  const type = scene.argument === 'policy' ? 'content_policy_violation' : scene.argument;
  const isModels = ['internal_server_error', 'generation_timeout', 'downstream_service_error'].includes(type);
  const detail = [
    { loc: ['body', 'prompt'], msg: `It ended with ${type}`, type, input: body['prompt'] ?? null },
  ];
  return { status: isModels ? 504 : 422, type, body: { detail } };
}

function serviceFailure(status: number, type: string): Failure {
  return { status, type, body: { detail: 'The request did not run to its end', error_type: type } };
}
