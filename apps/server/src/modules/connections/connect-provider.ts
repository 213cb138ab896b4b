import type { ConnectProviderPayload } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { baseUrlProblem } from '@kinora/outside';
import type { BaseUrlProblem } from '@kinora/outside';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { connectionChecks, connectionKeys } from '../../db/schema/index.ts';
import { keyHintOf, sealKey } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { noteChange } from './audit.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { requireChangeable } from './require-changeable.ts';

export interface ConnectWish {
  readonly provider: string;
  readonly payload: ConnectProviderPayload;
  readonly actorId: string;
}

const words = sentences.connection;

/**
 * Keeps a vendor's key, encrypted, and where it is asked. A key that is kept goes to no other place than it was pasted for.
 * @throws AppError `not-found`; `conflict` where the environment decides; `invalid`
 */
export async function connectProvider(deps: ConnectionsDeps, wish: ConnectWish): Promise<void> {
  const { database, secret, clock } = deps;
  const { provider, payload } = wish;
  requireChangeable(deps, provider);
  const baseUrl = await judgeAddress(deps, payload.base_url);
  await database.transaction(async (tx) => {
    const kept = await lockKey(tx, provider);
    const isOtherPlace = baseUrl !== undefined && baseUrl !== (kept?.baseUrl ?? null);
    if (payload.api_key === undefined) {
      if (isOtherPlace || kept === undefined) {
        throw invalid('api_key', isOtherPlace ? words.keyNeeded : words.nothingSent);
      }
      return;
    }
    const row = {
      sealedKey: sealKey(payload.api_key, { secret, provider }),
      keyHint: keyHintOf(payload.api_key),
      baseUrl: baseUrl === undefined ? (kept?.baseUrl ?? null) : baseUrl,
      changedAt: clock.now(),
    };
    await tx
      .insert(connectionKeys)
      .values({ provider, ...row })
      .onConflictDoUpdate({ target: connectionKeys.provider, set: row });
    // What was learnt with another key says nothing about this one.
    await tx.delete(connectionChecks).where(eq(connectionChecks.provider, provider));
    await noteChange(tx, deps.ids, {
      actorId: wish.actorId,
      action: 'key_set',
      subject: provider,
      detail: { key_hint: row.keyHint, base_url: row.baseUrl, is_replaced: kept !== undefined },
    });
  });
  await deps.connections.refresh();
}

async function lockKey(tx: Transaction, provider: string) {
  const [row] = await tx
    .select({ baseUrl: connectionKeys.baseUrl })
    .from(connectionKeys)
    .where(eq(connectionKeys.provider, provider))
    .for('update');
  return row;
}

/** Undefined: nothing was said about it. Without slashes at its end. */
async function judgeAddress(
  { addressesOf }: ConnectionsDeps,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (address === undefined || address === null) {
    return address;
  }
  const problem = await baseUrlProblem(address, addressesOf);
  if (problem !== null) {
    throw invalid('base_url', words.address[problem satisfies BaseUrlProblem]);
  }
  return address.replace(/\/+$/u, '');
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', { detail: message, errors: [{ path, message }] });
}
