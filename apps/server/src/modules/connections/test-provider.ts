import type { Capability } from '@kinora/contract/api';
import { connectionSentences, sentences } from '@kinora/contract/sentences';
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
 * Asks a vendor whether it answers and takes the key; costs nothing, and is kept for the list.
 * @throws AppError `not-found`; `conflict` for what is not connected, or tried out elsewhere; `invalid` for a capability it
 * does not serve
 */
export async function testProvider(
  deps: ConnectionsDeps,
  { provider, capability }: { provider: string; capability: Capability | undefined },
): Promise<TestOutcome> {
  const entry = await readProvider(deps, provider);
  if (capability !== undefined && !entry.capabilities.includes(capability)) {
    throw new AppError('invalid', { detail: connectionSentences.doesNotServe });
  }
  if (entry.state === 'locked') {
    return { ok: false, sentence: sentences.paid.keyLocked, latency_ms: 0 };
  }
  if (!entry.is_configured) {
    throw new AppError('conflict', { detail: connectionSentences.notConnected });
  }
  const tested = testedOf(deps, provider);
  if (tested === null) {
    throw new AppError('conflict', { detail: connectionSentences.testUnderHealth });
  }
  return await ask(deps, provider, tested);
}

/** What can be asked, and what it is: of another one the answer says nothing. */
interface Tested {
  readonly connection: object;
  readonly hasKey: boolean;
  readonly test: (signal: AbortSignal) => Promise<void>;
}

/** Null: nobody stands there who could be asked for nothing. */
function testedOf({ connections, makers, gateway }: ConnectionsDeps, provider: string): Tested | null {
  const connection = connections.connection(provider);
  if (connection !== undefined) {
    const test = (signal: AbortSignal) => gateway.media.test(provider, { signal });
    return { connection, hasKey: connection.keyHint !== null, test };
  }
  const maker = makers.open().find(({ key }) => key === provider);
  return maker === undefined
    ? null
    : { connection: maker, hasKey: maker.keyHint !== null, test: (signal) => maker.test({ signal }) };
}

async function ask(deps: ConnectionsDeps, provider: string, tested: Tested): Promise<TestOutcome> {
  const { clock } = deps;
  const begunAt = clock.now();
  const known = await judge(tested);
  const checkedAt = clock.now();
  // It may have been connected anew meanwhile, of which this says nothing.
  if (testedOf(deps, provider)?.connection === tested.connection) {
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

async function judge({ test, hasKey }: Tested) {
  const { accepted, answered } = connectionSentences;
  try {
    await test(AbortSignal.timeout(ANSWER_LIMIT_MS));
    return { state: 'ok', sentence: hasKey ? accepted : answered } as const;
  } catch (error) {
    return judgeFailure(error instanceof ProviderError ? error.kind : 'transient');
  }
}
