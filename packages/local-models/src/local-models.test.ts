import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeModel } from './install/remove-model.ts';
import { openLocalModels } from './local-models.ts';
import type { LocalModels } from './local-models.ts';
import { addOneModel, layDownModel, lendRuntime, onnxBytes } from './testing/index.ts';

let folder: string;
let models: LocalModels;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-local-models-'));
  await lendRuntime(folder);
  // A model beside the tests' own: what runs them goes with the last one.
  await layDownModel(folder, 'other', { 'model.onnx': addOneModel() });
}, 600_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await models.close();
});

const x = { type: 'float32', dims: [3], data: Float32Array.of(1, 2, 3) } as const;
const sum = (amount: number) => ({
  y: { type: 'float32', dims: [3], data: x.data.map((value) => value + amount) },
});

/** A sum over a square of numbers as large as the run asks for: takes memory and time. */
const largeModel = onnxBytes({
  nodes: [
    { operator: 'Expand', inputs: ['one', 'shape'], outputs: ['square'] },
    { operator: 'MatMul', inputs: ['square', 'square'], outputs: ['product'] },
    { operator: 'ReduceSum', inputs: ['product'], outputs: ['y'], attributes: { keepdims: 0 } },
  ],
  inputs: [{ name: 'shape', type: 'int64', dims: [2] }],
  outputs: [{ name: 'y', type: 'float32', dims: [] }],
  constants: [{ name: 'one', dims: [1], data: Float32Array.of(1) }],
});
const shape = (side: bigint) => ({
  shape: { type: 'int64', dims: [2], data: BigInt64Array.of(side, side) } as const,
});

/** The processes of models that this one has begun. */
function modelProcesses(): readonly string[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  return children.filter((pid) => pid !== '' && commandOf(pid).includes('inference-child'));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended between two looks.
    return '';
  }
}

describe('a model of this machine', () => {
  it('WORD-07 runs in a process of its own, one for all who ask, that knows none of our variables', async () => {
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel() });
    models = openLocalModels({ folder });
    const [first, second] = [models.inference('tiny', 'model.onnx'), models.inference('tiny', 'model.onnx')];
    expect(modelProcesses()).toEqual([]);
    expect(await Promise.all([first.run({ x }), second.run({ x })])).toEqual([sum(1), sum(1)]);
    const [pid, ...others] = modelProcesses();
    expect(others).toEqual([]);
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((line) => line.split('=')[0] ?? '');
    expect(names.filter((name) => name !== '' && !name.startsWith('NODE_CHANNEL'))).toEqual([]);
    await models.close();
    expect(modelProcesses()).toEqual([]);
  });

  it('WORD-07 leaves memory after a while without work, and comes back', async () => {
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel() });
    models = openLocalModels({ folder, idleMs: 30 });
    expect(await models.inference('tiny', 'model.onnx').run({ x })).toEqual(sum(1));
    await vi.waitFor(() => {
      expect(modelProcesses()).toEqual([]);
    }, 10_000);
    await expect(models.inference('tiny', 'model.onnx').run({ z: x })).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('WORD-07 is another one after another was installed, and none after it was removed, without a restart', async () => {
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel() });
    models = openLocalModels({ folder });
    const tiny = models.inference('tiny', 'model.onnx');
    expect(await tiny.run({ x })).toEqual(sum(1));
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel(5) });
    expect(await tiny.run({ x })).toEqual(sum(5));
    expect(modelProcesses()).toHaveLength(1);
    await removeModel(folder, 'tiny');
    await expect(tiny.run({ x })).rejects.toMatchObject({ kind: 'not-installed' });
    expect(modelProcesses()).toEqual([]);
    expect(await models.canRun('tiny')).toBe(false);
    expect(await models.canRun('other')).toBe(true);
  });

  it('WORD-07 is not run when a byte of it was changed', async () => {
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel() });
    models = openLocalModels({ folder });
    await writeFile(join(folder, 'weights', 'tiny', 'model.onnx'), addOneModel(2));
    await expect(models.inference('tiny', 'model.onnx').run({ x })).rejects.toMatchObject({
      kind: 'damaged',
    });
    expect(await models.installed('tiny')).toBeNull();
  });

  it('WORD-07 is stopped by an abort in the middle of native code, and whoever waits goes on', async () => {
    await layDownModel(folder, 'large', { 'model.onnx': largeModel });
    models = openLocalModels({ folder, threads: 1 });
    const large = models.inference('large', 'model.onnx');
    await large.run(shape(2n));
    const stop = new AbortController();
    const stopped = large.run(shape(6000n), stop.signal);
    const waiting = large.run(shape(2n));
    setTimeout(() => {
      stop.abort(new Error('not wanted any more'));
    }, 50);
    await expect(stopped).rejects.toThrow('not wanted any more');
    expect((await waiting)['y']?.data).toEqual(Float32Array.of(8));
  });

  it('WORD-07 that dies takes nothing along, and says so', async () => {
    await layDownModel(folder, 'large', { 'model.onnx': largeModel });
    models = openLocalModels({ folder, memoryLimitBytes: 300_000_000 });
    const large = models.inference('large', 'model.onnx');
    await expect(large.run(shape(12_000n))).rejects.toMatchObject({
      kind: 'ended',
      message: 'The test’s large needed more than 300 MB of memory and was stopped.',
    });
    expect((await large.run(shape(2n)))['y']?.data).toEqual(Float32Array.of(8));
    const [pid] = modelProcesses();
    process.kill(Number(pid), 'SIGSEGV');
    await vi.waitFor(() => {
      expect(modelProcesses()).toEqual([]);
    }, 10_000);
    expect((await large.run(shape(3n)))['y']?.data).toEqual(Float32Array.of(27));
  });
});
