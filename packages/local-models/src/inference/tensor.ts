import { z } from 'zod';

/** What goes into a model and comes out of it: numbers row by row, the last dimension running fastest. */
export type Tensor = FloatTensor | IntegerTensor;

interface FloatTensor {
  readonly type: 'float32';
  readonly dims: readonly number[];
  readonly data: Float32Array;
}

interface IntegerTensor {
  readonly type: 'int64';
  readonly dims: readonly number[];
  readonly data: BigInt64Array;
}

export type Tensors = Readonly<Record<string, Tensor>>;

const dims = z.array(z.int().nonnegative());

/** A tensor as it comes from another process. */
const TensorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('float32'), dims, data: z.instanceof(Float32Array) }),
  z.object({ type: z.literal('int64'), dims, data: z.instanceof(BigInt64Array) }),
]);

export const TensorsSchema = z.record(z.string(), TensorSchema);
