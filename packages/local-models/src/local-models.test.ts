import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openLocalModels } from './local-models.ts';
import type { LocalModels } from './local-models.ts';
import { addOneModel, layDownModel, lendRuntime } from './testing/index.ts';

let folder: string;
let models: LocalModels;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-local-models-'));
  await lendRuntime(folder);
}, 600_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await models.close();
});

const x = { type: 'float32', dims: [3], data: Float32Array.of(1, 2, 3) } as const;

describe('a model of this machine', () => {
  it('WORD-07 runs in a process of its own', async () => {
    await layDownModel(folder, 'tiny', { 'model.onnx': addOneModel() });
    models = openLocalModels({ folder });
    const made = await models.inference('tiny', 'model.onnx').run({ x });
    expect(made).toEqual({ y: { type: 'float32', dims: [3], data: Float32Array.of(2, 3, 4) } });
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
});
