import type { AspectRatio } from '@kinora/contract/catalogue';
import type { Binding, Medium, ShippedBinding } from '@kinora/models';
import { clipCandidates, pictureCandidates } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { clipEndpoints } from './endpoints/clip-endpoints.ts';
import type { EndpointShape } from './endpoints/endpoint-shape.ts';
import { pictureEndpoints } from './endpoints/picture-endpoints.ts';
import type { Template } from '../wording/templates.ts';

/** The vendor's key: bindings name it, and results are kept under it. */
export const FAL = 'fal';

const shapes: ReadonlyMap<string, EndpointShape> = new Map(
  Object.entries({ ...pictureEndpoints, ...clipEndpoints }),
);

const candidates: readonly { readonly key: string; readonly candidate: Candidate }[] = Object.entries({
  ...pictureCandidates,
  ...clipCandidates,
}).flatMap(([key, list]) => list.map((candidate) => ({ key, candidate })));

/** @throws Error for an endpoint without a shape, which is a mistake in our own tables */
export function shapeOf(endpoint: string): EndpointShape {
  const shape = shapes.get(endpoint);
  if (shape === undefined) {
    throw new Error(`Nobody wrote down how ${endpoint} is asked`);
  }
  return shape;
}

export interface FamilyMember {
  readonly endpoint: string;
  readonly shape: EndpointShape;
}

/** An endpoint and those of the same model for another number of pictures, itself first. */
export function familyOf(endpoint: string, shape: EndpointShape): readonly FamilyMember[] {
  const siblings = shape.siblings.map((sibling) => ({ endpoint: sibling, shape: shapeOf(sibling) }));
  return [{ endpoint, shape }, ...siblings];
}

function shippedBinding(key: string, { endpoint, fields = {}, onlyWide }: Candidate): ShippedBinding {
  const shape = shapeOf(endpoint);
  const pictures = familyOf(endpoint, shape).map((member) => member.shape.pictures ?? { least: 0, most: 0 });
  return {
    key,
    medium: shape.medium,
    provider: FAL,
    endpoint,
    fields,
    seconds: shape.duration?.seconds ?? [],
    speaks: shape.narration !== null,
    aspectRatios: onlyWide ? ['16:9'] : ratiosOf(shape),
    inputs: {
      least: Math.min(...pictures.map(({ least }) => least)),
      most: Math.max(...pictures.map(({ most }) => most)),
    },
  };
}

function ratiosOf({ frame }: EndpointShape): readonly AspectRatio[] | 'input' {
  switch (frame) {
    case 'input':
      return 'input';
    case 'pixels':
      return ['16:9', '9:16'];
    case 'wide':
      return ['16:9'];
    default:
      return (['16:9', '9:16'] as const).filter((ratio) => frame.words[ratio] !== undefined);
  }
}

export const bindings: readonly ShippedBinding[] = candidates.map(({ key, candidate }) =>
  shippedBinding(key, candidate),
);

/** How a binding is asked. */
export interface Manner {
  readonly shape: EndpointShape;
  readonly template: Template | null;
  readonly onlyWide: boolean;
}

/**
 * Of one that an operator named and we never heard of: like the first one that we ship for its key, since a model's
 * versions are mostly asked alike. Undefined: neither its endpoint nor its key says anything.
 */
export function mannerOf(binding: Binding, medium: Medium): Manner | undefined {
  const ofMedium = candidates.filter(({ candidate }) => shapeOf(candidate.endpoint).medium === medium);
  const ofKey = ofMedium.filter(({ key }) => key === binding.key);
  const named = ({ candidate }: { candidate: Candidate }) => candidate.endpoint === binding.endpoint;
  const known = ofKey.find(named) ?? (binding.key === undefined ? ofMedium.find(named) : undefined);
  const model = known?.candidate ?? ofKey[0]?.candidate;
  const ownShape = shapes.get(binding.endpoint);
  const shape = ownShape?.medium === medium ? ownShape : model && shapeOf(model.endpoint);
  if (shape === undefined) {
    return undefined;
  }
  // Siblings are endpoints of the model that lent its shape.
  const lent = ownShape === undefined ? { ...shape, siblings: [] } : shape;
  return { shape: lent, template: model?.template ?? null, onlyWide: model?.onlyWide ?? false };
}
