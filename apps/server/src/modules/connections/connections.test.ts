import { ProviderConnectionsAnswerSchema } from '@kinora/contract/api';
import type { AuditEntry, Budget, ProviderConnection } from '@kinora/contract/api';
import { connectionSentences, sentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionKeys, paidRequests } from '../../db/schema/index.ts';
import { openMediaConnections } from '../../gateway/connections/media-connections.ts';
import { createConnectionsWorld, GOOD_KEY } from './testing/connections-world.ts';

const world = await createConnectionsWorld();
const { call, trouble, studio, opened, ann, desk } = world;
const { database } = world.open;
const words = connectionSentences;
const OTHER_KEY = 'vendor-key-9876543210-bad!';

async function vendorEntry(): Promise<ProviderConnection> {
  const { body } = await call('GET', 'providers');
  const found = ProviderConnectionsAnswerSchema.parse(body).find(({ provider }) => provider === 'vendor');
  expect(found).toBeDefined();
  return found as ProviderConnection;
}
const connect = (payload: object) => call<{ detail: string }>('PUT', 'providers/vendor', payload);
const test = (payload?: object) =>
  call<{ ok: boolean; sentence: string; latency_ms: number }>('POST', 'providers/vendor/test', payload);
const disconnect = (query = '') => call<{ detail: string }>('DELETE', `providers/vendor${query}`);
const startImage = () =>
  world.startedId('/image/generate-image-async', {
    cookie: ann.cookie,
    data: { prompt: 'A fox', model_name: 'dalle_3' },
  });

beforeEach(async () => {
  trouble.kind = null;
  studio.vendor.runningAnswers = 0;
  await disconnect('?force=true');
});

describe('who makes something', () => {
  it('lists whoever can be paid, servers of one’s own, and what is built in', async () => {
    const { body } = await call<ProviderConnection[]>('GET', 'providers');
    const others = ['chat', 'elevenlabs', 'speech-server', 'wikipedia', 'builtin'];
    expect(body.map(({ provider }) => provider)).toEqual(['vendor', ...others]);
    expect(body[0]).toEqual({
      provider: 'vendor',
      title: 'Vendor',
      is_configured: false,
      source: null,
      key_hint: null,
      base_url: null,
      key_url: 'https://vendor.example/keys',
      settings: ['api_key', 'base_url'],
      capabilities: ['images', 'video'],
      models: ['dalle_3', 'kling_2_1'],
      state: 'untested',
      last_ok_at: null,
      sentence: null,
      open_requests: 0,
    });
    expect(body[1]).toMatchObject({
      is_configured: false,
      key_url: null,
      settings: ['api_key', 'base_url', 'model'],
      capabilities: ['text'],
    });
    expect(body[4]).toMatchObject({ source: 'environment', settings: [], capabilities: ['search'] });
    expect(body[5]).toMatchObject({
      is_configured: true,
      source: null,
      state: 'ok',
      sentence: words.builtIn,
    });
  });

  it('REAL-02 a pasted key connects every model of its vendor at once, and its removal gives them back', async () => {
    expect(world.deps.gateway.media.providerOf('dalle_3')).toBe('builtin');
    expect((await connect({ api_key: GOOD_KEY })).status).toBe(200);
    expect(world.deps.gateway.media.providerOf('dalle_3')).toBe('vendor');
    expect(world.deps.gateway.media.providerOf('kling_2_1')).toBe('vendor');
    expect((await disconnect()).status).toBe(204);
    expect(world.deps.gateway.media.providerOf('dalle_3')).toBe('builtin');
  });

  it('REAL-10 a key is encrypted, in no answer and no error; four characters tell it from others', async () => {
    const { text, body } = await connect({ api_key: ` ${GOOD_KEY}\n` });
    expect(body).toMatchObject({ key_hint: 'good', source: 'admin', is_configured: true, state: 'untested' });
    const [row] = await database.select().from(connectionKeys);
    expect(row?.provider).toBe('vendor');
    const everything = [
      text,
      JSON.stringify(row),
      Buffer.from(row?.sealedKey ?? '', 'base64').toString('latin1'),
      (await call('GET', 'providers')).text,
      (await call('GET', 'models')).text,
      (await call('GET', 'audit')).text,
      (await test()).text,
      (await connect({ api_key: `${GOOD_KEY} and more` })).text,
      (await connect({ api_key: GOOD_KEY, base_url: 'https://10.0.0.7' })).text,
    ];
    expect(everything.filter((one) => one.includes(GOOD_KEY))).toEqual([]);
    expect(opened.at(-1)?.apiKey).toBe(GOOD_KEY);
  });

  it('REAL-10 is for admins alone', async () => {
    const calls = [
      ['GET', 'providers'],
      ['PUT', 'providers/vendor'],
      ['DELETE', 'providers/vendor'],
      ['POST', 'providers/vendor/test'],
      ['POST', 'providers/discover'],
      ['GET', 'models'],
      ['PUT', 'models/dalle_3'],
      ['GET', 'budget'],
      ['PUT', 'budget'],
      ['GET', 'audit'],
    ] as const;
    for (const [method, path] of calls) {
      const payload = method === 'PUT' || method === 'POST' ? { payload: {} } : {};
      const url = `/api/admin/${path}`;
      const visitor = await world.send(method, url, payload);
      const member = await world.send(method, url, { cookie: ann.cookie, ...payload });
      expect([path, visitor.statusCode, member.statusCode]).toEqual([path, 401, 403]);
    }
  });

  it('REAL-10 a key sealed by another secret is locked: the card asks again, and the house serves', async () => {
    await connect({ api_key: GOOD_KEY });
    const elsewhere = openMediaConnections({
      database,
      vendors: [world.vendor],
      variables: {},
      secret: 'another-secret-0123456789-abcdefghijkl',
      ownBindings: new Map(),
    });
    await elsewhere.refresh();
    elsewhere.close();
    expect([...elsewhere.locked, elsewhere.connection('vendor')]).toEqual(['vendor', undefined]);
    await world.open.pool.query("update connection_keys set provider = 'vendor', sealed_key = 'AQAA'");
    await desk.connections.refresh();
    expect(await vendorEntry()).toMatchObject({
      is_configured: false,
      source: 'admin',
      key_hint: 'good',
      state: 'locked',
      sentence: sentences.paid.keyLocked,
    });
    expect((await test()).body).toEqual({ ok: false, sentence: sentences.paid.keyLocked, latency_ms: 0 });
    await connect({ api_key: GOOD_KEY });
    expect(await vendorEntry()).toMatchObject({ is_configured: true, state: 'untested' });
  });
});

describe('a key', () => {
  it('goes to another address only where it is pasted with it', async () => {
    await connect({ api_key: GOOD_KEY });
    const alone = await connect({ base_url: 'https://proxy.example/fal/' });
    expect([alone.status, alone.body.detail]).toEqual([422, words.keyNeeded]);
    const both = await connect({ api_key: GOOD_KEY, base_url: 'https://proxy.example/fal/' });
    expect(both.body).toMatchObject({ base_url: 'https://proxy.example/fal' });
    expect(opened.at(-1)?.addresses).toEqual({ VENDOR_URL: 'https://proxy.example/fal' });
    expect((await connect({ base_url: null })).status).toBe(422);
    expect((await connect({ api_key: OTHER_KEY })).body).toMatchObject({
      base_url: 'https://proxy.example/fal',
    });
    expect((await connect({ api_key: GOOD_KEY, base_url: null })).body).toMatchObject({ base_url: null });
  });

  it.each([
    ['https://10.0.0.7/', words.address.private],
    ['https://inside.example', words.address.private],
    ['http://proxy.example', words.address.private],
    ['https://name:word@proxy.example', words.address.unreadable],
    ['vendor', words.address.unreadable],
  ])('is sent to no address such as %s', async (address, sentence) => {
    const answer = await connect({ api_key: GOOD_KEY, base_url: address });
    expect([answer.status, answer.body.detail]).toEqual([422, sentence]);
    expect(await database.select().from(connectionKeys)).toEqual([]);
  });

  it('is refused when it cannot be one, and nothing is no change', async () => {
    for (const key of ['short', 'with spaces in it', 'ключ-ключ-ключ', 'x'.repeat(501), '']) {
      expect((await connect({ api_key: key })).status).toBe(422);
    }
    expect((await connect({})).status).toBe(422);
    expect((await call('PUT', 'providers/nobody', { api_key: GOOD_KEY })).status).toBe(404);
    for (const provider of ['wikipedia', 'builtin']) {
      const answer = await call<{ detail: string }>('PUT', `providers/${provider}`, { api_key: GOOD_KEY });
      expect([answer.status, answer.body.detail]).toEqual([409, words.onlyEnvironment]);
    }
  });
});

describe('the test of a key', () => {
  it('says whether the vendor takes it, and the list remembers', async () => {
    expect((await test()).status).toBe(409);
    await connect({ api_key: GOOD_KEY });
    const { body } = await test({ capability: 'images' });
    expect(body).toEqual({ ok: true, sentence: words.accepted, latency_ms: expect.any(Number) as unknown });
    const good = await vendorEntry();
    expect(good).toMatchObject({ state: 'ok', sentence: words.accepted });
    for (const [kind, state, sentence] of [
      ['auth', 'refused', words.keyRefused],
      ['no_credit', 'no_credit', words.noCredit],
      ['transient', 'unreachable', words.unreachable],
      ['rate_limited', 'unreachable', words.unreachable],
    ] as const) {
      trouble.kind = kind;
      expect((await test()).body).toMatchObject({ ok: false, sentence });
      expect(await vendorEntry()).toMatchObject({ state, sentence, last_ok_at: good.last_ok_at });
    }
    await connect({ api_key: GOOD_KEY });
    expect(await vendorEntry()).toMatchObject({ state: 'untested', last_ok_at: null });
  });

  it('is refused for what it does not serve, and points elsewhere for what costs', async () => {
    expect((await test({ capability: 'speech' })).status).toBe(422);
    const house = await call<{ detail: string }>('POST', 'providers/builtin/test', {});
    expect([house.status, house.body.detail]).toEqual([409, words.testUnderHealth]);
    expect((await call('POST', 'providers/nobody/test', {})).status).toBe(404);
  });

  it('is outlived by what requests bring: whatever happened last counts', async () => {
    await connect({ api_key: GOOD_KEY });
    trouble.kind = 'transient';
    await test();
    const id = await startImage();
    await world.until(async () =>
      (await world.imageStatus(ann.cookie, id)).status === 'IMAGES_READY' ? true : undefined,
    );
    expect(await vendorEntry()).toMatchObject({ state: 'ok', sentence: words.accepted });
  });
});

describe('the removal of a key', () => {
  it('is refused while requests are open, with their number; forced, it leaves open what becomes of them', async () => {
    await connect({ api_key: GOOD_KEY });
    studio.vendor.runningAnswers = -1;
    const id = await startImage();
    await world.until(async () => {
      const rows = await database.select({ state: paidRequests.state }).from(paidRequests);
      return rows.some(({ state }) => state === 'running') ? true : undefined;
    });
    expect((await vendorEntry()).open_requests).toBe(1);
    const refused = await disconnect();
    expect([refused.status, refused.body.detail]).toEqual([409, words.openRequests(1)]);
    expect(await vendorEntry()).toMatchObject({ is_configured: true, open_requests: 1 });
    expect((await disconnect('?force=true')).status).toBe(204);
    const failed = await world.until(async () => {
      const status = await world.imageStatus(ann.cookie, id);
      return status.status === 'FAILED' ? status : undefined;
    });
    expect(failed.error_message).toContain(sentences.notice.paidCallUnknown);
    expect(await vendorEntry()).toMatchObject({ is_configured: false, open_requests: 0 });
    expect((await disconnect()).status).toBe(404);
  });
});

it('a request whose key is gone ends at its deadline all the same', async () => {
  await connect({ api_key: GOOD_KEY });
  studio.vendor.runningAnswers = -1;
  const id = await startImage();
  await world.until(async () => ((await vendorEntry()).open_requests === 1 ? true : undefined));
  await world.until(async () => {
    const [row] = await database
      .update(paidRequests)
      .set({ deadlineAt: new Date(0), nextPollAt: new Date() })
      .where(eq(paidRequests.state, 'running'))
      .returning();
    return row;
  });
  await database.delete(connectionKeys);
  await desk.connections.refresh();
  const failed = await world.until(async () => {
    const status = await world.imageStatus(ann.cookie, id);
    return status.status === 'FAILED' ? status : undefined;
  });
  expect(failed.error_message).toContain(sentences.paid.deadline);
});

describe('what was changed', () => {
  it('REAL-10 is written down with who did it, and never holds a key', async () => {
    await connect({ api_key: GOOD_KEY });
    await connect({ api_key: OTHER_KEY });
    await call('PUT', 'models/dalle_3', { credits: 2.5 });
    await call('PUT', 'budget', { daily_usd: 12 });
    await disconnect();
    const { body, text } = await call<AuditEntry[]>('GET', 'audit');
    expect(body.slice(0, 5).map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['key_removed', 'vendor', { key_hint: 'bad!', open_requests: 0 }],
      ['budget_changed', 'daily_usd', { daily_usd: 12 }],
      ['model_changed', 'dalle_3', { credits: 2.5 }],
      ['key_set', 'vendor', { key_hint: 'bad!', base_url: null, is_replaced: true }],
      ['key_set', 'vendor', { key_hint: 'good', base_url: null, is_replaced: false }],
    ]);
    expect(body[0]?.actor).toEqual({ name: 'Admin', email: 'admin@example.org' });
    expect([text.includes(GOOD_KEY), text.includes(OTHER_KEY)]).toEqual([false, false]);
  });
});

describe('an environment that decides', async () => {
  const set = await createConnectionsWorld({
    variables: { VENDOR_KEY: GOOD_KEY },
    changes: { environmentLimit: 5_000_000, isDiscoveryOn: false },
  });

  it('REAL-10 wins: its key is shown as its own, and cannot be changed or removed here', async () => {
    const { body } = await set.call<ProviderConnection[]>('GET', 'providers');
    expect(body[0]).toMatchObject({ source: 'environment', key_hint: 'good', is_configured: true });
    for (const answer of [
      await set.call<{ detail: string }>('PUT', 'providers/vendor', { api_key: OTHER_KEY }),
      await set.call<{ detail: string }>('DELETE', 'providers/vendor?force=true'),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([409, words.onlyEnvironment]);
    }
    expect(set.opened.map(({ apiKey }) => apiKey)).toEqual([GOOD_KEY]);
  });

  it('the lower limit of a day holds, the environment’s or the admin’s', async () => {
    const budget = async (dailyUsd: number | null) =>
      (await set.call<Budget>('PUT', 'budget', { daily_usd: dailyUsd })).body;
    expect(await budget(20)).toMatchObject({ daily_usd: 5, environment_usd: 5, admin_usd: 20 });
    expect(await budget(2.5)).toMatchObject({ daily_usd: 2.5 });
    expect(await budget(null)).toMatchObject({ daily_usd: 5, admin_usd: null });
  });

  it('looks for nothing where looking is switched off', async () => {
    expect((await set.call('POST', 'providers/discover', {})).status).toBe(409);
  });
});
