import { AdminCapabilitiesAnswerSchema } from '@kinora/contract/api';
import { mailSentences, sentences } from '@kinora/contract/sentences';
import type { AdminCapability, Capability } from '@kinora/contract/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@kinora/models';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { startMailServer } from '../../testing/simple-mail-server.ts';
import { createMailServer } from '../mails/index.ts';
import { capabilityJobs, registerCapabilities } from './index.ts';
import type { CapabilityServer } from './index.ts';

const studio = createMediaStudio();
const smtp = await startMailServer();

const ofBuiltIn = { provider: 'builtin', address: null, model: null, isConfigured: true };
const servers: CapabilityServer[] = [
  { ...ofBuiltIn, capability: 'text', modelKeys: null },
  { ...ofBuiltIn, capability: 'images', modelKeys: ['flux_v1', 'seedream'] },
  { ...ofBuiltIn, capability: 'video', provider: 'vendor', modelKeys: ['kling_2_1'] },
  { ...ofBuiltIn, capability: 'speech', provider: 'test', modelKeys: null },
  { ...ofBuiltIn, capability: 'search', provider: 'wikipedia', modelKeys: null, isConfigured: false },
  { ...ofBuiltIn, capability: 'mail', provider: 'smtp', address: smtp.url, modelKeys: null },
];
const mailServer = createMailServer({ url: smtp.url, from: 'kinora@example.org' });
const world = await createGenerationApp(studio, (deps) =>
  capabilityJobs({ ...deps, servers: () => servers, mailServer, adminEmail: null }),
);
registerCapabilities(world.app, { ...world.deps, servers: () => servers });
const admin = await world.signUp('Admin');
const ann = await world.signUp('Ann');

beforeEach(() => {
  studio.picture = () => Promise.resolve();
});

async function health(capability: Capability): Promise<AdminCapability> {
  const answer = await world.send('GET', '/api/admin/capabilities', { cookie: admin.cookie });
  const { capabilities } = AdminCapabilitiesAnswerSchema.parse(answer.json());
  const found = capabilities.find((one) => one.capability === capability);
  if (found === undefined) {
    throw new Error(`Nobody is listed for ${capability}`);
  }
  return found;
}

const ask = (capability: string, provider: string, cookie = admin.cookie) =>
  world.send('POST', '/api/admin/capabilities/test', { cookie, payload: { capability, provider } });

async function test(capability: Capability) {
  const { provider } = await health(capability);
  const asked = await ask(capability, provider);
  expect([asked.statusCode, asked.json()]).toMatchObject([202, { is_working: null, finished_at: null }]);
  return await world.until(async () => {
    const { check } = await health(capability);
    return check === null || check.finished_at === null ? undefined : check;
  });
}

describe('the test of a capability', () => {
  it('ENG-04 ROLE-04 makes a small real call and says what came back', async () => {
    expect(await test('text')).toMatchObject({
      is_working: true,
      sentence: expect.stringContaining('Answered: ') as unknown,
      took_ms: expect.any(Number) as unknown,
    });
    expect(await test('images')).toMatchObject({
      is_working: true,
      sentence: sentences.admin.checked.images(320, 180),
    });
    expect(studio.pictures.at(-1)).toMatchObject({ model: 'flux_v1', longSide: 640 });
    expect(await test('speech')).toMatchObject({ is_working: true });
    expect(await test('mail')).toMatchObject({
      is_working: true,
      sentence: sentences.admin.checked.mail('admin@example.org'),
    });
    expect(smtp.taken.join('')).toContain(mailSentences.test.subject);
  });

  it('asks a paid service whether it takes the key, and buys nothing', async () => {
    expect(await test('video')).toMatchObject({ is_working: true, sentence: sentences.admin.checked.vendor });
    expect(studio.vendor.submissions).toEqual([]);
  });

  it('ENG-04 says why nothing came back, and what comes of the next try', async () => {
    studio.picture = () => Promise.reject(new ProviderError('auth', 'The key was refused.'));
    expect(await test('images')).toMatchObject({ is_working: false, sentence: 'The key was refused.' });
    studio.picture = () => Promise.resolve();
    expect((await test('images')).is_working).toBe(true);
    smtp.state.refusals = 1;
    expect(await test('mail')).toMatchObject({ is_working: false, sentence: expect.stringContaining('451') });
  });

  it('is refused where nobody serves, and for what is unknown', async () => {
    const refused = await ask('search', 'wikipedia');
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      sentences.admin.checkImpossible,
    ]);
    expect((await ask('images', 'somebody')).statusCode).toBe(404);
    expect((await ask('dreams', 'builtin')).statusCode).toBe(422);
  });
});

describe('the list of capabilities', () => {
  it('ENG-04 ROLE-04 says who serves, and how the last work for people went', async () => {
    expect(await health('search')).toMatchObject({ is_configured: false, check: null });
    expect(await health('images')).toMatchObject({
      provider: 'builtin',
      model_count: 2,
      last_success_at: null,
    });
    const start = () =>
      world.startedId('/image/generate-image-async', {
        cookie: ann.cookie,
        data: { prompt: 'A fox', model_name: 'flux_v1' },
      });
    await start();
    const good = await world.until(async () => {
      const found = await health('images');
      return found.last_success_at === null ? undefined : found;
    });
    expect(good.last_failure).toBeNull();
    studio.picture = () => Promise.reject(new ProviderError('policy', 'No foxes, please.'));
    await start();
    const bad = await world.until(async () => {
      const found = await health('images');
      return found.last_failure === null ? undefined : found;
    });
    expect(bad).toMatchObject({ last_failure: 'No foxes, please.', last_success_at: good.last_success_at });
    expect(Date.parse(bad.last_failure_at ?? '')).toBeGreaterThan(Date.parse(good.last_success_at ?? ''));
  });

  it('A1 ROLE-04 is for the admin alone, tests too', async () => {
    const list = (cookie: string) => world.send('GET', '/api/admin/capabilities', { cookie });
    expect([(await list('')).statusCode, (await list(ann.cookie)).statusCode]).toEqual([401, 403]);
    expect([
      (await ask('text', 'builtin', '')).statusCode,
      (await ask('text', 'builtin', ann.cookie)).statusCode,
    ]).toEqual([401, 403]);
  });
});
