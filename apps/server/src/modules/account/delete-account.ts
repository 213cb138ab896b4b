import { DeleteAccountAnswerSchema, DeleteAccountPayloadSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../db/client.ts';
import {
  accessApplications,
  assets,
  chatSessions,
  consents,
  credentials,
  invitationRedemptions,
  libraryFolders,
  notificationChoices,
  projects,
  sessions,
  users,
} from '../../db/schema/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { currentUser, forgetPasswordLinks, guards, sendCookies, visitOf } from '../access/index.ts';
import { grantCredits, readBalance } from '../credits/index.ts';
import { endProjects, lockProjectsOf } from '../projects/index.ts';
import { forgetWaiting } from '../waitlist/index.ts';

export interface DeletionDeps {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Leaver {
  readonly userId: string;
  readonly email: string;
}

/**
 * Removes everything of an account: projects with their files, shares, sessions, password, name and address. Running
 * work is cancelled and its credits given back; what is left of them returns to where credits come from. The account's
 * row stays without a name, since the ledger is never changed and has to add up.
 * @throws AppError `conflict` for the last admin; `unavailable` while the ledger does not add up
 */
export async function deleteAccount(deps: DeletionDeps, leaver: Leaver): Promise<void> {
  let files: string[] | null = null;
  while (files === null) {
    files = await deps.database.transaction((tx) => removeAccount(tx, deps, leaver));
  }
  await removeFiles(deps, files);
}

/**
 * Locks in the order of everybody else: projects, then the account, then its balance. Whoever keeps something for a
 * project has that locked and needs the account. @returns the files without a row now; null when a project was begun
 * before the account was locked, and nothing has been changed
 */
async function removeAccount(tx: Transaction, deps: DeletionDeps, leaver: Leaver): Promise<string[] | null> {
  const { userId } = leaver;
  const owned = await lockProjectsOf(tx, userId);
  await lockLeaver(tx, userId);
  if ((await tx.$count(projects, eq(projects.ownerId, userId))) !== owned.length) {
    return null;
  }
  const now = deps.clock.now();
  await endProjects(tx, deps.queue, { owned, sentence: sentences.account.deletedReason, now });
  await giveCreditsUp(tx, userId);
  const keys = await removeBelongings(tx, leaver);
  await tx
    .update(users)
    .set({ ...nobody(userId), updatedAt: now, deletedAt: now })
    .where(eq(users.id, userId));
  return keys;
}

/**
 * Whoever starts something now waits for the end of this transaction, and then finds an account without credits. All
 * admins are locked, in one order: two last ones cannot leave at the same time.
 */
async function lockLeaver(tx: Transaction, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError('conflict', { detail: sentences.account.lastAdmin });
  }
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

async function giveCreditsUp(tx: Transaction, userId: string): Promise<void> {
  const { availableHundredths } = await readBalance(tx, userId);
  if (availableHundredths > 0n) {
    await grantCredits(tx, {
      userId,
      amountHundredths: -availableHundredths,
      reason: sentences.account.deletedReason,
      key: 'account-deleted',
    });
  }
}

/** @returns where the files are that no row names any more */
async function removeBelongings(tx: Transaction, { userId, email }: Leaver): Promise<string[]> {
  const files = await tx.select({ key: assets.storageKey }).from(assets).where(eq(assets.ownerId, userId));
  await tx.delete(projects).where(eq(projects.ownerId, userId));
  await tx.delete(assets).where(eq(assets.ownerId, userId));
  await tx.delete(libraryFolders).where(eq(libraryFolders.ownerId, userId));
  await tx.delete(notificationChoices).where(eq(notificationChoices.userId, userId));
  await tx.delete(chatSessions).where(eq(chatSessions.ownerId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(consents).where(eq(consents.userId, userId));
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx.delete(invitationRedemptions).where(eq(invitationRedemptions.userId, userId));
  await tx.delete(accessApplications).where(eq(accessApplications.email, email));
  await forgetPasswordLinks(tx, userId);
  await forgetWaiting(tx, email);
  return files.map(({ key }) => key);
}

/** What stays in the account's row: nothing that says whose it was. */
function nobody(userId: string) {
  return {
    name: '',
    // Reserved (RFC 2606): nobody can own such an address.
    email: `${userId}@deleted.invalid`,
    emailVerified: false,
    image: null,
    isAdmin: false,
    activatedAt: null,
    closedAt: null,
    storedPlan: 'free',
  };
}

/** What cannot be removed now is found by the sweep of files that no row names. */
async function removeFiles({ storage, log }: DeletionDeps, keys: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)));
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed.length > 0) {
    log.warn(
      { err: failed[0]?.reason, failed: failed.length },
      'Files of a deleted account are left to the sweep',
    );
  }
}

/** The way out: the account with everything in it, after its password was asked. */
export function registerAccountDeletion(instance: FastifyInstance, deps: DeletionDeps): void {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/api/account/delete',
    {
      onRequest: guards.signedIn,
      schema: {
        tags: ['account'],
        body: DeleteAccountPayloadSchema,
        response: { 200: DeleteAccountAnswerSchema },
      },
    },
    async (request, reply) => {
      const { id, email } = currentUser(request);
      await instance.confirmPassword({ userId: id, password: request.body.password, field: 'password' });
      await deleteAccount(deps, { userId: id, email });
      const { cookies } = await instance.sessions.signOut(visitOf(request));
      sendCookies(reply, cookies);
      return { deleted: true as const };
    },
  );
}
