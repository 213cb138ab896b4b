import type { ModelStoreAnswer } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ModelStore } from '@kinora/models';
import { findModelStore } from '../../../gateway/index.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from '../connections-deps.ts';
import { usualLoopbackServers } from '../discovery/loopback-servers.ts';
import { pullAnswer, readPull } from './kept-pull.ts';

const ANSWER_LIMIT_MS = 10_000;

/** What a server keeps, and what it fetches. @throws AppError `conflict` where it keeps none, or may not be asked */
export async function readModelStore(deps: ConnectionsDeps, baseUrl: string): Promise<ModelStoreAnswer> {
  const store = modelStoreAt(deps, baseUrl);
  const [models, pull] = await Promise.all([listed(store), readPull(deps.database)]);
  return {
    models: models.map(({ name, bytes }) => ({ name, bytes })),
    suggestions: store.suggestions.map(({ name, bytes, note }) => ({ name, bytes, note })),
    pull: pull === null || pull.baseUrl !== baseUrl ? null : pullAnswer(pull),
  };
}

async function listed(store: ModelStore) {
  try {
    return await store.list({ signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  } catch (cause) {
    const detail = cause instanceof ProviderError ? cause.message : connectionSentences.unreachable;
    throw new AppError('conflict', { detail, cause });
  }
}

/** Of this machine or the connected server alone. @throws AppError `conflict` for any other place */
export function modelStoreAt(
  { makers, isDiscoveryOn, loopbackServers = usualLoopbackServers }: ConnectionsDeps,
  baseUrl: string,
): ModelStore {
  const here = loopbackServers.filter(({ keepsModels }) => keepsModels).map(addressOf);
  const store = findModelStore(baseUrl, { makers, here: isDiscoveryOn ? here : [] });
  if (store === null) {
    throw new AppError('conflict', { detail: connectionSentences.store.elsewhere });
  }
  return store;
}

function addressOf({ port, basePath }: { readonly port: number; readonly basePath: string }): string {
  return `http://127.0.0.1:${port}${basePath}`;
}
