import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalModels } from '@kinora/local-models';
import type { ListedModel } from '@kinora/local-models';
import { addOneModel, lendRuntime, sha256, startHub } from '@kinora/local-models/testing';
import type { HubServer } from '@kinora/local-models/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import type { ModelsCommand } from '../parse-command.ts';
import { runModels } from './run-models.ts';

const weights = addOneModel();
const tiny: ListedModel = {
  name: 'tiny',
  title: 'Tiny',
  purpose: 'Adds one to numbers',
  licence: 'Apache-2.0',
  by: 'the tests',
  source: { kind: 'hub', hub: 'https://hub.invalid' },
  files: [{ name: 'model.onnx', address: 'tiny/model.onnx', bytes: weights.length, sha256: sha256(weights) }],
};

let hub: HubServer;
let base: string;
let data: string;

beforeAll(async () => {
  hub = await startHub();
  base = await mkdtemp(join(tmpdir(), 'kinora-models-command-'));
}, 600_000);
afterAll(async () => {
  await hub.close();
  await rm(base, { recursive: true });
});
beforeEach(async () => {
  hub.files.set('tiny/model.onnx', { bytes: weights });
  data = await mkdtemp(join(base, 'data-'));
  await lendRuntime(join(data, 'models'));
});

async function kinora(command: ModelsCommand, agree?: (question: string) => Promise<boolean>) {
  const said: string[] = [];
  const done = await runModels(command, {
    config: parseConfig(
      { KINORA_DATA_DIR: data, KINORA_MODELS_URL: `${hub.url}/`, DATABASE_URL: 'postgres://localhost/none' },
      base,
    ),
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
    clock: systemClock,
    models: [tiny],
    ...(agree === undefined ? {} : { agree }),
  });
  return { done, said: said.join('\n') };
}

const install: ModelsCommand = { name: 'models install', what: 'tiny', isAgreed: true };

describe('npm run kinora -- models', () => {
  it('WORD-07 installs a model that runs then, lists it and removes it', async () => {
    expect((await kinora({ name: 'models list' })).said).toContain('tiny  not installed');
    const { done, said } = await kinora(install);
    expect(done).toBe(true);
    expect(said).toContain('licence  Apache-2.0 (the tests)');
    expect(said).toContain(`from     ${hub.url} (KINORA_MODELS_URL)`);
    expect(said).toContain('100 %');
    const models = openLocalModels({ folder: join(data, 'models') });
    const x = { type: 'float32', dims: [1], data: Float32Array.of(41) } as const;
    expect((await models.inference('tiny', 'model.onnx').run({ x }))['y']?.data).toEqual(Float32Array.of(42));
    await models.close();
    expect((await kinora({ name: 'models list' })).said).toContain('tiny  installed');
    expect((await kinora(install)).said).toContain('is installed already');
    expect((await kinora({ name: 'models remove', model: 'tiny' })).said).toContain('was removed');
    expect((await kinora({ name: 'models list' })).said).toContain('tiny  not installed');
  });

  it('WORD-07 says size and licence before anything is downloaded, and takes no for an answer', async () => {
    hub.questions.length = 0;
    const asked: string[] = [];
    const { done, said } = await kinora({ ...install, isAgreed: false }, (question) => {
      asked.push(question);
      return Promise.resolve(false);
    });
    expect([done, asked]).toEqual([false, ['Install it?']]);
    expect(said).toContain('licence  Apache-2.0');
    await expect(kinora({ ...install, isAgreed: false })).rejects.toThrow('Add --yes');
    expect(hub.questions).toEqual([]);
  });

  it('WORD-07 takes a model from a file', async () => {
    hub.files.clear();
    const file = join(base, 'given.onnx');
    await mkdir(join(base, 'empty'), { recursive: true });
    await writeFile(file, weights);
    expect((await kinora({ ...install, what: file })).done).toBe(true);
    expect((await kinora({ name: 'models list' })).said).toContain('tiny  installed');
    await expect(kinora({ ...install, what: join(base, 'empty') })).rejects.toThrow(
      'holds none of the models',
    );
    await expect(kinora({ ...install, what: 'huge' })).rejects.toThrow("There is no model 'huge'");
  });
});
