import type { AuditEntry, ModelPull, ModelStoreAnswer } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { startChatSimulator, startOllamaSimulator } from '@kinora/vendors/simulators';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../db/schema/index.ts';
import { usualLoopbackServers } from '../discovery/loopback-servers.ts';
import { createConnectionsWorld } from '../testing/connections-world.ts';

const ollama = await startOllamaSimulator(['llama3.1:8b']);
const chat = await startChatSimulator();
const here = usualLoopbackServers
  .filter(({ title }) => title === 'Ollama')
  .map((server) => ({ ...server, port: Number(new URL(ollama.baseUrl).port) }));
const world = await createConnectionsWorld({ changes: { loopbackServers: here } });
const { call, until } = world;
const { database } = world.open;
const words = connectionSentences.store;
const GB = 1_000_000_000;
afterAll(async () => {
  await Promise.all([ollama.close(), chat.close()]);
});
beforeEach(() => ollama.play({ kind: 'there' }));

const read = (baseUrl = ollama.baseUrl) =>
  call<ModelStoreAnswer & { detail: string }>('GET', `model-store?base_url=${encodeURIComponent(baseUrl)}`);
const pull = (model: string, baseUrl = ollama.baseUrl) =>
  call<ModelPull & { detail: string }>('POST', 'model-store/pull', { base_url: baseUrl, model });
const pulled = (state: ModelPull['state']) =>
  until(async () => {
    const { body } = await read();
    return body.pull?.state === state ? body.pull : undefined;
  });

describe('the models of a server on this machine', () => {
  it('REAL-24 are listed with some that it could fetch, and fetched with their progress', async () => {
    const { body } = await read();
    expect(body).toMatchObject({ models: [{ name: 'llama3.1:8b', bytes: 5 * GB }], pull: null });
    expect(body.suggestions.map(({ name }) => name)).toContain('qwen3:8b');
    ollama.play({ kind: 'held' });
    const begun = await pull('qwen3:8b');
    expect([begun.status, begun.body]).toMatchObject([202, { model: 'qwen3:8b', state: 'working' }]);
    const half = await until(async () => {
      const { pull: now } = (await read()).body;
      return now !== null && now.completed_bytes > 0 ? now : undefined;
    });
    expect(half).toMatchObject({ state: 'working', completed_bytes: 2 * GB, total_bytes: 4 * GB });
    expect((await pull('qwen3:8b')).status).toBe(202);
    const other = await pull('gemma3:4b');
    expect([other.status, other.body.detail]).toEqual([409, words.oneAtATime]);
    ollama.release();
    expect(await pulled('done')).toMatchObject({ completed_bytes: 5 * GB, total_bytes: 5 * GB });
    expect((await read()).body.models.map(({ name }) => name)).toEqual(['llama3.1:8b', 'qwen3:8b']);
    expect(ollama.pulls).toEqual(['qwen3:8b']);
    const [entry] = (await call<AuditEntry[]>('GET', 'audit')).body;
    expect(entry).toMatchObject({ action: 'model_fetched', subject: 'qwen3:8b' });
  });

  it('say why one did not come, and are asked again', async () => {
    await pull('no-such-model');
    expect((await pulled('failed')).sentence).toBe(words.refused('pull model manifest: file does not exist'));
    ollama.play({ kind: 'torn' }, { kind: 'there' });
    await pull('gemma3:4b');
    expect((await pulled('failed')).sentence).toBe(words.brokeOff);
    await pull('gemma3:4b');
    await pulled('done');
  });

  it('are fetched anew after a process that ended without a word', async () => {
    await pull('gemma3:4b');
    await pulled('done');
    await database
      .update(settings)
      .set({
        value: sql`jsonb_set(${settings.value}, '{state}', '"working"')`,
        changedAt: sql`now() - interval '1 minute'`,
      })
      .where(eq(settings.key, 'model_pull'));
    expect((await read()).body.pull).toMatchObject({ state: 'failed', sentence: words.brokeOff });
    expect((await pull('qwen3:8b')).status).toBe(202);
    await pulled('done');
  });

  it('are asked for at no other place, and by no other name', async () => {
    for (const answer of [await read(chat.baseUrl), await pull('qwen3:8b', 'https://ollama.example/v1')]) {
      expect([answer.status, answer.body.detail]).toEqual([409, words.elsewhere]);
    }
    for (const name of ['qwen3 8b', '../qwen3', 'qwen3:', '']) {
      expect((await pull(name)).status).toBe(422);
    }
  });

  it('are those of the connected chat server too, if it is one that keeps models', async () => {
    await call('PUT', 'providers/chat', { base_url: chat.baseUrl, model: 'small' });
    const answer = await read(chat.baseUrl);
    expect([answer.status, answer.body.detail]).toEqual([409, words.keepsNone]);
    const elsewhere = ollama.baseUrl.replace('127.0.0.1', 'localhost');
    expect((await read(elsewhere)).status).toBe(409);
    await call('PUT', 'providers/chat', { base_url: elsewhere, model: 'llama3.1:8b' });
    expect((await read(elsewhere)).status).toBe(200);
  });

  it('REAL-10 are for admins alone', async () => {
    const { cookie } = world.ann;
    const url = `/api/admin/model-store?base_url=${encodeURIComponent(ollama.baseUrl)}`;
    expect((await world.send('GET', url, { cookie })).statusCode).toBe(403);
    expect(
      (await world.send('POST', '/api/admin/model-store/pull', { cookie, payload: {} })).statusCode,
    ).toBe(403);
  });
});
