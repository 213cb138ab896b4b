import { type SignUpPayload } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import { AppError, isAppError } from '../../platform/errors/app-error.ts';
import { activateAccount, redeemInvitation } from '../invitations/index.ts';
import { normalizeCode } from '../../platform/codes/code-symbols.ts';
import type { AccessDeps } from './access-deps.ts';
import { networkOfAddress } from '../../platform/http/network-of-address.ts';
import { createSessions, type OpenedSession, type Visit, type WithCookies } from './sessions/sessions.ts';
import { isSetupCode } from '../../platform/codes/setup-code.ts';
import { countTry, forgiveTries, type Try } from './throttle/throttle.ts';
import { throttleRules } from './throttle/throttle-rules.ts';

/** What the first account, the admin's, starts with. */
const ADMIN_CREDITS_HUNDREDTHS = 1_000_00n;

/** Any number that nobody else locks: first accounts are made one after the other. */
const FIRST_ACCOUNT_LOCK = 5_224_108_802;

interface SignUp {
  readonly visit: Visit;
  readonly payload: SignUpPayload;
}

/**
 * Makes an account and signs it in. The first one of an installation becomes the admin; an invitation code activates
 * another at once. A refusal leaves nothing behind: no account, no spent code.
 * @throws AppError `conflict` for a taken address, `bad-request` for a bad code, `forbidden` without the setup code,
 * `too-many`
 */
export async function signUp(
  deps: AccessDeps,
  { visit, payload }: SignUp,
): Promise<WithCookies<OpenedSession>> {
  const codeTries = await countSignUp(deps, { visit, payload });
  // Hashed before the transaction begins: it would hold a connection and a lock for as long.
  const passwordHash = await deps.passwords.hash(payload.password);
  const signedUp = await refuseTakenAddress(deps, payload.email, () =>
    deps.database.transaction(async (tx) => {
      const isFirst = await lockFirstAccount(tx);
      if (isFirst) {
        requireSetupCode(deps, payload.setup_code ?? '');
      }
      const { name, email, password } = payload;
      const passwords = { ...deps.passwords, hash: () => Promise.resolve(passwordHash) };
      const sessions = createSessions({ ...deps, database: tx, passwords });
      const made = await sessions.signUp(visit, { name, email, password });
      await welcome(tx, deps, { userId: made.answer.user.id, isFirst, code: payload.invitation_code ?? '' });
      return made;
    }),
  );
  await forgiveTries(deps.database, codeTries);
  return signedUp;
}

/** A sign-up counts, whatever becomes of it; a code in it counts until it proves right. */
function countSignUp({ database, clock }: AccessDeps, { visit, payload }: SignUp): Promise<Try[]> {
  const now = clock.now();
  const caller = networkOfAddress(visit.address);
  const hasCode = [payload.invitation_code, payload.setup_code].some(
    (code) => normalizeCode(code ?? '') !== '',
  );
  const codeTries = hasCode ? [{ rule: throttleRules.invitationFromNetwork, caller, now }] : [];
  return database.transaction(async (tx) => {
    await countTry(tx, { rule: throttleRules.signUp, caller, now });
    for (const codeTry of codeTries) {
      await countTry(tx, codeTry);
    }
    return codeTries;
  });
}

async function hasAccounts(tx: Transaction): Promise<boolean> {
  const [user] = await tx.select({ id: users.id }).from(users).limit(1);
  return user !== undefined;
}

/** Whether this is the first account; if so, no other one is made before this transaction ends. */
async function lockFirstAccount(tx: Transaction): Promise<boolean> {
  if (await hasAccounts(tx)) {
    return false;
  }
  await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
  return !(await hasAccounts(tx));
}

function requireSetupCode({ needsSetupCode, secret }: AccessDeps, typed: string): void {
  if (!needsSetupCode) {
    return;
  }
  if (normalizeCode(typed) === '') {
    throw new AppError('forbidden', { detail: sentences.account.setupCodeNeeded });
  }
  if (!isSetupCode(typed, secret)) {
    throw new AppError('forbidden', { detail: sentences.account.wrongSetupCode });
  }
}

interface Newcomer {
  readonly userId: string;
  readonly isFirst: boolean;
  readonly code: string;
}

async function welcome(
  tx: Transaction,
  deps: AccessDeps,
  { userId, isFirst, code }: Newcomer,
): Promise<void> {
  const now = deps.clock.now();
  if (isFirst) {
    await tx.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
    await activateAccount(tx, { userId, creditsHundredths: ADMIN_CREDITS_HUNDREDTHS, now });
    return;
  }
  if (normalizeCode(code) !== '') {
    await redeemInvitation(tx, { userId, code, creditsHundredths: deps.startingCreditsHundredths, now });
  }
}

/** Two sign-ups with one address at once: the second fails at the unique index, which the library cannot explain. */
async function refuseTakenAddress<Answer>(
  { database }: AccessDeps,
  email: string,
  make: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    // The library says no more than that it failed, as it does when the database is away.
    if (isAppError(error) && error.code !== 'unavailable') {
      throw error;
    }
    const [taken] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
    throw taken === undefined
      ? error
      : new AppError('conflict', { detail: sentences.account.emailTaken, cause: error });
  }
}
