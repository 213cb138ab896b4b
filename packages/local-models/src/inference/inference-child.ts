// The process of one model. It knows no settings and no keys, reads the runtime and the model and nothing else, and ends
// with the process that began it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import type { InferenceOrder, InferenceReport, LoadOrder } from './inference-message.ts';
import type { Tensor, Tensors } from './tensor.ts';

/** As much of `onnxruntime-node` as is used here; the package is not among our dependencies. */
interface Runtime {
  readonly InferenceSession: {
    create(path: string, options: Readonly<Record<string, unknown>>): Promise<Session>;
  };
  readonly Tensor: new (type: string, data: Tensor['data'], dims: readonly number[]) => unknown;
}

interface Session {
  run(feeds: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Made>>>;
}

interface Made {
  readonly type: string;
  readonly dims: readonly number[];
  readonly data: unknown;
}

/** Errors alone: what a model's export did not clean up is nobody's concern. */
const ERRORS = 3;

let loaded: { readonly runtime: Runtime; readonly session: Session } | null = null;

async function load({ runtime: folder, model, threads }: LoadOrder): Promise<InferenceReport> {
  // By the runtime's own lockfile it is the package of this shape.
  const runtime = createRequire(join(folder, 'package.json'))('onnxruntime-node') as Runtime;
  const session = await runtime.InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: ERRORS,
    // A thread that has nothing to do leaves its processor to others.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  loaded = { runtime, session };
  return { kind: 'loaded' };
}

async function run(feeds: Tensors): Promise<InferenceReport> {
  if (loaded === null) {
    throw new Error('No model is loaded.');
  }
  const { runtime, session } = loaded;
  const given: Record<string, unknown> = {};
  for (const [name, { type, data, dims }] of Object.entries(feeds)) {
    given[name] = new runtime.Tensor(type, data, dims);
  }
  const results: Record<string, Tensor> = {};
  for (const [name, made] of Object.entries(await session.run(given))) {
    results[name] = plain(name, made);
  }
  return { kind: 'done', results };
}

function plain(name: string, { type, dims, data }: Made): Tensor {
  if (type === 'float32' && data instanceof Float32Array) {
    return { type, dims: [...dims], data };
  }
  if (type === 'int64' && data instanceof BigInt64Array) {
    return { type, dims: [...dims], data };
  }
  throw new Error(`The model's result '${name}' is of the type ${type}, which is not read here.`);
}

function report(answer: InferenceReport): void {
  process.send?.(answer);
}

let underWay: Promise<void> = Promise.resolve();

process.on('message', (order: InferenceOrder) => {
  underWay = underWay
    .then(async () => (order.kind === 'load' ? load(order) : run(order.feeds)))
    .catch((error: unknown): InferenceReport => {
      return { kind: 'refused', message: error instanceof Error ? error.message : String(error) };
    })
    .then(report);
});
process.on('disconnect', () => {
  process.exit(0);
});
