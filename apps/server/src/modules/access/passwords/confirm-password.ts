import { sentences } from '@kinora/contract/sentences';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { credentials } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessDeps } from '../access-deps.ts';
import { countTry, forgetTries } from '../throttle/throttle.ts';
import { throttleRules } from '../throttle/throttle-rules.ts';

export interface PasswordProof {
  readonly userId: string;
  readonly password: string;
  /** Where the password stands in the request, for the form that shows the refusal. */
  readonly field: string;
}

/**
 * Makes sure that it is the account's owner who sits at a signed-in browser, before something that cannot be undone.
 * @returns the hash it was proved by @throws AppError `invalid` for a wrong password, `too-many` while the account has
 * to wait
 */
export async function confirmPassword(
  { database, passwords, clock }: Pick<AccessDeps, 'database' | 'passwords' | 'clock'>,
  { userId, password, field }: PasswordProof,
): Promise<string> {
  const attempt = { rule: throttleRules.passwordConfirmation, caller: userId, now: clock.now() };
  await database.transaction((tx) => countTry(tx, attempt));
  const hash = await readPasswordHash(database, userId);
  if (hash === null || !(await passwords.verify(password, hash))) {
    throw wrongPassword(field);
  }
  await forgetTries(database, [attempt]);
  return hash;
}

/** The refusal of a password that is not the account's, or not any more. */
export function wrongPassword(field: string): AppError {
  const message = sentences.account.wrongPassword;
  return new AppError('invalid', { detail: message, errors: [{ path: field, message }] });
}

async function readPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [credential] = await database
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNotNull(credentials.password)));
  return credential?.password ?? null;
}
