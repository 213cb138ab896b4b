import type { Binding, ShippedBinding } from '@kinora/models';
import { endpoints, partsOf } from './endpoints.ts';
import type { EndpointShape } from './endpoints.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const RUNWAY = 'runway';

/** Which of its endpoints makes what a key of the catalogue stands for, the first one first. */
const candidates: Readonly<Record<string, readonly string[]>> = {
  runway: ['gen4_turbo/image_to_video', 'gen4.5/image_to_video'],
  veo3: ['veo3.1_fast/image_to_video', 'veo3.1/image_to_video'],
  hailuo2: ['hailuo3/image_to_video'],
  veo3_t2v: ['veo3.1_fast/text_to_video', 'gen4.5/text_to_video'],
  // Runway makes no Kling here: its own model for directed shots from words stands in, as fal's Kling does for Runway.
  kling_2_1: ['gen4.5/text_to_video'],
};

/** @throws Error for an endpoint without a shape, which is a mistake in our own tables */
function shapeOf(endpoint: string): EndpointShape {
  const shape = Object.hasOwn(endpoints, endpoint) ? endpoints[endpoint] : undefined;
  if (shape === undefined) {
    throw new Error(`Nobody wrote down how ${endpoint} is asked`);
  }
  return shape;
}

function shippedBinding(key: string, endpoint: string): ShippedBinding {
  const { seconds, task } = shapeOf(endpoint);
  const pictures = task === 'image_to_video' ? 1 : 0;
  return {
    key,
    medium: 'clip',
    provider: RUNWAY,
    endpoint,
    fields: {},
    seconds,
    speaks: false,
    aspectRatios: ['16:9', '9:16'],
    inputs: { least: pictures, most: pictures },
  };
}

export const bindings: readonly ShippedBinding[] = Object.entries(candidates).flatMap(([key, list]) =>
  list.map((endpoint) => shippedBinding(key, endpoint)),
);

/** How a binding is asked. */
export interface Manner {
  readonly model: string;
  readonly shape: EndpointShape;
}

/**
 * Of one that an operator named and we never heard of: like the first one that we ship for its key and task, since a model's
 * versions are mostly asked alike; what it costs nobody knows. Undefined: neither its endpoint nor its key says anything.
 */
export function mannerOf({ key, endpoint }: Binding): Manner | undefined {
  const { model, task } = partsOf(endpoint);
  if (Object.hasOwn(endpoints, endpoint)) {
    return { model, shape: shapeOf(endpoint) };
  }
  const ofKey = bindings.filter((binding) => binding.key === key).map((binding) => shapeOf(binding.endpoint));
  const like = ofKey.find((shape) => shape.task === task);
  return like && { model, shape: { ...like, creditsPerSecond: null } };
}
