import type { JsonValue } from './call.ts';

/** What is made: which of a maker's models a key of the catalogue means. */
export const media = ['picture', 'clip'] as const;
export type Medium = (typeof media)[number];

/** Who makes what a key of the catalogue stands for: data, so that what a vendor moved is mended without a release. */
export interface Binding {
  /** The key of the catalogue it serves: how an endpoint is asked may depend on it, also one that the vendor never heard of. */
  readonly key?: string;
  /** A vendor's key, such as `fal`. */
  readonly provider: string;
  /** As the vendor names it: an opaque word. */
  readonly endpoint: string;
  /** Sent beside our own fields, and before them where both name one. */
  readonly fields: Readonly<Record<string, JsonValue>>;
}

/** A binding that a vendor ships with, and what it is for. */
export interface ShippedBinding extends Binding {
  readonly key: string;
  readonly medium: Medium;
  /** Seconds that a clip may be asked for, ascending; empty: the model decides, or it is a picture. */
  readonly seconds: readonly number[];
  /** `input`: the result has the shape of the picture it starts from. */
  readonly aspectRatios: readonly ('16:9' | '9:16')[] | 'input';
  /** It takes a narration that the person in its picture says; the clip is as long as that. */
  readonly speaks: boolean;
  /** How many pictures it takes. */
  readonly inputs: { readonly least: number; readonly most: number };
  /** Another model than its key names, though one that can do the same: asked behind everybody who has that one. */
  readonly isStandIn?: boolean;
}

/** Millionths of a US dollar, always whole. */
export type MicroDollars = number;
