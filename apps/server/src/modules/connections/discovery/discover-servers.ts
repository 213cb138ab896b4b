import type { FoundServer } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import { guardedFetch } from '@kinora/outside';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from '../connections-deps.ts';
import { usualLoopbackServers } from './loopback-servers.ts';
import type { LoopbackServer } from './loopback-servers.ts';

/** Whoever listens on this machine answers at once, or is not waited for. */
const ANSWER_LIMIT_MS = 1_000;
const MOST_ANSWER_BYTES = 1_000_000;

/** Looks for model servers on this machine, all at once; nothing leaves it. @throws AppError `conflict` where that is off */
export async function discoverServers({
  isDiscoveryOn,
  loopbackServers = usualLoopbackServers,
}: Pick<ConnectionsDeps, 'isDiscoveryOn' | 'loopbackServers'>): Promise<FoundServer[]> {
  if (!isDiscoveryOn) {
    throw new AppError('conflict', { detail: connectionSentences.discoveryIsOff });
  }
  return (await Promise.all(loopbackServers.map(findServer))).flat();
}

/** Nobody there, somebody else, or too slow: all of it means that this server does not run here. */
async function findServer(server: LoopbackServer): Promise<FoundServer[]> {
  const { port, path, basePath, title, provider, models, modelOf, keepsModels } = server;
  const origin = `http://127.0.0.1:${port}`;
  const fetchHere = guardedFetch({ trustedUrls: [origin], mostBytes: MOST_ANSWER_BYTES });
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const response = await fetchHere(`${origin}${path}`, { redirect: 'error', signal });
    const read = models.safeParse(response.ok ? await response.json() : null);
    if (!read.success) {
      return [];
    }
    const names = [...read.data];
    const model = modelOf(names);
    return [
      { provider, title, base_url: `${origin}${basePath}`, models: names, model, keeps_models: keepsModels },
    ];
  } catch {
    return [];
  }
}
