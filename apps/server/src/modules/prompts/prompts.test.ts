import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ProviderError } from '@kinora/models';
import type { TextModel } from '@kinora/models';
import { openGateway } from '../../gateway/gateway.ts';
import { createAccessApp } from '../../testing/access-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../../testing/test-http.ts';
import { createFakeModels, noFaults } from '../stories/testing/fake-models.ts';
import { registerPrompts } from './index.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);
const workRoot = await mkdtemp(join(tmpdir(), 'kinora-prompts-'));
afterAll(() => rm(workRoot, { recursive: true, force: true }));

const folders: string[] = [];
/** Writes into its folder as a model may, and is out of order when it is asked to be. */
async function help(words: string, folder: string): Promise<string> {
  await access(folder);
  folders.push(folder);
  await writeFile(join(folder, 'notes.txt'), words);
  if (words.includes('broken')) {
    throw new ProviderError('transient', 'The chat server is out of order.');
  }
  return `${words}, at dawn`;
}
const text: TextModel = {
  ...createFakeModels(noFaults(), 1).text,
  enhancePrompt: ({ prompt }, { workFolder }) => help(prompt, workFolder),
  suggestPrompts: async ({ query }, { workFolder }) => [await help(query, workFolder)],
};
const gateway = openGateway({ ...createFakeModels(noFaults(), 1), text }, workRoot);
registerPrompts(app.http, { database, gateway, log: silentLog });
const admin = await app.signUp('Admin');

const suggest = (query: string, cookie: string) =>
  app.call('GET', `/api/prompt-suggestions?query=${encodeURIComponent(query)}`, { cookie });
const enhance = (prompt: string, cookie: string) =>
  app.call('POST', '/api/enhance-prompt', { cookie, payload: { prompt, context: 'stories' } });

it('API-04 completes what is typed; a model that is out of order is a sentence, no fault of ours', async () => {
  expect((await suggest('a fox', admin)).body).toEqual({ suggestions: ['a fox, at dawn'] });
  for (const ask of [suggest, enhance]) {
    const { status, body } = await ask('a broken fox', admin);
    expect([status, body.detail]).toEqual([422, 'The chat server is out of order.']);
  }
});

it('asks no model for accounts that are not activated', async () => {
  const cookie = await app.signUp('Guest');
  const asked = folders.length;
  expect([(await suggest('a fox', cookie)).status, (await enhance('a fox', cookie)).status]).toEqual([
    403, 403,
  ]);
  expect(folders).toHaveLength(asked);
});

it('gives every call a folder of its own, and leaves nothing of it', async () => {
  folders.length = 0;
  await Promise.all([suggest('one', admin), enhance('two', admin), suggest('broken', admin)]);
  expect(new Set(folders).size).toBe(3);
  expect(folders).not.toContain(workRoot);
  expect(await readdir(workRoot)).toEqual([]);
});
