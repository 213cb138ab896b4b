import { z } from 'zod';
import { TensorsSchema } from './tensor.ts';
import type { Tensors } from './tensor.ts';

/** What the process is told first, once: whose runtime to load, and the model. */
export interface LoadOrder {
  readonly kind: 'load';
  /** The runtime's folder, with its `node_modules`. */
  readonly runtime: string;
  readonly model: string;
  readonly threads: number;
}

interface RunOrder {
  readonly kind: 'run';
  readonly feeds: Tensors;
}

export type InferenceOrder = LoadOrder | RunOrder;

/** Each order is answered by one report, in the order they came. */
export type InferenceReport =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'done'; readonly results: Tensors }
  | { readonly kind: 'refused'; readonly message: string };

export const InferenceReportSchema: z.ZodType<InferenceReport> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded') }),
  z.object({ kind: z.literal('done'), results: TensorsSchema }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);
