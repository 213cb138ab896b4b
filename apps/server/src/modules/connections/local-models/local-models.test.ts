import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalModel } from '@kinora/contract/api';
import { layDownModel } from '@kinora/local-models/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createConnectionsWorld } from '../testing/connections-world.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-connections-models-'));
const world = await createConnectionsWorld({ changes: { localModelsFolder: folder } });
afterAll(() => rm(folder, { recursive: true }));

async function isnet(): Promise<LocalModel | undefined> {
  const { status, body } = await world.call<LocalModel[]>('GET', 'local-models');
  expect(status).toBe(200);
  return body.find(({ name }) => name === 'isnet');
}

describe('the models of this machine', () => {
  it('WORD-07 are shown to admins as they stand, with what to type', async () => {
    expect(await isnet()).toMatchObject({
      state: 'absent',
      bytes: 88_188_479,
      command: 'npm run kinora -- models install isnet',
    });
    await mkdir(join(folder, 'weights', 'isnet.part'), { recursive: true });
    expect(await isnet()).toMatchObject({ state: 'broken_off' });
    await layDownModel(folder, 'isnet', { 'isnet.onnx': Buffer.from('weights') });
    expect(await isnet()).toMatchObject({ state: 'no_runtime', problem: null });
    await writeFile(join(folder, 'weights', 'isnet', 'isnet.onnx'), 'other');
    expect(await isnet()).toMatchObject({ state: 'damaged', problem: 'isnet.onnx has 5 of 7 bytes' });
    const asked = await world.send('GET', '/api/admin/local-models', { cookie: world.ann.cookie });
    expect(asked.statusCode).toBe(403);
  });
});
