import { builtInProvider } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { MediaVendor } from '@kinora/models';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from './connections-deps.ts';

/**
 * A vendor whose key is pasted here. @throws AppError `not-found` for what this version does not know; `conflict` for what
 * the environment decides, or nobody can
 */
export function requireChangeable(
  { vendors, setUpServers, connections }: ConnectionsDeps,
  provider: string,
): MediaVendor {
  const isSetUp = provider === builtInProvider || setUpServers.some((one) => one.provider === provider);
  const vendor = vendors.find(({ key }) => key === provider);
  if (isSetUp || connections.connection(provider)?.source === 'environment') {
    throw new AppError('conflict', { detail: sentences.connection.onlyEnvironment });
  }
  if (vendor === undefined) {
    throw new AppError('not-found');
  }
  return vendor;
}
