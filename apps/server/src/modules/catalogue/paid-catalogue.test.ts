import { CatalogueAnswerSchema } from '@kinora/contract/api';
import { startFalSimulator } from '@kinora/vendors/simulators';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const simulator = await startFalSimulator();
const { app } = await buildTestApp({ FAL_KEY: simulator.apiKey, ...simulator.addresses });
afterAll(() => simulator.close());

async function readAs(cookie: string | null) {
  const headers = cookie === null ? {} : { cookie };
  const answer = await app.inject({ method: 'GET', url: '/api/catalogue', headers });
  return CatalogueAnswerSchema.parse(answer.json());
}

async function signUp(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { name: 'Ann', email: 'ann@example.org', password: 'correct horse battery' },
  });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

describe('the catalogue with a key of fal', () => {
  it('REAL-02 ENG-02 names who makes what, and its endpoint, with nothing standing in', async () => {
    const { image_models: pictures, video_models: clips, engines } = await readAs(null);
    const flux = pictures.find(({ key }) => key === 'flux_pro');
    expect(flux).toMatchObject({
      is_stand_in: false,
      availability: { is_available: true, through: 'fal', notice: null },
      made_by: { provider: 'fal', model: 'fal-ai/flux-pro/v1.1-ultra' },
    });
    expect(clips.every(({ made_by: maker }) => maker?.provider === 'fal')).toBe(true);
    // An engine's clips are made by whoever has its video model.
    expect(engines.filter(({ is_stand_in: isStandIn }) => isStandIn).map(({ key }) => key)).toEqual([]);
    // Basic draws by itself until an admin says otherwise.
    const basic = engines.find(({ key }) => key === 'engine_normal');
    expect(basic?.made_by?.provider).toBe('builtin');
  });

  it('REAL-11 says to accounts what a result costs, and no dollars to visitors', async () => {
    const cookie = await signUp();
    const read = async () =>
      (await readAs(cookie)).video_models.find(({ key }) => key === 'veo3')?.estimate_usd;
    // The first look asks the vendor; nobody waits for it.
    await vi.waitUntil(async () => (await read()) !== null, { timeout: 20_000 });
    const dollars = await read();
    expect(dollars?.from).toBeGreaterThan(0);
    const seen = await readAs(null);
    const entries = [...seen.image_models, ...seen.video_models, ...seen.effects, ...seen.engines];
    expect(entries.every(({ estimate_usd: estimate }) => estimate === null)).toBe(true);
    expect(entries.every(({ estimate_note: note }) => note === null)).toBe(true);
  });
});
