import { connectionSentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import { capabilityChecks, connectionChecks, connectionKeys } from '../../db/schema/index.ts';
import { countOpenRequests, forgetOpenRequests } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { noteChange } from './audit.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { requireChangeable } from './require-changeable.ts';

export interface DisconnectWish {
  readonly provider: string;
  /** Requests that are under way there are given up: nobody knows what becomes of them. */
  readonly isForced: boolean;
  readonly actorId: string;
}

/**
 * Forgets a vendor's key, or a server. @throws AppError `not-found` where none is kept; `conflict` where the environment decides, or
 * requests are under way, with their number
 */
export async function disconnectProvider(deps: ConnectionsDeps, wish: DisconnectWish): Promise<void> {
  const { database } = deps;
  const { provider, isForced } = wish;
  requireChangeable(deps, provider);
  await database.transaction(async (tx) => {
    const removed = await tx
      .delete(connectionKeys)
      .where(eq(connectionKeys.provider, provider))
      .returning({ sealedKey: connectionKeys.sealedKey, keyHint: connectionKeys.keyHint });
    const open = (await countOpenRequests(tx)).get(provider) ?? 0;
    const [row] = removed;
    if (row === undefined && !(isForced && open > 0)) {
      throw new AppError('not-found');
    }
    if (open > 0 && !isForced) {
      throw new AppError('conflict', { detail: connectionSentences.openRequests(open) });
    }
    await tx.delete(connectionChecks).where(eq(connectionChecks.provider, provider));
    await tx.delete(capabilityChecks).where(eq(capabilityChecks.provider, provider));
    await noteChange(tx, deps.ids, {
      actorId: wish.actorId,
      action: 'key_removed',
      subject: provider,
      detail: { key_hint: hasKey(row) ? row.keyHint : null, open_requests: open },
    });
  });
  await Promise.all([deps.connections.refresh(), deps.makers.refresh()]);
  if (isForced) {
    await forgetOpenRequests(database, provider, deps.whenEnded);
  }
}

interface Removed {
  readonly sealedKey: string | null;
  readonly keyHint: string;
}

function hasKey(row: Removed | undefined): row is Removed {
  return row !== undefined && row.sealedKey !== null;
}
