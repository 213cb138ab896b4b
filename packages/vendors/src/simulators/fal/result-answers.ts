import { sizeOf, wordOf } from './media.ts';
import { failureOf, isDone } from './queue.ts';
import type { QueuedRequest, Silence } from './queue.ts';
import { countOf } from './scenes.ts';
import { json, malformed, outage } from './wire.ts';
import type { Answer } from './wire.ts';

const early = json(400, { detail: 'Request is still in progress' });

/** What stands at a request's result. */
export function resultOf(request: QueuedRequest, origin: string): Answer | Silence {
  request.resultAsked += 1;
  const { scene, resultAsked } = request;
  if (!isDone(request)) {
    return early;
  }
  const isFirst = resultAsked <= countOf(scene, 1);
  switch (scene.name) {
    case 'early':
      return isFirst ? early : output(request, origin);
    case 'result-html':
      return isFirst ? outage : output(request, origin);
    case 'result-malformed':
      return isFirst ? malformed : output(request, origin);
    case 'result-hang':
      return isFirst ? 'hang' : output(request, origin);
    case 'result-cut':
      return { ...output(request, origin), ...(resultAsked === 1 ? { cutAt: countOf(scene, 40) } : {}) };
    default:
      return output(request, origin);
  }
}

function output(request: QueuedRequest, origin: string): Answer {
  const failure = failureOf(request);
  const headers = { 'x-fal-request-id': request.id };
  if (failure !== null) {
    const isRepeatable = failure.status >= 500;
    const said = { 'x-fal-error-type': failure.type, 'x-fal-retryable': String(isRepeatable) };
    return json(failure.status, failure.body, { ...headers, ...(isRepeatable ? said : {}) });
  }
  return json(200, outputOf(request, origin), {
    ...headers,
    'x-fal-billable-units': String(unitsOf(request)),
  });
}

function outputOf(request: QueuedRequest, origin: string): unknown {
  if (request.scene.name === 'empty') {
    return { images: [], description: 'I cannot draw this.' };
  }
  const url = fileAddress(request, origin);
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

function fileAddress(request: QueuedRequest, origin: string): string {
  return request.scene.name === 'media-private'
    ? 'https://10.0.0.7/output.png'
    : `${origin}/files/results/${request.id}`;
}

/** Clips are counted by seconds, pictures by pieces. */
function unitsOf({ medium, body }: QueuedRequest): number {
  const seconds = Number.parseInt(wordOf(body['duration']) || '5', 10);
  return medium === 'clip' ? seconds : 1;
}
