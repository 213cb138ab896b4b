import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { withDotEnv } from './platform/config/environment-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-config-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const strongSecret = 'Qf3vX9mTz7LpW2rYc8KsB5nHd1GjU6eA';

function problemsOf(environment: Record<string, string>): string[] {
  try {
    parseConfig(environment, folder);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems.map((problem) => problem.name);
  }
}

describe('defaults', () => {
  it('an empty environment starts on this machine alone, with everything in ./data', () => {
    expect(parseConfig({}, folder)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: join(folder, 'data'),
      role: 'all',
      databaseUrl: null,
      s3: null,
      secret: null,
      publicUrl: 'http://127.0.0.1:3000',
      isReachableFromOutside: false,
      startingCreditsHundredths: 2500n,
      storageLimitBytes: 20_000_000_000,
      logLevel: 'info',
    });
  });

  it.each([
    ['0.0.0.0', true, 'http://localhost:3000'],
    ['::', true, 'http://localhost:3000'],
    ['192.168.1.20', true, 'http://192.168.1.20:3000'],
    ['localhost', false, 'http://localhost:3000'],
    ['::1', false, 'http://[::1]:3000'],
    ['127.1.2.3', false, 'http://127.1.2.3:3000'],
  ])('HOST %s: reachable from outside %s, opened at %s', (host, isReachableFromOutside, publicUrl) => {
    expect(parseConfig({ HOST: host }, folder)).toMatchObject({ isReachableFromOutside, publicUrl });
  });

  it('an empty value counts as not set, and a slash at the end of an address is dropped', () => {
    const config = parseConfig({ DATABASE_URL: '', KINORA_PUBLIC_URL: 'https://films.example/' }, folder);
    expect(config).toMatchObject({ databaseUrl: null, publicUrl: 'https://films.example' });
  });
});

describe('sizes', () => {
  it.each([
    ['20 GB', 20_000_000_000],
    ['500 MB', 500_000_000],
    ['1.5gb', 1_500_000_000],
    ['2 TB', 2_000_000_000_000],
  ])('%s', (text, storageLimitBytes) => {
    expect(parseConfig({ KINORA_STORAGE_PER_ACCOUNT: text }, folder)).toMatchObject({ storageLimitBytes });
  });

  it.each(['20', 'GB', '-1 GB', '20 GiB', '1e9 MB', '20 GB more'])('%s is no size', (text) => {
    expect(problemsOf({ KINORA_STORAGE_PER_ACCOUNT: text })).toEqual(['KINORA_STORAGE_PER_ACCOUNT']);
  });
});

describe('the budget of a day', () => {
  it.each([
    ['10', 10_000_000],
    ['2.50', 2_500_000],
    ['0', 0],
    ['0.000001', 1],
  ])('%s dollars', (text, dailyBudgetMicro) => {
    expect(parseConfig({ KINORA_DAILY_BUDGET_USD: text }, folder)).toMatchObject({ dailyBudgetMicro });
  });

  it('is unlimited until it is set', () => {
    expect(parseConfig({}, folder).dailyBudgetMicro).toBeNull();
  });

  it.each(['ten', '-1', '$5', '1e3', '0.0000001', '10,5'])('%s is no amount', (text) => {
    expect(problemsOf({ KINORA_DAILY_BUDGET_USD: text })).toEqual(['KINORA_DAILY_BUDGET_USD']);
  });

  it('is shared by accounts, each of which may take a quarter or what is said', () => {
    expect(parseConfig({}, folder).accountShare).toBe(0.25);
    expect(parseConfig({ KINORA_DAILY_SHARE: '0.5' }, folder).accountShare).toBe(0.5);
    expect(parseConfig({ KINORA_DAILY_SHARE: '1' }, folder).accountShare).toBe(1);
  });

  it.each(['0', '1.5', '25', '-0.1', 'half'])('%s is no part', (text) => {
    expect(problemsOf({ KINORA_DAILY_SHARE: text })).toEqual(['KINORA_DAILY_SHARE']);
  });
});

describe('problems', () => {
  it('every problem is listed at once, each with its variable', () => {
    const environment = {
      PORT: 'http',
      KINORA_ROLE: 'boss',
      DATABASE_URL: 'mysql://x/y',
      KINORA_SECRET: 'short',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      S3_BUCKET: 'films',
      LOG_LEVEL: 'loud',
      ADMIN_EMAIL: 'nobody',
    };
    const names = problemsOf(environment);
    expect(names.toSorted()).toEqual([
      'ADMIN_EMAIL',
      'DATABASE_URL',
      'KINORA_ROLE',
      'KINORA_SECRET',
      'LLM_MODEL',
      'LOG_LEVEL',
      'PORT',
      'S3_ACCESS_KEY_ID',
      'S3_ENDPOINT',
      'S3_SECRET_ACCESS_KEY',
    ]);
    expect(() => parseConfig(environment, folder)).toThrow(
      /PORT must be a whole number[^]*KINORA_ROLE must be all/,
    );
  });

  it.each([
    'short',
    'a'.repeat(64),
    'changeme-changeme-changeme-QWERTYUIOP',
    'my very long kinora secret phrase for us all',
  ])('the guessable secret %j stops the start', (secret) => {
    expect(problemsOf({ KINORA_SECRET: secret })).toEqual(['KINORA_SECRET']);
  });

  it('a secret never appears in the message about it', () => {
    expect(() => parseConfig({ KINORA_SECRET: 'hunter2-hunter2' }, folder)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});

describe('proxies', () => {
  it.each([
    [undefined, ['loopback']],
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 172.16.0.0/12 ,fd00::/8', ['loopback', '172.16.0.0/12', 'fd00::/8']],
  ])('KINORA_TRUSTED_PROXIES %j trusts %j', (given, trustedProxies) => {
    const environment = given === undefined ? {} : { KINORA_TRUSTED_PROXIES: given };
    expect(parseConfig(environment, folder).trustedProxies).toEqual(trustedProxies);
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.5,', 'true', '0.0.0.0/0', '::/0', '1'])(
    'KINORA_TRUSTED_PROXIES %j stops the start',
    (list) => {
      expect(problemsOf({ KINORA_TRUSTED_PROXIES: list })).toEqual(['KINORA_TRUSTED_PROXIES']);
    },
  );
});

describe('outside models', () => {
  it('get their own settings and nothing else of the environment', () => {
    const environment = {
      KINORA_SECRET: strongSecret,
      SMTP_URL: 'smtp://me:pass@mail.example',
      MAIL_FROM: 'me@mail.example',
      FAL_KEY: 'a-key',
    };
    expect(parseConfig(environment, folder).models).toEqual({ FAL_KEY: 'a-key' });
  });
});

describe('sources', () => {
  it('a secret may come from a file; the variable itself wins', async () => {
    const path = join(folder, 'secret');
    await writeFile(path, `${strongSecret}\n`);
    expect(parseConfig({ KINORA_SECRET_FILE: path }, folder).secret).toBe(strongSecret);
    const direct = strongSecret.toLowerCase();
    expect(parseConfig({ KINORA_SECRET_FILE: path, KINORA_SECRET: direct }, folder).secret).toBe(direct);
  });

  it('a file that is not there or empty is a problem of its variable', async () => {
    const empty = join(folder, 'empty');
    await writeFile(empty, '\n');
    expect(problemsOf({ FAL_KEY_FILE: join(folder, 'none'), LLM_API_KEY_FILE: empty })).toEqual([
      'LLM_API_KEY_FILE',
      'FAL_KEY_FILE',
    ]);
  });

  it('.env is read when present, and the environment wins over it', async () => {
    await writeFile(join(folder, '.env'), 'PORT=4000\nHOST="localhost"\n# a remark\n');
    const config = parseConfig(withDotEnv({ PORT: '5000' }, folder), folder);
    expect(config).toMatchObject({ port: 5000, host: 'localhost' });
    expect(withDotEnv({ PORT: '1' }, join(folder, 'elsewhere'))).toEqual({ PORT: '1' });
  });
});
