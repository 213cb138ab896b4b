import type { Capability } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { connectionChecks } from '../../db/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { judgeFailure } from './connection-state.ts';
import { readProvider } from './list-providers.ts';

/** Longer than a list of models takes anywhere. */
const ANSWER_LIMIT_MS = 15_000;

export interface TestOutcome {
  readonly ok: boolean;
  readonly sentence: string;
  readonly latency_ms: number;
}

/**
 * Asks a vendor whether it takes the key; costs nothing, and is kept for the list.
 * @throws AppError `not-found`; `conflict` for what is not connected, or tried out elsewhere; `invalid` for a capability it
 * does not serve
 */
export async function testProvider(
  deps: ConnectionsDeps,
  { provider, capability }: { provider: string; capability: Capability | undefined },
): Promise<TestOutcome> {
  const entry = await readProvider(deps, provider);
  if (capability !== undefined && !entry.capabilities.includes(capability)) {
    throw new AppError('invalid', { detail: sentences.connection.doesNotServe });
  }
  if (!deps.vendors.some(({ key }) => key === provider)) {
    throw new AppError('conflict', { detail: sentences.connection.testUnderHealth });
  }
  if (entry.state === 'locked') {
    return { ok: false, sentence: sentences.paid.keyLocked, latency_ms: 0 };
  }
  if (!entry.is_configured) {
    throw new AppError('conflict', { detail: sentences.connection.notConnected });
  }
  return await ask(deps, provider);
}

async function ask(deps: ConnectionsDeps, provider: string): Promise<TestOutcome> {
  const { gateway, connections, clock } = deps;
  const asked = connections.connection(provider);
  const begunAt = clock.now();
  const known = await judge(() =>
    gateway.media.test(provider, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }),
  );
  const checkedAt = clock.now();
  // Another key may have been pasted meanwhile, of which this says nothing.
  if (connections.connection(provider)?.keyFingerprint === asked?.keyFingerprint) {
    const news = { ...known, checkedAt, ...(known.state === 'ok' ? { lastOkAt: checkedAt } : {}) };
    await deps.database
      .insert(connectionChecks)
      .values({ provider, ...news })
      .onConflictDoUpdate({ target: connectionChecks.provider, set: news });
  }
  return {
    ok: known.state === 'ok',
    sentence: known.sentence,
    latency_ms: checkedAt.getTime() - begunAt.getTime(),
  };
}

async function judge(test: () => Promise<void>) {
  try {
    await test();
    return { state: 'ok', sentence: sentences.connection.accepted } as const;
  } catch (error) {
    return judgeFailure(error instanceof ProviderError ? error.kind : 'transient');
  }
}
