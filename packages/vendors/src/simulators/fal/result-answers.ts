import { sizeOf, wordOf } from './media.ts';
import { failureOf, isDone } from './queue.ts';
import type { QueuedRequest, Silence } from './queue.ts';
import { countOf } from './scenes.ts';
import { json, malformed, outage } from './wire.ts';
import type { Answer } from './wire.ts';

const early = json(400, { detail: 'Request is still in progress' });

/** The simulator itself, and the server beside it. */
interface Places {
  readonly origin: string;
  readonly neighbour: string;
}

/** What stands at a request's result. */
export function resultOf(request: QueuedRequest, places: Places): Answer | Silence {
  request.resultAsked += 1;
  const { scene, resultAsked } = request;
  if (!isDone(request)) {
    return early;
  }
  const isFirst = resultAsked <= countOf(scene, 1);
  switch (scene.name) {
    case 'early':
      return isFirst ? early : output(request, places);
    case 'result-html':
      return isFirst ? outage : output(request, places);
    case 'result-page':
      return resultAsked === 1 ? { ...outage, status: countOf(scene, 422) } : output(request, places);
    case 'result-malformed':
      return isFirst ? malformed : output(request, places);
    case 'result-hang':
      return isFirst ? 'hang' : output(request, places);
    case 'result-cut':
      return { ...output(request, places), ...(resultAsked === 1 ? { cutAt: countOf(scene, 40) } : {}) };
    default:
      return output(request, places);
  }
}

function output(request: QueuedRequest, places: Places): Answer {
  const failure = failureOf(request);
  const headers = { 'x-fal-request-id': request.id };
  if (failure !== null) {
    const isRepeatable = failure.status >= 500;
    const said = { 'x-fal-error-type': failure.type, 'x-fal-retryable': String(isRepeatable) };
    return json(failure.status, failure.body, { ...headers, ...(isRepeatable ? said : {}) });
  }
  return json(200, outputOf(request, places), {
    ...headers,
    'x-fal-billable-units': String(unitsOf(request)),
  });
}

function outputOf(request: QueuedRequest, places: Places): unknown {
  if (request.scene.name === 'empty') {
    return { images: [], description: 'I cannot draw this.' };
  }
  const url = fileAddress(request, places);
  if (request.medium === 'clip') {
    return { video: { url, content_type: 'video/mp4', file_name: 'output.mp4' }, seed: 7 };
  }
  const [width, height] = sizeOf(request.body);
  return {
    images: [{ url, content_type: 'image/png', width, height }],
    seed: 7,
    has_nsfw_concepts: [request.scene.name === 'nsfw'],
    prompt: request.body['prompt'],
  };
}

function fileAddress(request: QueuedRequest, { origin, neighbour }: Places): string {
  return request.scene.name === 'media-private'
    ? `${neighbour}/output.png`
    : `${origin}/files/results/${request.id}`;
}

/** Clips are counted by seconds, pictures by pieces. */
function unitsOf({ medium, body }: QueuedRequest): number {
  const seconds = Number.parseInt(wordOf(body['duration']) || '5', 10);
  return medium === 'clip' ? seconds : 1;
}
