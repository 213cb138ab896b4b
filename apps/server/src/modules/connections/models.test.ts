import { limits } from '@kinora/contract/limits';
import { connectionSentences, sentences } from '@kinora/contract/sentences';
import type { Budget, ServedModel } from '@kinora/contract/api';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prices } from '@kinora/contract/catalogue';
import { eq } from 'drizzle-orm';
import { modelChoices, projects, settings, spendingDays } from '../../db/schema/index.ts';
import { markEndpoint } from '../../gateway/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { createConnectionsWorld, GOOD_KEY } from './testing/connections-world.ts';

const world = await createConnectionsWorld();
const { call, studio, admin, ann, desk } = world;
const { database } = world.open;
const { media } = world.deps.gateway;
const words = connectionSentences.model;
const noContact = { linkedin_url: null, twitter_url: null, email: null };

const model = async (key: string): Promise<ServedModel> => {
  const { body } = await call<ServedModel[]>('GET', 'models');
  const found = body.find((one) => one.key === key);
  expect(found, key).toBeDefined();
  return found as ServedModel;
};
const change = (key: string, payload: object) =>
  call<ServedModel & { detail: string }>('PUT', `models/${key}`, payload);
const budget = async () => (await call<Budget>('GET', 'budget')).body;
const priceOfEngine = async (key: string) => {
  const deps = { gateway: world.deps.gateway, webResultsByDefault: true, contact: noContact };
  const { engines } = await readCatalogue(deps, { isAccount: true });
  return engines.find((engine) => engine.key === key)?.price;
};
const startImage = async ({ cookie } = ann) => {
  const data = { prompt: 'A fox', model_name: 'dalle_3' };
  const id = await world.startedId('/image/generate-image-async', { cookie, data });
  return await world.until(async () => {
    const status = await world.imageStatus(cookie, id);
    return ['IMAGES_READY', 'FAILED'].includes(status.status) ? status : undefined;
  });
};

beforeAll(async () => {
  const answer = await call<{ proposed_daily_usd: number | null }>('PUT', 'providers/vendor', {
    api_key: GOOD_KEY,
  });
  expect(answer.body.proposed_daily_usd).toBe(limits.dollars.proposedPerDay);
});
beforeEach(async () => {
  studio.vendor.runningAnswers = 0;
  studio.vendor.estimate = 40_000;
  await database.delete(modelChoices);
  await database.delete(settings);
  await database.delete(spendingDays);
  await desk.connections.refresh();
});

describe('a story by an engine', () => {
  it('REAL-20 costs what an admin has set for the engine, which the catalogue says and the project keeps', async () => {
    const key = 'engine_normal';
    const [voice] = await world.deps.gateway.speech.voices();
    await change(key, { credits: 3.5 });
    expect(await priceOfEngine(key)).toBe(3.5);
    const data = {
      user_query: 'A story about a fox',
      selected_engine: key,
      video_type: 'story',
      video_style: 'auto',
      voice: voice?.voice_id,
      language: 'English',
      aspect_ratio: '16:9',
      include_web_results: false,
      request_id: 'a-story',
    };
    const id = await world.startedId('/api/research_and_create_video', { cookie: ann.cookie, data });
    await change(key, { credits: null });
    const [project] = await database.select().from(projects).where(eq(projects.id, id));
    expect(project?.priceHundredths).toBe(350n);
    expect(await priceOfEngine(key)).toBe(prices.storyByTier.basic);
  });
});

describe('who makes a model', () => {
  it('is listed with everybody who could', async () => {
    expect(await model('dalle_3')).toMatchObject({
      kind: 'image',
      bindings: [{ provider: 'vendor', endpoint: 'fake/dalle_3', is_configured: true }],
      bound: { provider: 'vendor', endpoint: 'fake/dalle_3' },
      has_built_in: true,
      credits: null,
    });
    expect(await model('kling_2_1')).toMatchObject({ kind: 'clip', bound: { provider: 'vendor' } });
    expect(await model('seedream')).toMatchObject({
      bindings: [],
      bound: { provider: 'builtin', endpoint: null },
    });
    expect(await model('engine_films')).toMatchObject({ kind: 'story', bindings: [] });
  });

  it('REAL-02 is chosen by an admin: the house, the vendor again, or an endpoint that no list knows', async () => {
    const built = await change('dalle_3', { provider: 'builtin' });
    expect([built.status, built.body.bound, media.providerOf('dalle_3')]).toEqual([
      200,
      { provider: 'builtin', endpoint: null },
      'builtin',
    ]);
    await change('dalle_3', { provider: 'vendor' });
    expect(media.providerOf('dalle_3')).toBe('vendor');
    const fresh = await change('dalle_3', { provider: 'vendor', endpoint: 'fake/dalle_4' });
    expect(fresh.body).toMatchObject({
      bound: { provider: 'vendor', endpoint: 'fake/dalle_4' },
      bindings: [{ endpoint: 'fake/dalle_3' }, { endpoint: 'fake/dalle_4', state: 'untested' }],
    });
    expect(media.makerOf('picture', 'dalle_3')).toEqual({ provider: 'vendor', endpoint: 'fake/dalle_4' });
    await change('dalle_3', { provider: null });
    expect(media.makerOf('picture', 'dalle_3')).toEqual({ provider: 'vendor', endpoint: 'fake/dalle_3' });
  });

  it.each([
    ['dalle_3', { provider: 'nobody' }, words.notOffered],
    ['seedream', { provider: 'vendor' }, words.notOffered],
    ['engine_films', { provider: 'builtin' }, words.notOffered],
    ['dalle_3', { provider: 'vendor', endpoint: 'fake/kling_2_1' }, words.wrongMedium],
    ['dalle_3', { endpoint: 'fake/dalle_3' }, words.endpointAlone],
    ['dalle_3', { provider: 'builtin', endpoint: 'fake/dalle_3' }, words.endpointAlone],
  ])('%s is not given to %j', async (key, payload, sentence) => {
    const answer = await change(key, payload);
    expect([answer.status, answer.body.detail]).toEqual([422, sentence]);
    expect(await database.select().from(modelChoices)).toEqual([]);
  });

  it('knows its keys, and takes no amount that is none', async () => {
    expect((await change('dreams', { credits: 1 })).status).toBe(404);
    for (const credits of [-1, 1_000.01, 0.005, '3']) {
      expect((await change('dalle_3', { credits })).status).toBe(422);
    }
    for (const credits of [0, 1_000, 0.25]) {
      expect((await change('dalle_3', { credits })).body.credits).toBe(credits);
    }
    expect((await change('dalle_3', { credits: null })).body.credits).toBeNull();
    expect((await change('engine_films', { credits: 30 })).body.credits).toBe(30);
    expect((await change('dalle_3', { estimate_usd: 0.039 })).body.own_estimate_usd).toBe(0.039);
    expect((await change('dalle_3', { estimate_usd: 0.0000001 })).status).toBe(422);
  });

  it('is ready once something came of it, gone when the vendor says so, and tried again when it is chosen again', async () => {
    expect((await startImage()).status).toBe('IMAGES_READY');
    expect((await model('dalle_3')).bindings[0]).toMatchObject({ state: 'ready', estimate_usd: 0.04 });
    await markEndpoint(database, { provider: 'vendor', endpoint: 'fake/dalle_3', state: 'gone' });
    await desk.connections.refresh();
    expect(await model('dalle_3')).toMatchObject({
      bindings: [{ state: 'gone' }],
      bound: { provider: 'builtin' },
    });
    const again = await change('dalle_3', { provider: 'vendor', endpoint: 'fake/dalle_3' });
    expect(again.body).toMatchObject({ bindings: [{ state: 'untested' }], bound: { provider: 'vendor' } });
  });
});

describe('the budget of a day', () => {
  it('is proposed once somebody can be paid, and set by nobody else', async () => {
    expect(await budget()).toEqual({
      daily_usd: null,
      environment_usd: null,
      admin_usd: null,
      spent_today_usd: 0,
      reserved_usd: 0,
      proposed_daily_usd: limits.dollars.proposedPerDay,
    });
    for (const daily of [null, 3.5]) {
      const { body } = await call<Budget>('PUT', 'budget', { daily_usd: daily });
      expect(body).toMatchObject({ daily_usd: daily, proposed_daily_usd: null });
    }
    expect((await call('PUT', 'budget', { daily_usd: -1 })).status).toBe(422);
    expect((await call('PUT', 'budget', {})).status).toBe(422);
  });

  it('REAL-11 stops paid work before it is sent, and shows what today has cost', async () => {
    await call('PUT', 'budget', { daily_usd: 0.05 });
    const sent = studio.vendor.submissions.length;
    // An admin may take the whole day.
    expect((await startImage(admin)).status).toBe('IMAGES_READY');
    expect(await budget()).toMatchObject({ spent_today_usd: 0.04, reserved_usd: 0 });
    const data = { prompt: 'A fox', model_name: 'dalle_3' };
    const stopped = await world.sendForm('/image/generate-image-async', { cookie: ann.cookie, data });
    expect([stopped.statusCode, stopped.json<{ code: string }>().code]).toEqual([409, 'budget_reached']);
    expect(studio.vendor.submissions.length).toBe(sent + 1);
  });

  it('REAL-11 sends nothing without a price while there is a limit, until an admin enters one', async () => {
    studio.vendor.estimate = null;
    await call('PUT', 'budget', { daily_usd: 5 });
    const sent = studio.vendor.submissions.length;
    expect((await startImage()).error_message).toContain(sentences.paid.noPrice);
    expect(studio.vendor.submissions.length).toBe(sent);
    expect((await change('dalle_3', { estimate_usd: 0.5 })).body.bindings[0]?.estimate_usd).toBe(0.5);
    expect((await startImage()).status).toBe('IMAGES_READY');
    expect(await budget()).toMatchObject({ spent_today_usd: 0.5 });
    // Another maker's price is another one.
    await change('dalle_3', { provider: 'vendor' });
    expect((await model('dalle_3')).own_estimate_usd).toBeNull();
  });
});
