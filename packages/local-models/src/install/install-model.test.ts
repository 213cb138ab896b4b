import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelStates } from '../installed/model-states.ts';
import type { ListedModel } from '../list/listed-model.ts';
import { listedModels } from '../list/model-list.ts';
import { openLocalModels } from '../local-models.ts';
import { addOneModel, sha256, startHub } from '../testing/index.ts';
import type { HubServer } from '../testing/index.ts';
import { installModel } from './install-model.ts';
import { removeModel } from './remove-model.ts';
import { recogniseModel } from './take-files.ts';

const weights = addOneModel();
const style = Buffer.alloc(1000, 7);
const tiny: ListedModel = {
  name: 'tiny',
  title: 'Tiny',
  purpose: 'Adds one',
  licence: 'none',
  by: 'the tests',
  source: { kind: 'hub', hub: 'https://hub.invalid' },
  files: [
    { name: 'onnx/model.onnx', address: 'tiny/model.onnx', bytes: weights.length, sha256: sha256(weights) },
    { name: 'voices/one.bin', address: 'tiny/one.bin', bytes: style.length, sha256: null },
  ],
};

let hub: HubServer;
let folder: string;

beforeEach(async () => {
  hub = await startHub();
  hub.files.set('tiny/model.onnx', { bytes: weights });
  hub.files.set('tiny/one.bin', { bytes: style });
  folder = await mkdtemp(join(tmpdir(), 'kinora-install-'));
});
afterEach(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

function install(
  from: { readonly path?: string; readonly heard?: number[]; readonly stallMs?: number } = {},
): Promise<void> {
  return installModel(tiny, {
    folder,
    mirror: hub.url,
    path: from.path ?? null,
    npm: null,
    now: new Date(),
    stallMs: from.stallMs ?? 20_000,
    onBytes: (bytes) => from.heard?.push(bytes),
  });
}

const place = (): string => join(folder, 'weights', 'tiny');
async function state(isThorough = false): Promise<string | undefined> {
  return (await readModelStates(folder, { models: [tiny], isThorough }))[0]?.state;
}

describe('an installation', () => {
  it('WORD-07 brings all files, tells how far it is, and writes down what was installed', async () => {
    const heard: number[] = [];
    expect(await state()).toBe('absent');
    await install({ heard });
    expect(heard.at(-1)).toBe(weights.length + style.length);
    const models = openLocalModels({ folder });
    const installed = await models.installed('tiny');
    expect(await readFile(installed?.file('voices/one.bin') ?? '')).toEqual(style);
    expect(await readdir(join(folder, 'weights'))).toEqual(['tiny']);
    expect((await stat(place())).mode & 0o077).toBe(process.platform === 'win32' ? 0o066 : 0);
    expect(await state()).toBe('no-runtime');
  });

  it('WORD-07 goes on with the files that are missing', async () => {
    hub.files.set('tiny/one.bin', { bytes: style, fallSilentAfter: 10 });
    await expect(install({ stallMs: 100 })).rejects.toMatchObject({ kind: 'broken-off' });
    expect(await state()).toBe('broken-off');
    expect(await openLocalModels({ folder }).installed('tiny')).toBeNull();
    hub.files.set('tiny/one.bin', { bytes: style });
    hub.questions.length = 0;
    await install();
    expect(hub.questions).toEqual(['tiny/one.bin bytes=10-']);
    expect(await readFile(join(place(), 'voices/one.bin'))).toEqual(style);
  });

  it('WORD-07 takes a model out of a folder, and knows by what lies in it which one it is', async () => {
    const given = join(folder, 'given');
    await mkdir(given);
    await writeFile(join(given, 'model.onnx'), weights);
    await writeFile(join(given, 'one.bin'), style);
    expect((await recogniseModel(given, [...listedModels, tiny])).name).toBe('tiny');
    await install({ path: given });
    expect(hub.questions).toEqual([]);
    expect(await readFile(join(place(), 'onnx/model.onnx'))).toEqual(weights);
  });

  it('WORD-07 takes no other file of the same length', async () => {
    const given = join(folder, 'given');
    await mkdir(given);
    await writeFile(join(given, 'model.onnx'), Buffer.from(weights).reverse());
    await writeFile(join(given, 'one.bin'), style);
    await expect(install({ path: given })).rejects.toThrow('is not the file that is listed');
    expect(await openLocalModels({ folder }).installed('tiny')).toBeNull();
    await rm(join(given, 'one.bin'));
    await expect(recogniseModel(given, [tiny])).rejects.toThrow('holds none of the models');
  });

  it('WORD-07 is found damaged at a glance when a file was written since, and by its digest when that was hidden', async () => {
    await install();
    const path = join(place(), 'onnx/model.onnx');
    const { mtime, atime } = await stat(path);
    await writeFile(path, Buffer.from(weights).reverse());
    expect(await state()).toBe('damaged');
    await utimes(path, atime, mtime);
    expect(await state(true)).toBe('damaged');
    await install();
    expect(await state(true)).toBe('no-runtime');
  });

  it('WORD-07 is removed, with what a broken-off one left', async () => {
    await install();
    hub.files.set('tiny/one.bin', { bytes: style, fallSilentAfter: 10 });
    await expect(install({ stallMs: 100 })).rejects.toThrow();
    const freed = await removeModel(folder, 'tiny');
    expect(freed).toBeGreaterThan(2 * weights.length + style.length);
    expect(await readdir(join(folder, 'weights'))).toEqual([]);
    expect(await state()).toBe('absent');
    expect(await removeModel(folder, 'tiny')).toBe(0);
  });

  it('WORD-07 waits for no other one, but says that it goes on', async () => {
    await mkdir(join(folder, 'weights'), { recursive: true });
    await writeFile(join(folder, 'weights', 'tiny.lock'), String(process.ppid));
    await expect(install()).rejects.toThrow(`Process ${process.ppid} is installing`);
    await writeFile(join(folder, 'weights', 'tiny.lock'), '');
    await install();
    expect(await state()).toBe('no-runtime');
  });

  it('every listed model says where each of its files comes from', () => {
    for (const { files, source } of listedModels) {
      for (const { name, address, bytes } of files) {
        expect(bytes).toBeGreaterThan(0);
        expect(source.kind === 'hub' ? address : source.pieces[name]).toBeTruthy();
      }
    }
  });
});
