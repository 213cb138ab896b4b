import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalModels } from '@kinora/local-models';
import type { LocalModels } from '@kinora/local-models';
import { layDownModel, lendRuntime, onnxBytes } from '@kinora/local-models/testing';
import { builtInFinder } from '@kinora/painter/cut-out';
import type { Field, RgbImage } from '@kinora/painter/cut-out';
import { createRenderPool } from '@kinora/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from './gateway.ts';
import { openProviders } from './registry.ts';
import { isnet, openSubjectFinder } from './subject-net.ts';

let folder = '';
let models: LocalModels;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-subjects-'));
  await lendRuntime(folder);
  models = openLocalModels({ folder });
}, 600_000);
afterAll(async () => {
  await models.close();
  await rm(folder, { recursive: true, force: true });
});

/** A model with IS-Net's input and output whose subject is whatever is red. */
function redModel(side: number): Buffer {
  return onnxBytes({
    nodes: [{ operator: 'Conv', inputs: [isnet.input, 'weights'], outputs: ['mask'] }],
    inputs: [{ name: isnet.input, type: 'float32', dims: [1, 3, side, side] }],
    outputs: [{ name: 'mask', type: 'float32', dims: [1, 1, side, side] }],
    constants: [{ name: 'weights', dims: [1, 3, 1, 1], data: Float32Array.of(2, -1, -1) }],
  });
}

/** A white disc in the middle of a dark ground, and a red one in its upper left corner. */
function twoDiscs(): RgbImage {
  const [width, height] = [320, 180];
  const data = Buffer.alloc(width * height * 3, 40);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (Math.hypot(x - 170, y - 96) < 44) {
      data.fill(235, at * 3, at * 3 + 3);
    }
    if (Math.hypot(x - 40, y - 40) < 24) {
      data.set([230, 20, 20], at * 3);
    }
  }
  return { width, height, data };
}

function valueAt(matte: Field | null, x: number, y: number): number | undefined {
  return matte?.values[
    Math.round((y / 180) * matte.height) * matte.width + Math.round((x / 320) * matte.width)
  ];
}

describe('what finds the subjects of pictures', () => {
  it('is what is built in where nothing is installed, and the installed model from then on', async () => {
    const finder = openSubjectFinder(models);
    expect(await finder.version()).toBe('');
    expect(await finder.find(twoDiscs())).toEqual(await builtInFinder.find(twoDiscs()));

    await layDownModel(folder, isnet.name, { [isnet.file]: redModel(1024) });
    expect(await finder.version()).toMatch(/^isnet-./u);
    const matte = await finder.find(twoDiscs());
    expect(valueAt(matte, 40, 40)).toBeGreaterThan(0.95);
    expect(valueAt(matte, 170, 96)).toBe(0);
    expect(valueAt(matte, 280, 150)).toBe(0);
  }, 120_000);

  it('finds nothing where the model does not', async () => {
    const grey = { width: 320, height: 180, data: Buffer.alloc(320 * 180 * 3, 90) };
    expect(await openSubjectFinder(models).find(grey)).toBeNull();
  });

  it('is part of every staged segment’s key', async () => {
    const pool = createRenderPool();
    const subjects = openSubjectFinder(models);
    const providers = openProviders({ connected: () => [], pool, profile: 'test', subjects });
    try {
      expect(await openGateway(providers, folder).staging.variant()).toBe(await subjects.version());
    } finally {
      await providers.close();
    }
  });

  it('says a sentence where the model is damaged, and that another try may do', async () => {
    await layDownModel(folder, isnet.name, { [isnet.file]: Buffer.from('no model') });
    await expect(openSubjectFinder(models).find(twoDiscs())).rejects.toMatchObject({ kind: 'transient' });
  });
});
