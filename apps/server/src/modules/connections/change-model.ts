import { builtInProvider } from '@kinora/contract/api';
import type { ChangeModelPayload } from '@kinora/contract/api';
import { engineKeys } from '@kinora/contract/catalogue';
import { hundredthsOf, microDollarsOf } from '@kinora/contract/money';
import { connectionSentences } from '@kinora/contract/sentences';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { modelChoices } from '../../db/schema/index.ts';
import { markEndpoint } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { noteChange } from './audit.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { modelKeys } from './model-keys.ts';
import type { ModelKey } from './model-keys.ts';

export interface ModelWish {
  readonly key: string;
  readonly payload: ChangeModelPayload;
  readonly actorId: string;
}

const words = connectionSentences.model;

/**
 * Chooses who makes a model, and what it costs. Choosing somebody else forgets a price in dollars that was entered for the
 * one before. @throws AppError `not-found` for a key that the catalogue does not have; `invalid`
 */
export async function changeModel(
  deps: ConnectionsDeps,
  { key, payload, actorId }: ModelWish,
): Promise<void> {
  judgeMaker(deps, key, payload);
  await deps.database.transaction(async (tx) => {
    const row = { ...choiceOf(payload), changedAt: deps.clock.now() };
    await tx
      .insert(modelChoices)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: modelChoices.key, set: row });
    if (payload.provider !== undefined && payload.provider !== builtInProvider) {
      await askAgain(tx, deps, key);
    }
    await noteChange(tx, deps.ids, {
      actorId,
      action: 'model_changed',
      subject: key,
      detail: { ...payload },
    });
  });
  await deps.connections.refresh();
}

/** What is left out of a wish stays as it is. */
function choiceOf({ provider, endpoint = null, credits, estimate_usd: estimate }: ChangeModelPayload) {
  const maker = provider === undefined ? {} : { provider, endpoint, estimateMicro: null };
  const price = credits === undefined ? {} : { creditsHundredths: hundredthsOrNull(credits) };
  const cost =
    estimate === undefined ? {} : { estimateMicro: estimate === null ? null : microDollarsOf(estimate) };
  return { ...maker, ...price, ...cost };
}

function hundredthsOrNull(credits: number | null): number | null {
  return credits === null ? null : Number(hundredthsOf(credits));
}

function judgeMaker(deps: ConnectionsDeps, key: string, payload: ChangeModelPayload): void {
  const { provider = null, endpoint = null } = payload;
  const model = modelKeys.find((one) => one.key === key);
  const isStory = engineKeys.some((one) => one === key);
  if (model === undefined && !isStory) {
    throw new AppError('not-found');
  }
  if (endpoint !== null && (provider === null || provider === builtInProvider)) {
    throw invalid('endpoint', words.endpointAlone);
  }
  if (provider === null) {
    return;
  }
  if (model === undefined) {
    // A story is made of many things: only its price is chosen.
    throw invalid('provider', words.notOffered);
  }
  if (provider === builtInProvider) {
    if (!deps.hasBuiltIn(key)) {
      throw invalid('provider', words.noBuiltIn);
    }
    return;
  }
  judgeVendor(deps, model, { provider, endpoint });
}

/** An endpoint that no list knows may be new; one that is known to make something else is a mistake. */
function judgeVendor(
  { vendors, connections }: ConnectionsDeps,
  { key, medium }: ModelKey,
  { provider, endpoint }: { provider: string; endpoint: string | null },
): void {
  const vendor = vendors.find((one) => one.key === provider);
  if (vendor === undefined || !connections.candidates(key).some((one) => one.provider === provider)) {
    throw invalid('provider', words.notOffered);
  }
  const known = vendor.bindings.filter((binding) => binding.endpoint === endpoint);
  if (known.length > 0 && !known.some((binding) => binding.medium === medium)) {
    throw invalid('endpoint', words.wrongMedium);
  }
}

/** Who chooses an endpoint that was gone wants it tried once more. */
async function askAgain(tx: Transaction, { connections }: ConnectionsDeps, key: string): Promise<void> {
  const [choice] = await tx.select().from(modelChoices).where(eq(modelChoices.key, key));
  const provider = choice?.provider ?? null;
  if (provider === null) {
    return;
  }
  const first = connections.candidates(key).find((one) => one.provider === provider);
  const endpoint = choice?.endpoint ?? first?.endpoint;
  if (endpoint !== undefined) {
    await markEndpoint(tx, { provider, endpoint, state: 'untested' });
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('invalid', { detail: message, errors: [{ path, message }] });
}
