import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors/app-error.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createAccessApp, emailOf, freshAddress, PASSWORD } from '../../../testing/access-app.ts';
import { nextCount, type TryCount } from './throttle.ts';
import { throttleRules, type ThrottleRule } from './throttle-rules.ts';

const { database } = await createTestDatabase();
const app = await createAccessApp(database);

function trySignIn(name: string, address: string, password = 'a wrong password') {
  return app.call('POST', '/api/auth/sign-in/email', {
    payload: { email: emailOf(name), password },
    address,
  });
}

/** Tries without a pause for so long, and counts how often a password was looked at. */
async function attack(name: string, address: string, seconds: number): Promise<number> {
  let looked = 0;
  for (let second = 0; second < seconds; second += 1) {
    looked += (await trySignIn(name, address)).status === 401 ? 1 : 0;
    app.clock.passSeconds(1);
  }
  return looked;
}

/** How many of a caller's tries, one a second, are looked at. */
function countLooks(rule: ThrottleRule, seconds: number): number {
  let count: TryCount = { tries: 0, blockedUntil: new Date(0), lastTryAt: new Date(0) };
  let looks = 0;
  for (let second = 0; second < seconds; second += 1) {
    try {
      count = nextCount(rule, count, new Date(second * 1_000));
      looks += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
    }
  }
  return looks;
}

describe('the pace of tries', () => {
  it.each([
    throttleRules.signInToAccount,
    throttleRules.invitationFromNetwork,
    throttleRules.invitationByAccount,
  ])('A5 looks at no more than 20 tries in 15 minutes ($name)', (rule) => {
    expect(countLooks(rule, 900)).toBeLessThanOrEqual(20);
  });

  it('A5 doubles the wait, says how long it is, and forgets after an hour of peace', () => {
    const rule = throttleRules.signInToAccount;
    const now = new Date('2026-01-01T00:00:00Z');
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const blocked = nextCount(rule, { tries: 6, blockedUntil: now, lastTryAt: now }, now);
    expect(blocked).toEqual({ tries: 7, lastTryAt: now, blockedUntil: later(8) });
    expect(() => nextCount(rule, blocked, later(3.5))).toThrow(
      expect.objectContaining({ code: 'too-many', retryAfterSeconds: 5 }),
    );
    expect(nextCount(rule, blocked, later(8)).blockedUntil).toEqual(later(8 + 16));
    expect(nextCount(rule, blocked, later(3_601)).tries).toBe(1);
  });

  it('A5 never makes anybody wait more than 15 minutes', () => {
    const now = new Date();
    const { blockedUntil } = nextCount(
      throttleRules.signInToAccount,
      { tries: 5_000, blockedUntil: now, lastTryAt: now },
      now,
    );
    expect(blockedUntil.getTime() - now.getTime()).toBe(900_000);
  });
});

describe('sign-in under attack', () => {
  it('A5 looks at no more than 20 of 200 wrong passwords, and lets the owner in from elsewhere', async () => {
    await app.signUp('Ada');
    const stranger = freshAddress();
    expect(await attack('Ada', stranger, 200)).toBeLessThanOrEqual(20);
    const refused = await trySignIn('Ada', stranger, PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await trySignIn('Ada', freshAddress(), PASSWORD)).status).toBe(200);
  });

  it('A5 counts simultaneous tries before it looks at any', async () => {
    await app.signUp('Ben');
    const stranger = freshAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => trySignIn('Ben', stranger)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(
      throttleRules.signInToAccount.freeTries,
    );
  });

  it('A5 lets the owner in from a new place even while many networks attack, each of which gets one try', async () => {
    await app.signUp('Cem');
    for (let attacker = 0; attacker < 25; attacker += 1) {
      const network = freshAddress();
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await trySignIn('Cem', network);
      }
    }
    const late = freshAddress();
    expect([(await trySignIn('Cem', late)).status, (await trySignIn('Cem', late)).status]).toEqual([
      401, 429,
    ]);
    expect((await trySignIn('Cem', freshAddress(), PASSWORD)).status).toBe(200);
  });

  it('A5 counts all addresses of one IPv6 network as one caller', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      statuses.push((await trySignIn('Dee', `2001:db8:7:7::${attempt + 1}`)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('A5 slows a network that tries many accounts, known or not', async () => {
    const network = freshAddress();
    const statuses = [];
    for (let attempt = 0; attempt < 25; attempt += 1) {
      statuses.push((await trySignIn(`Guess${attempt}`, network)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      throttleRules.signInFromNetwork.freeTries,
    );
  });

  it('forgets a mistake once the right password came', async () => {
    await app.signUp('Eve');
    const home = freshAddress();
    for (let day = 0; day < 10; day += 1) {
      expect((await trySignIn('Eve', home)).status).toBe(401);
      expect((await trySignIn('Eve', home, PASSWORD)).status).toBe(200);
      app.clock.passSeconds(60);
    }
  });

  it('A5 slows sign-ups from one network', async () => {
    const address = freshAddress();
    const { freeTries } = throttleRules.signUp;
    const statuses = [];
    for (let attempt = 0; attempt < freeTries + 3; attempt += 1) {
      const payload = { name: 'Fay', email: emailOf('Ada'), password: PASSWORD };
      statuses.push((await app.call('POST', '/api/auth/sign-up/email', { payload, address })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });
});
