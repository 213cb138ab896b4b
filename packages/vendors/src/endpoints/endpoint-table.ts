import type { AspectRatio } from '@kinora/contract/catalogue';
import type { Binding, JsonValue, Medium, ShippedBinding } from '@kinora/models';
import type { Template } from '../wording/templates.ts';
import type { EndpointShape } from './endpoint-shape.ts';

/** An endpoint that can make what a key of the catalogue stands for. */
export interface Candidate {
  readonly endpoint: string;
  /** Sent beside what the endpoint's shape says. */
  readonly fields?: Readonly<Record<string, JsonValue>>;
  /** What is said around the prompt. */
  readonly template?: Template;
  /** Where the product has one frame alone. */
  readonly onlyWide?: true;
  /** How many pictures the key starts from, of an endpoint that takes them or does without. */
  readonly pictures?: 0 | 1;
}

export interface FamilyMember {
  readonly endpoint: string;
  readonly shape: EndpointShape;
}

/** How a binding is asked. */
export interface Manner {
  readonly shape: EndpointShape;
  readonly template: Template | null;
  readonly onlyWide: boolean;
}

/** The endpoints of a vendor that serves the models of many makers through one queue. */
export interface EndpointTable {
  readonly bindings: readonly ShippedBinding[];
  /** @throws Error for an endpoint without a shape, which is a mistake in our own tables */
  readonly shapeOf: (endpoint: string) => EndpointShape;
  /** An endpoint and those of the same model for another number of pictures, itself first. */
  readonly familyOf: (endpoint: string, shape: EndpointShape) => readonly FamilyMember[];
  /**
   * How a binding is asked. Of one that an operator named and we never heard of: like the first one that we ship for its key,
   * since a model's versions are mostly asked alike. Undefined: neither its endpoint nor its key says anything.
   */
  readonly mannerOf: (binding: Binding, medium: Medium) => Manner | undefined;
}

/** What a vendor wrote down: how each endpoint is asked, and which of them make what a key stands for, the first one first. */
export interface EndpointNotes {
  readonly provider: string;
  readonly shapes: Readonly<Record<string, EndpointShape>>;
  readonly candidates: Readonly<Record<string, readonly Candidate[]>>;
}

export function openEndpointTable({ provider, shapes, candidates }: EndpointNotes): EndpointTable {
  const shapeOf = (endpoint: string): EndpointShape => {
    const shape = Object.hasOwn(shapes, endpoint) ? shapes[endpoint] : undefined;
    if (shape === undefined) {
      throw new Error(`Nobody wrote down how ${endpoint} is asked`);
    }
    return shape;
  };
  const familyOf = (endpoint: string, shape: EndpointShape): readonly FamilyMember[] => {
    const siblings = shape.siblings.map((sibling) => ({ endpoint: sibling, shape: shapeOf(sibling) }));
    return [{ endpoint, shape }, ...siblings];
  };
  const all = Object.entries(candidates).flatMap(([key, list]) =>
    list.map((candidate) => ({ key, candidate, shape: shapeFor(shapeOf(candidate.endpoint), candidate) })),
  );
  return {
    shapeOf,
    familyOf,
    bindings: all.map(({ key, candidate, shape }) =>
      shippedBinding({ key, provider, candidate, shape }, familyOf(candidate.endpoint, shape)),
    ),
    mannerOf(binding, medium) {
      const ofMedium = all.filter(({ shape }) => shape.medium === medium);
      const ofKey = ofMedium.filter(({ key }) => key === binding.key);
      const named = ({ candidate }: { candidate: Candidate }) => candidate.endpoint === binding.endpoint;
      const known = ofKey.find(named) ?? (binding.key === undefined ? ofMedium.find(named) : undefined);
      const like = known ?? ofKey[0];
      const own = Object.hasOwn(shapes, binding.endpoint) ? shapes[binding.endpoint] : undefined;
      const shape = ownShape(own, { like, medium });
      return (
        shape && {
          shape,
          template: like?.candidate.template ?? null,
          onlyWide: like?.candidate.onlyWide ?? false,
        }
      );
    },
  };
}

interface Listed {
  readonly candidate: Candidate;
  readonly shape: EndpointShape;
}

/** An endpoint's own shape, else that of a model like it, whose siblings are none of its own. */
function ownShape(
  own: EndpointShape | undefined,
  { like, medium }: { readonly like: Listed | undefined; readonly medium: Medium },
): EndpointShape | undefined {
  if (own?.medium === medium) {
    return shapeFor(own, like?.candidate ?? {});
  }
  return like && { ...like.shape, siblings: own === undefined ? [] : like.shape.siblings };
}

/** Of an endpoint that does both: from a picture, or from words alone. */
function shapeFor(shape: EndpointShape, { pictures: count }: Pick<Candidate, 'pictures'>): EndpointShape {
  if (count === undefined || shape.pictures === null) {
    return shape;
  }
  // Without a picture there is no shape to follow.
  const frame = count === 0 && shape.frame === 'input' ? 'wide' : shape.frame;
  return { ...shape, frame, pictures: { ...shape.pictures, least: count, most: count } };
}

function shippedBinding(
  { key, provider, candidate, shape }: Listed & Pick<ShippedBinding, 'key' | 'provider'>,
  family: readonly FamilyMember[],
): ShippedBinding {
  const { endpoint, fields = {}, onlyWide } = candidate;
  const pictures = family.map((member) => member.shape.pictures ?? { least: 0, most: 0 });
  return {
    key,
    medium: shape.medium,
    provider,
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
