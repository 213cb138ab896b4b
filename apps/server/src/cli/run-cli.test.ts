import { sentences } from '@kinora/contract/sentences';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFalSimulator } from '@kinora/vendors/simulators';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { endpointStates, paidRequests } from '../db/schema/index.ts';
import { mediaVendors } from '../gateway/media-vendors.ts';
import { readSpending } from '../gateway/paid/money/spending.ts';
import { openInstallation } from '../installation.ts';
import { systemClock } from '../platform/clock.ts';
import { createAccessApp, emailOf } from '../testing/access-app.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/test-database.ts';
import { silentLog } from '../testing/test-http.ts';
import { runCli } from './run-cli.ts';

const { database, url } = await createTestDatabase();
const app = await createAccessApp(database);
await app.signUp('Admin');

async function kinora(words: string[], environment: Record<string, string> = { DATABASE_URL: url }) {
  const said: string[] = [];
  const complained: string[] = [];
  const exitCode = await runCli(words, {
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
    readConfig: () => parseConfig(environment, tmpdir()),
    clock: systemClock,
  });
  return { exitCode, said: said.join('\n'), complained: complained.join('\n') };
}

describe('npm run kinora', () => {
  it('ROLE-04 makes an invitation code that activates as many accounts as asked for', async () => {
    const { exitCode, said } = await kinora(['invite', '--uses', '2']);
    expect([exitCode, said.split('\n')[1]]).toEqual([
      0,
      'This code activates 2 accounts. It is shown only now.',
    ]);
    const cookie = await app.signUp('Ada', { invitation_code: said.split('\n')[0] });
    expect((await app.call('GET', '/api/me', { cookie })).body.activated).toBe(true);
  });

  it('ROLE-04 gives and takes credits', async () => {
    const cookie = await app.signUp('Ben');
    expect((await kinora(['credits', emailOf('Ben'), '150.5'])).said).toBe(
      'ben@example.org has 150.50 credits now.',
    );
    expect((await kinora(['credits', emailOf('Ben'), '-50.25'])).said).toBe(
      'ben@example.org has 100.25 credits now.',
    );
    expect((await app.call('GET', '/api/billing', { cookie })).body).toEqual({ credits: 100.25 });
    const refused = await kinora(['credits', emailOf('Ben'), '-100.26']);
    expect(refused).toEqual({
      exitCode: 1,
      said: '',
      complained: 'kinora: The account does not have that many credits.',
    });
  });

  it('makes a link by which a forgotten password is set anew', async () => {
    const cookie = await app.signUp('Dee');
    const { exitCode, said } = await kinora(['password', ' DEE@example.org'], {
      DATABASE_URL: url,
      KINORA_PUBLIC_URL: 'https://films.example.org',
    });
    const [link = ''] = said.split('\n');
    expect([exitCode, link]).toEqual([
      0,
      expect.stringMatching(/^https:\/\/films\.example\.org\/new-password#/u),
    ]);
    const payload = { token: new URL(link).hash.slice(1), new_password: 'another good one' };
    expect((await app.call('POST', '/api/auth/reset-password', { payload })).status).toBe(200);
    expect((await app.call('GET', '/api/me', { cookie })).status).toBe(401);
    expect((await kinora(['password', 'no@example.org'])).complained).toContain('no account');
  });

  it('ROLE-04 makes an account an admin', async () => {
    const cookie = await app.signUp('Cem');
    expect((await kinora(['admin', emailOf('Cem')])).said).toBe('cem@example.org is an admin now.');
    expect((await app.call('GET', '/api/admin/users', { cookie })).status).toBe(200);
  });

  it('says when there is no such account', async () => {
    for (const words of [
      ['admin', 'no@example.org'],
      ['credits', 'no@example.org', '5'],
    ]) {
      const { exitCode, complained } = await kinora(words);
      expect([exitCode, complained]).toEqual([
        1,
        'kinora: There is no account with the address no@example.org.',
      ]);
    }
  });

  it('names settings that this version does nothing with, and who is connected, without their keys', async () => {
    const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'one' };
    const keys = { ...s3, S3_SECRET_ACCESS_KEY: 'hidden-one', OPENAI_API_KEY: 'hidden-two' };
    const { exitCode, said } = await kinora(['config', 'check'], keys);
    expect([exitCode, said]).toEqual([0, expect.stringContaining('S3_*: this version keeps files')]);
    expect(said).toContain('asked of OpenAI, with what');
    expect(said).not.toContain('hidden');
    expect((await kinora(['config', 'check'], {})).said).not.toContain('not used');
    // Keys of a later version may well be set: what stands in now does so whatever they are.
    expect(sentences.notice.embeddedModel).not.toMatch(/\bkeys?\b/u);
  });

  it('names whom the environment connects for pictures and clips', async () => {
    const painters = async (keys: Record<string, string>) =>
      /media +(.+)/u.exec((await kinora(['config', 'check'], keys)).said)?.[1];
    expect(await painters({})).toBe('made here, until a model is connected');
    const both = { GEMINI_API_KEY: 'hidden-one', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' };
    expect(await painters(both)).toBe('asked of OpenAI, Google Gemini, with what the environment sets');
    expect(await painters({ GEMINI_BASE_URL: 'http://127.0.0.1:1' })).toContain('made here');
  });

  it('checks the settings, and lists every problem at once without a secret', async () => {
    const good = await kinora(['config', 'check'], {
      DATABASE_URL: 'postgres://me:hidden@db.example:5432/kinora',
    });
    expect([good.exitCode, good.said]).toEqual([
      0,
      expect.stringMatching(/The settings can be used\.[^]*db\.example:5432/),
    ]);
    expect(good.said).not.toContain('hidden');
    const bad = await kinora(['config', 'check'], { PORT: 'x', KINORA_ROLE: 'cook' });
    expect([bad.exitCode, bad.complained]).toEqual([1, expect.stringMatching(/PORT[^]*KINORA_ROLE/)]);
  });

  it('explains itself, and what it does not understand', async () => {
    expect(await kinora([])).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('invite [--uses N]') as string,
    });
    expect(await kinora(['dance'])).toMatchObject({
      exitCode: 2,
      complained: expect.stringMatching(/^There is no command 'dance'\.\n\nUsage/) as string,
    });
  });

  it('leaves a shared database alone that is not prepared', async () => {
    const { exitCode, complained } = await kinora(['invite'], { DATABASE_URL: await createEmptyDatabase() });
    expect([exitCode, complained]).toEqual([
      1,
      'kinora: The database of DATABASE_URL is not prepared for this version. Run npm start once.',
    ]);
  });
});

describe('npm run kinora -- doctor', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-doctor-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const environment = { DATABASE_URL: url, KINORA_DATA_DIR: folder };

  it('O3 finds nothing wrong with a sound installation', async () => {
    const { exitCode, said } = await kinora(['doctor'], environment);
    expect(said).toMatch(
      /^ok +settings[^]*ok +data folder[^]*ok +database[^]*ok +credits[^]*ok +queue[^]*ok +files/,
    );
    expect([exitCode, said.split('\n').at(-1)]).toEqual([0, 'Nothing is wrong.']);
  });

  it('L6 O3 names a drift, a missing file and a database that is not there, each with advice', async () => {
    await database.execute(sql`update credit_balances set available_hundredths = available_hundredths + 1`);
    await database.execute(sql`
      insert into assets (id, owner_id, kind, name, storage_key, content_type, bytes, sha256, provider, model, created_at)
      select 'a', id, 'film', 'film.mp4', 'assets/a/film.mp4', 'video/mp4', 5, 'x', 'builtin', 'x', now() from users limit 1`);
    const { exitCode, said } = await kinora(['doctor'], environment);
    expect(exitCode).toBe(1);
    expect(said).toMatch(/WRONG +credits +balance/);
    expect(said).toMatch(/WRONG +files +1 of 1 are broken; the first: assets\/a\/film.mp4 is missing/);
    await database.execute(sql`update credit_balances set available_hundredths = available_hundredths - 1`);
    expect((await kinora(['doctor'], environment)).said).toMatch(/ok +credits/);

    const away = await kinora(['doctor'], { ...environment, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    expect([away.exitCode, away.said]).toEqual([
      1,
      expect.stringMatching(/WRONG +installation +.*ECONNREFUSED/),
    ]);
  });
});

describe('npm run kinora -- vendors check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-vendors-'));
  const simulator = await startFalSimulator({
    prices: {
      'fal-ai/flux/schnell': { unit_price: 0.003, unit: 'images' },
      'fal-ai/qwen-image': { unit_price: 0.02, unit: 'images' },
      'fal-ai/gpt-image-1-mini': { unit_price: 7, unit: 'tokens' },
    },
  });
  afterAll(async () => {
    await simulator.close();
    await rm(folder, { recursive: true, force: true });
  });
  const environment = {
    DATABASE_URL: url,
    KINORA_DATA_DIR: folder,
    FAL_KEY: simulator.apiKey,
    ...simulator.addresses,
  };
  const check = (more: string[], changes: Record<string, string> = {}) =>
    kinora(['vendors', 'check', 'fal', ...more], { ...environment, ...changes });
  const spentMicro = async (): Promise<number> => (await readSpending(database)).spentMicro;
  const bought = (): string[] => simulator.submits.map(({ endpoint }) => endpoint);
  const charged = (): number => [...simulator.charges.values()].reduce((sum, times) => sum + times, 0);

  it('buys nothing without an amount, and says what everything costs', async () => {
    const { exitCode, said } = await check([]);
    expect([exitCode, bought()]).toEqual([0, []]);
    expect(said).toMatch(/Nothing was bought; 0 of \d+ bindings/u);
    expect(said).toMatch(/image_whiteboard\S* flux_whiteboard|flux_whiteboard, image_whiteboard/u);
    expect(said).toMatch(/\| fal-ai\/flux\/schnell +\| active +\| not tried +\| +\| \$0\.003/u);
    expect(said).toMatch(/\| fal-ai\/gpt-image-1-mini +\| active +\| not tried +\| +\| \? /u);
    const report = await readFile(
      join(folder, '.cache', `vendors-fal-${new Date().toISOString().slice(0, 10)}.md`),
      'utf8',
    );
    expect(said.startsWith(report.trimEnd())).toBe(true);
  });

  it('tries the cheapest first, writes each down, and stays within the amount', async () => {
    const before = await spentMicro();
    const { exitCode, said, complained } = await check(['--spend', '0.15']);
    expect(exitCode, complained).toBe(0);
    expect(bought().slice(0, 2)).toEqual(['fal-ai/flux/schnell', 'fal-ai/qwen-image']);
    // 0.003 + 0.02 + three of 0.04: a fourth would be above the amount.
    expect([bought().length, charged()]).toEqual([5, 5]);
    expect((await spentMicro()) - before).toBe(143_000);
    expect(said).toMatch(/^\$0\.143 of \$0\.150; 5 of \d+ bindings made something, 0 failed/mu);
    expect(said).toMatch(/not tried: over the amount/u);
    const rows = await database.select().from(paidRequests);
    expect(rows.map(({ state, stepId, ownerId }) => [state, stepId, ownerId])).toEqual(
      rows.map(() => ['made', null, null]),
    );
    expect(rows.map(({ endpoint }) => endpoint).toSorted()).toEqual(bought().toSorted());
    const states = await database.select().from(endpointStates);
    expect(states.map(({ state }) => state)).toEqual(rows.map(() => 'ready'));
  });

  it('notes what is gone or fails, and goes on', async () => {
    const path = join(folder, 'bindings.json');
    const moved = { provider: 'fal', endpoint: 'fal-ai/no-such-model' };
    await writeFile(path, JSON.stringify({ flux_whiteboard: [moved] }));
    const known = bought().length;
    // Nobody lists what it would cost, so it is not bought.
    expect((await check(['--spend', '0.01'])).said).toMatch(
      /\| fal-ai\/no-such-model +\| no +\| not tried: its price/u,
    );
    await rm(path);
    simulator.play('submit-status:404', 'fail:policy');
    const { exitCode, said } = await check(['--spend', '0.10']);
    expect(exitCode).toBe(1);
    expect(said).toMatch(/\| fal-ai\/flux\/schnell +\| active +\| GONE/u);
    expect(said).toMatch(/\| fal-ai\/qwen-image +\| active +\| FAILED .*refused this content/u);
    expect(bought().length).toBeGreaterThan(known + 3);
    const states = await database.select().from(endpointStates);
    expect(states.find(({ endpoint }) => endpoint === 'fal-ai/flux/schnell')?.state).toBe('gone');
  });

  it('stops at once when the balance is used up, or the key is refused', async () => {
    const known = bought().length;
    simulator.play('polls:1', 'locked');
    const empty = await check(['--spend', '1.00']);
    expect([empty.exitCode, bought().length - known]).toEqual([1, 2]);
    expect(empty.said).toContain(`Stopped: ${sentences.mediaService.noCredit}`);
    const refused = await check(['--spend', '1.00'], { FAL_KEY: 'another:key' });
    expect([refused.exitCode, bought().length - known]).toEqual([1, 2]);
    expect(refused.said).toContain(`Stopped: ${sentences.mediaService.keyRefused}`);
    expect(refused.said).not.toContain('another:key');
  });

  it('says what is missing', async () => {
    expect((await check([], { FAL_KEY: '' })).complained).toContain('fal is not connected. Set FAL_KEY');
    const other = await kinora(['vendors', 'check', 'nobody'], environment);
    const names = mediaVendors.map(({ key }) => key).join(', ');
    expect(other.complained).toBe(`kinora: There is no vendor 'nobody'. There is: ${names}.`);
  });
});

describe('npm run kinora with the bundled database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-command-'));
  // The bundled database may run as another user, who has to walk through.
  await chmod(folder, 0o711);
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const environment = { KINORA_DATA_DIR: join(folder, 'data') };

  it('works on a stopped installation and beside a running one', { timeout: 120_000 }, async () => {
    const stopped = await kinora(['invite'], environment);
    expect([stopped.exitCode, stopped.said]).toEqual([0, expect.stringMatching(/^(\w{4}-){3}\w{4}\n/)]);
    const config = parseConfig(environment, folder);
    const running = await openInstallation({ config, log: silentLog, onProgress: () => undefined });
    try {
      const beside = await kinora(['invite'], environment);
      expect([beside.exitCode, beside.complained]).toEqual([0, '']);
    } finally {
      await running.close();
    }
  });
});
