import type { ConnectProviderPayload } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { baseUrlProblem } from '@kinora/outside';
import type { BaseUrlProblem } from '@kinora/outside';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { capabilityChecks, connectionChecks, connectionKeys } from '../../db/schema/index.ts';
import { keyHintOf, sealKey } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { noteChange } from './audit.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { requireChangeable } from './require-changeable.ts';
import type { Changeable } from './require-changeable.ts';

export interface ConnectWish {
  readonly provider: string;
  readonly payload: ConnectProviderPayload;
  readonly actorId: string;
}

const words = connectionSentences;

/**
 * Keeps how a vendor is reached: its key, encrypted, its address and its model. A key that is kept goes to no other place
 * than it was pasted for. @throws AppError `not-found`; `conflict` where the environment decides; `invalid`
 */
export async function connectProvider(deps: ConnectionsDeps, wish: ConnectWish): Promise<void> {
  const { database, secret, clock } = deps;
  const { provider, payload } = wish;
  const changeable = requireChangeable(deps, provider);
  const baseUrl = await judgeAddress(deps, payload.base_url);
  await database.transaction(async (tx) => {
    const kept = await lockRow(tx, provider);
    const place = placeOf({ ...payload, base_url: baseUrl }, kept);
    const key = keyOf(payload.api_key, { kept: place.isOther ? undefined : kept, secret, provider });
    judge(changeable, { payload, kept, place, hasKey: key.sealedKey !== null });
    if (kept !== undefined && !isChange(payload, place, kept)) {
      return;
    }
    const row = { ...key, baseUrl: place.baseUrl, model: place.model, changedAt: clock.now() };
    await tx
      .insert(connectionKeys)
      .values({ provider, ...row })
      .onConflictDoUpdate({ target: connectionKeys.provider, set: row });
    // What was learnt with another key, or elsewhere, says nothing about this one.
    await tx.delete(connectionChecks).where(eq(connectionChecks.provider, provider));
    await tx.delete(capabilityChecks).where(eq(capabilityChecks.provider, provider));
    await noteChange(tx, deps.ids, {
      actorId: wish.actorId,
      action: 'key_set',
      subject: provider,
      detail: {
        key_hint: row.sealedKey === null ? null : row.keyHint,
        base_url: row.baseUrl,
        ...(row.model === null ? {} : { model: row.model }),
        is_replaced: kept !== undefined,
      },
    });
  });
  await Promise.all([deps.connections.refresh(), deps.makers.refresh()]);
}

type Kept = Pick<typeof connectionKeys.$inferSelect, 'sealedKey' | 'keyHint' | 'baseUrl' | 'model'>;

async function lockRow(tx: Transaction, provider: string): Promise<Kept | undefined> {
  const [row] = await tx
    .select()
    .from(connectionKeys)
    .where(eq(connectionKeys.provider, provider))
    .for('update');
  return row;
}

/** Where it is asked from now on, and for what. */
interface Place {
  readonly baseUrl: string | null;
  readonly model: string | null;
  readonly isOther: boolean;
}

/** What is left out stays, but a model of another server says nothing here. */
function placeOf(
  { base_url: baseUrl, model }: Pick<ConnectProviderPayload, 'base_url' | 'model'>,
  kept: Kept | undefined,
): Place {
  const keptUrl = kept?.baseUrl ?? null;
  const isOther = baseUrl !== undefined && baseUrl !== keptUrl;
  const keptModel = isOther ? null : (kept?.model ?? null);
  return {
    baseUrl: baseUrl === undefined ? keptUrl : baseUrl,
    model: model === undefined ? keptModel : model,
    isOther,
  };
}

function keyOf(
  apiKey: string | undefined,
  { kept, secret, provider }: { kept: Kept | undefined; secret: string; provider: string },
): Pick<Kept, 'sealedKey' | 'keyHint'> {
  return apiKey === undefined
    ? { sealedKey: kept?.sealedKey ?? null, keyHint: kept?.keyHint ?? '' }
    : { sealedKey: sealKey(apiKey, { secret, provider }), keyHint: keyHintOf(apiKey) };
}

function isChange({ api_key: key }: ConnectProviderPayload, place: Place, kept: Kept): boolean {
  return key !== undefined || place.isOther || place.model !== kept.model;
}

interface Judged {
  readonly payload: ConnectProviderPayload;
  readonly kept: Kept | undefined;
  readonly place: Place;
  readonly hasKey: boolean;
}

function judge(changeable: Changeable, { payload, kept, place, hasKey }: Judged): void {
  const { hasOwnAddress, isKeyOptional, takesModel, fits } = changeable;
  const { baseUrl, model } = place;
  // A server of one's own is connected anew; a service's key is not lost by a word.
  const isKeyLost = hasOwnAddress && place.isOther && (kept?.sealedKey ?? null) !== null;
  if (!hasKey && (!isKeyOptional || isKeyLost)) {
    throw invalid('api_key', place.isOther ? words.keyNeeded : words.nothingSent);
  }
  if (baseUrl === null && !(hasOwnAddress && hasKey)) {
    throw hasOwnAddress ? invalid('api_key', words.nothingSent) : invalid('base_url', words.addressNeeded);
  }
  if (!takesModel && (payload.model ?? null) !== null) {
    throw invalid('model', words.noModel);
  }
  // That there is a key is all that counts here.
  if (!fits({ apiKey: hasKey ? 'kept' : null, baseUrl, model })) {
    throw invalid('model', words.modelNeeded);
  }
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
