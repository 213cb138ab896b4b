import { type SignInPayload } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { and, eq, isNotNull } from 'drizzle-orm';
import { credentials, users } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AccessDeps } from './access-deps.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import { lockAccount } from './sessions/lock-account.ts';
import { createSessions, type OpenedSession, type Visit, type WithCookies } from './sessions/sessions.ts';
import { countTry, forgetTries, forgiveTries, type Try } from './throttle/throttle.ts';
import { ATTACK_FAILURES, throttleRules } from './throttle/throttle-rules.ts';

/**
 * Signs in with a password. @throws AppError `not-signed-in` when it is wrong, `forbidden` when an admin closed the
 * account, `too-many` while the caller has to wait
 */
export async function signIn(
  deps: AccessDeps,
  { visit, payload }: { visit: Visit; payload: SignInPayload },
): Promise<WithCookies<OpenedSession>> {
  const tries = await countSignIn(deps, visit, payload.email);
  const signedIn = await openSession(deps, { visit, payload });
  await forgiveTries(deps.database, tries.shared);
  await forgetTries(deps.database, [tries.own]);
  return signedIn;
}

/**
 * The password is judged before the transaction begins: its hash would hold a connection and a lock for as long. What
 * was judged has to be the account's password still when the session is opened.
 */
async function openSession(
  deps: AccessDeps,
  { visit, payload }: { visit: Visit; payload: SignInPayload },
): Promise<WithCookies<OpenedSession>> {
  const proven = await provePassword(deps, payload);
  return await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, proven.userId, 'share');
    if (account !== undefined && account.closedAt !== null) {
      throw new AppError('forbidden', { detail: sentences.account.closed });
    }
    const passwords = {
      hash: () => Promise.resolve(proven.hash),
      verify: (_password: string, hash: string) => Promise.resolve(hash === proven.hash),
    };
    return await createSessions({ ...deps, database: tx, passwords }).signIn(visit, payload);
  });
}

/** @throws AppError `not-signed-in`, the same and as late for an unknown address and a wrong password */
async function provePassword(
  { database, passwords }: AccessDeps,
  { email, password }: SignInPayload,
): Promise<{ userId: string; hash: string }> {
  const [found] = await database
    .select({ userId: users.id, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), isNotNull(credentials.password)));
  const hash = found?.hash ?? (await passwords.hash(password));
  if (found === undefined || !(await passwords.verify(password, hash))) {
    throw new AppError('not-signed-in', { detail: sentences.account.wrongCredentials });
  }
  return { userId: found.userId, hash };
}

interface SignInTries {
  /** Counted together with other accounts and other networks. */
  readonly shared: readonly Try[];
  /** Of this account from this network. */
  readonly own: Try;
}

/** Counts against the account everywhere, the network, and the account from this network; a refusal counts nothing. */
function countSignIn({ database, clock }: AccessDeps, visit: Visit, email: string): Promise<SignInTries> {
  const now = clock.now();
  const network = networkOfAddress(visit.address);
  const anywhere = { rule: throttleRules.signInAnywhere, caller: email, now };
  const fromNetwork = { rule: throttleRules.signInFromNetwork, caller: network, now };
  return database.transaction(async (tx) => {
    const failures = await countTry(tx, anywhere);
    await countTry(tx, fromNetwork);
    const isUnderAttack = failures > ATTACK_FAILURES;
    const rule = isUnderAttack ? throttleRules.signInUnderAttack : throttleRules.signInToAccount;
    const own = { rule, caller: `${email} ${network}`, now };
    await countTry(tx, own);
    return { shared: [anywhere, fromNetwork], own };
  });
}
