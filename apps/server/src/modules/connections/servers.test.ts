import { tmpdir } from 'node:os';
import type { AuditEntry, ProviderConnection } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { createRenderPool } from '@kinora/renderer';
import {
  startChatSimulator,
  startElevenLabsSimulator,
  startSpeechSimulator,
} from '@kinora/vendors/simulators';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionKeys } from '../../db/schema/index.ts';
import { openMakerConnections } from '../../gateway/connections/maker-connections.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { openProviders } from '../../gateway/registry.ts';
import { SECRET } from '../../testing/access-app.ts';
import { silentLog } from '../../testing/test-http.ts';
import { createConnectionsWorld } from './testing/connections-world.ts';

const KEY = 'sk-words-0123456789-good';
const words = connectionSentences;
const chat = await startChatSimulator();
const guarded = await startChatSimulator({ apiKey: KEY });
const voices = await startSpeechSimulator(['bella']);
const service = await startElevenLabsSimulator();
const world = await createConnectionsWorld();
const { call, makers } = world;
const { database } = world.open;
const providers = openProviders({
  connected: makers.open,
  pool: createRenderPool(),
  profile: 'test',
});
const gateway = openGateway(providers, tmpdir());
afterAll(async () => {
  await Promise.all([providers.close(), chat.close(), guarded.close(), voices.close(), service.close()]);
});

const connect = (provider: string, payload: object) =>
  call<ProviderConnection & { detail: string }>('PUT', `providers/${provider}`, payload);
const test = (provider: string) =>
  call<{ ok: boolean; sentence: string; detail: string }>('POST', `providers/${provider}/test`, {});
const entryOf = async (provider: string) => {
  const { body } = await call<ProviderConnection[]>('GET', 'providers');
  return body.find((one) => one.provider === provider);
};
const ask = { signal: new AbortController().signal, log: silentLog, ownerId: 'nobody' };
/** How often a server was asked for what may cost. */
const written = () => chat.requests.length + guarded.requests.length;
const voiceIds = async () => (await gateway.speech.voices()).map(({ voice_id: id }) => id);

beforeEach(async () => {
  await call('DELETE', 'providers/chat');
  await call('DELETE', 'providers/speech-server');
  chat.play({ kind: 'answer', text: '{"prompt":"A red fox at dawn"}' });
});

describe('a chat server', () => {
  it('REAL-24 writes as soon as it is connected, without a key, and the house as soon as it is not', async () => {
    expect(gateway.text.isOutside).toBe(false);
    const { body, status } = await connect('chat', { base_url: `${chat.baseUrl}/`, model: 'small' });
    expect([status, body]).toMatchObject([
      200,
      {
        is_configured: true,
        source: 'admin',
        key_hint: null,
        base_url: chat.baseUrl,
        models: ['small'],
        state: 'untested',
      },
    ]);
    expect(gateway.text.isOutside).toBe(true);
    expect(await gateway.text.enhance({ prompt: 'a fox', context: 'images' }, ask)).toBe('A red fox at dawn');
    expect(chat.requests.at(-1)).toMatchObject({ model: 'small', authorization: undefined });
    expect((await call('DELETE', 'providers/chat')).status).toBe(204);
    expect(gateway.text.isOutside).toBe(false);
    expect((await entryOf('chat'))?.is_configured).toBe(false);
  });

  it('REAL-24 is there for every process, and stays the same as long as nobody changes it', async () => {
    const other = openMakerConnections({ ...partsOf({}), secret: SECRET });
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    await other.refresh();
    const [first] = other.open();
    expect(first).toMatchObject({ key: 'chat', model: 'small', keyHint: null });
    await other.refresh();
    other.close();
    expect(other.open()[0]).toBe(first);
  });

  it('has its key tried for nothing, in a list of its models', async () => {
    const before = written();
    await connect('chat', { base_url: guarded.baseUrl, model: 'small', api_key: `${KEY}-wrong` });
    expect((await test('chat')).body).toMatchObject({ ok: false, sentence: words.keyRefused });
    await connect('chat', { api_key: KEY });
    expect((await test('chat')).body).toMatchObject({ ok: true, sentence: words.accepted });
    expect(await entryOf('chat')).toMatchObject({
      state: 'ok',
      key_hint: 'good',
      base_url: guarded.baseUrl,
      models: ['small'],
    });
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    expect((await test('chat')).body).toMatchObject({ ok: true, sentence: words.answered });
    await connect('chat', { base_url: chat.baseUrl.replace('/v1', ''), model: 'small' });
    expect((await test('chat')).body).toMatchObject({ ok: false, sentence: words.unreachable });
    expect(written()).toBe(before);
  });

  it('REAL-10 a kept key goes to no other address: it is forgotten where none is pasted with one', async () => {
    await connect('chat', { base_url: guarded.baseUrl, model: 'small', api_key: KEY });
    await connect('chat', { model: 'large' });
    expect(await entryOf('chat')).toMatchObject({ key_hint: 'good', models: ['large'] });
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    expect(await entryOf('chat')).toMatchObject({ key_hint: null, base_url: chat.baseUrl });
    const [row] = await database.select().from(connectionKeys);
    expect(row?.sealedKey).toBeNull();
    await gateway.text.enhance({ prompt: 'a fox', context: 'images' }, ask);
    expect(chat.requests.at(-1)?.authorization).toBeUndefined();
  });

  it.each([
    [{ model: 'small' }, words.addressNeeded],
    [{ base_url: 'http://127.0.0.1:1/v1' }, words.modelNeeded],
    [{ base_url: 'http://10.0.0.7/v1', model: 'small' }, words.address.private],
    [{ base_url: 'https://inside.example/v1', model: 'small' }, words.address.private],
  ])('is not connected with %j', async (payload, sentence) => {
    const answer = await connect('chat', payload);
    expect([answer.status, answer.body.detail]).toEqual([422, sentence]);
    expect(await database.select().from(connectionKeys)).toEqual([]);
  });

  it('is written down with who connected it and where', async () => {
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    await call('DELETE', 'providers/chat');
    const { body } = await call<AuditEntry[]>('GET', 'audit');
    expect(body.slice(0, 2).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['key_removed', 'chat', { key_hint: null, open_requests: 0 }],
      ['key_set', 'chat', { key_hint: null, base_url: chat.baseUrl, model: 'small', is_replaced: false }],
    ]);
  });
});

describe('a speech server', () => {
  it('REAL-24 brings its voices at once, and one that is gone says so', async () => {
    expect(await voiceIds()).not.toContain('speech-bella');
    await connect('speech-server', { base_url: voices.baseUrl, model: 'kokoro' });
    expect((await voiceIds())[0]).toBe('speech-bella');
    expect((await test('speech-server')).body).toMatchObject({ ok: true, sentence: words.answered });
    await call('DELETE', 'providers/speech-server');
    expect(await voiceIds()).not.toContain('speech-bella');
    const said = { text: 'Hello.', voiceId: 'speech-bella', language: 'English' } as const;
    await expect(gateway.speech.say(said, { ...ask, workFolder: tmpdir() }, {})).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'invalid_input',
    });
  });
});

describe('a service of voices', () => {
  it('REAL-17 is connected by its key, which is tried for nothing, and brings its voices', async () => {
    const voicesOfIt = async () =>
      (await gateway.speech.voices()).filter(({ engine }) => engine === 'elevenlabs').length;
    const alone = await connect('elevenlabs', { base_url: service.baseUrl });
    expect([alone.status, alone.body.detail]).toEqual([422, words.keyNeeded]);
    const named = await connect('elevenlabs', { api_key: service.apiKey, model: 'any' });
    expect([named.status, named.body.detail]).toEqual([422, words.noModel]);
    await connect('elevenlabs', { api_key: 'sk_another_0123456789', base_url: service.baseUrl });
    expect((await test('elevenlabs')).body).toMatchObject({ ok: false, sentence: words.keyRefused });
    await connect('elevenlabs', { api_key: service.apiKey });
    expect((await test('elevenlabs')).body).toMatchObject({ ok: true, sentence: words.accepted });
    expect(await entryOf('elevenlabs')).toMatchObject({
      key_url: 'https://elevenlabs.io/app/settings/api-keys',
      settings: ['api_key', 'base_url'],
      capabilities: ['speech'],
      base_url: service.baseUrl,
      state: 'ok',
    });
    expect(await voicesOfIt()).toBeGreaterThan(0);
    await call('DELETE', 'providers/elevenlabs');
    expect([await voicesOfIt(), service.requests]).toEqual([0, []]);
  });
});

/** What another process, or another start, opens them with. */
function partsOf(variables: Readonly<Record<string, string>>) {
  return { database, vendors: makers.vendors, variables, previewText: 'Hello.' };
}

describe('an environment that connects', () => {
  it('REAL-10 wins over what an admin has set, and cannot be changed here', async () => {
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    const set = await createConnectionsWorld({
      variables: { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'llama' },
    });
    const { body } = await set.call<ProviderConnection[]>('GET', 'providers');
    expect(body.find(({ provider }) => provider === 'chat')).toMatchObject({
      source: 'environment',
      settings: [],
      base_url: 'http://127.0.0.1:11434/v1',
      models: ['llama'],
    });
    for (const method of ['PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { base_url: chat.baseUrl, model: 'small' } : undefined;
      const answer = await set.call<{ detail: string }>(method, 'providers/chat', payload);
      expect([answer.status, answer.body.detail]).toEqual([409, words.onlyEnvironment]);
    }
  });

  it('REAL-10 keeps its key to its own address: what an admin sets is asked without it', async () => {
    await connect('chat', { base_url: chat.baseUrl, model: 'small' });
    const half = openMakerConnections({ ...partsOf({ LLM_API_KEY: KEY }), secret: SECRET });
    await half.refresh();
    half.close();
    expect(half.open()[0]).toMatchObject({ key: 'chat', source: 'admin', keyHint: null });
  });

  it('REAL-10 a key sealed by another secret connects nobody', async () => {
    await connect('chat', { base_url: chat.baseUrl, model: 'small', api_key: KEY });
    const other = openMakerConnections({ ...partsOf({}), secret: 'another-secret-0123456789-abcdefghijkl' });
    await other.refresh();
    other.close();
    expect([other.open().map(({ key }) => key), [...other.locked]]).toEqual([['wikipedia'], ['chat']]);
  });
});
