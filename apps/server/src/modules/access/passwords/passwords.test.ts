import { describe, expect, it } from 'vitest';
import { isAppError } from '../../../platform/errors/app-error.ts';
import { createPasswords } from './passwords.ts';

const cheap = { cost: 1_024, blockSize: 8, parallelization: 1 };

describe('passwords', () => {
  it('A7 are hashed with a cost as strong as argon2id at 19 MiB, and found right again', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse battery');
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/);
    expect(await passwords.verify('correct horse battery', hash)).toBe(true);
    expect(await passwords.verify('correct horse batterx', hash)).toBe(false);
  });

  it('have a salt of their own each time', async () => {
    const passwords = createPasswords(cheap);
    expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'));
  });

  it('are the same however their letters were composed', async () => {
    const passwords = createPasswords(cheap);
    const hash = await passwords.hash('caf\u00e9');
    expect(await passwords.verify('cafe\u0301', hash)).toBe(true);
  });

  it('are checked at the cost they were hashed with, when the cost has changed since', async () => {
    const hash = await createPasswords(cheap).hash('same');
    expect(await createPasswords({ ...cheap, cost: 2_048 }).verify('same', hash)).toBe(true);
  });

  it('A7 wait for their turn, and refuse when too many wait', async () => {
    const passwords = createPasswords(cheap);
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('same')));
    const refused = results.filter((result) => result.status === 'rejected');
    // Two run, forty wait.
    expect(results.length - refused.length).toBe(42);
    expect(refused.every(({ reason }) => isAppError(reason, 'too-many'))).toBe(true);
    expect(await passwords.hash('same')).toMatch(/^scrypt/);
  });
});
