import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type PasswordLinkAnswer, type ResetPasswordPayload } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { and, eq, gt, isNotNull, like } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { credentials, sessions, users, verifications } from '../../../db/schema/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessDeps } from '../access-deps.ts';
import { lockAccount } from '../sessions/lock-account.ts';
import { networkOfAddress } from '../../../platform/http/network-of-address.ts';
import type { Visit } from '../sessions/sessions.ts';
import { countTry, forgetTries, forgiveTries } from '../throttle/throttle.ts';
import { throttleRules } from '../throttle/throttle-rules.ts';

const TOKEN_BYTES = 32;
const VALID_MS = 24 * 3_600_000;
/** A mail is read by who waits for it. */
const MAILED_VALID_MS = 3_600_000;

/** As the session library names such proofs in its table. Its own reset is three writes on their own, under no lock. */
const IDENTIFIER_START = 'reset-password:';

/**
 * A link by which whoever has it sets a new password for an account, once, within 24 hours. It is said here and nowhere
 * else: a hash of its token is kept. The links the account had before are worth nothing any more.
 * @throws AppError `not-found`
 */
export async function createPasswordLink(
  database: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<PasswordLinkAnswer> {
  return await database.transaction(async (tx) => {
    const account = await lockAccount(tx, userId, 'update');
    if (account === undefined || account.deletedAt !== null) {
      throw new AppError('not-found');
    }
    await forgetPasswordLinks(tx, userId);
    return await keepLink(tx, { userId, now, validMs: VALID_MS });
  });
}

/** A link for the person who asks by mail; null for accounts that nobody signs in to. It ends no other: strangers may ask. */
export async function createMailedLink(
  tx: Transaction,
  { email, now }: { email: string; now: Date },
): Promise<(PasswordLinkAnswer & { readonly userId: string }) | null> {
  const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
  if (account === undefined || account.deletedAt !== null || account.closedAt !== null) {
    return null;
  }
  return {
    userId: account.id,
    ...(await keepLink(tx, { userId: account.id, now, validMs: MAILED_VALID_MS })),
  };
}

async function keepLink(
  tx: Transaction,
  { userId, now, validMs }: { userId: string; now: Date; validMs: number },
): Promise<PasswordLinkAnswer> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs);
  const proof = { id: randomUUID(), identifier: identifierOf(token), value: userId, expiresAt };
  await tx.insert(verifications).values({ ...proof, createdAt: now, updatedAt: now });
  // Behind a hash, which browsers keep to themselves: no log and no other site learns the token.
  return { path: `/new-password#${token}`, expires_at: expiresAt.toISOString() };
}

/** Makes every link worthless that the account has, as another password and its deletion do. */
export async function forgetPasswordLinks(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, userId), like(verifications.identifier, `${IDENTIFIER_START}%`)));
}

/**
 * Sets a new password by a link, and ends every session of the account.
 * @throws AppError `bad-request`, one answer for unknown, used and expired links; `too-many`
 */
export async function resetPassword(
  deps: AccessDeps,
  { visit, payload }: { visit: Visit; payload: ResetPasswordPayload },
): Promise<void> {
  const now = deps.clock.now();
  const network = networkOfAddress(visit.address);
  const attempt = { rule: throttleRules.passwordLink, caller: network, now };
  await deps.database.transaction((tx) => countTry(tx, attempt));
  const identifier = identifierOf(payload.token);
  const isValid = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now));
  const [link] = await deps.database.select().from(verifications).where(isValid);
  if (link === undefined) {
    throw badLink();
  }
  // Hashed before the transaction begins: it would hold a connection and a lock for as long.
  const password = await deps.passwords.hash(payload.new_password);
  const email = await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, link.value, 'update');
    const used = await tx.delete(verifications).where(isValid).returning({ id: verifications.id });
    if (account === undefined || used.length === 0) {
      throw badLink();
    }
    await tx
      .update(credentials)
      .set({ password, updatedAt: now })
      .where(and(eq(credentials.userId, account.id), isNotNull(credentials.password)));
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
    await forgetPasswordLinks(tx, account.id);
    return account.email;
  });
  await forgiveTries(deps.database, [attempt]);
  // What was mistyped before no longer makes its owner wait.
  await forgetTries(deps.database, [
    { rule: throttleRules.signInToAccount, caller: `${email} ${network}`, now },
  ]);
}

function badLink(): AppError {
  return new AppError('bad-request', { detail: sentences.account.badPasswordLink });
}

/** The token has 256 bits, so a fast hash is enough. */
function identifierOf(token: string): string {
  return `${IDENTIFIER_START}${createHash('sha256').update(token).digest('base64url')}`;
}
