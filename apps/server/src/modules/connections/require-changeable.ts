import { builtInProvider } from '@kinora/contract/api';
import { connectionSentences } from '@kinora/contract/sentences';
import type { MakerSettings } from '../../gateway/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ConnectionsDeps } from './connections-deps.ts';

/** A vendor that is connected and disconnected here, whatever it makes. */
export interface Changeable {
  /** It is reached without one being set. */
  readonly hasOwnAddress: boolean;
  /** An address alone connects it: it may want a key or not. */
  readonly isKeyOptional: boolean;
  readonly takesModel: boolean;
  /** Whether such settings connect it. Asks nobody. */
  readonly fits: (settings: MakerSettings) => boolean;
}

/** @throws AppError `not-found` for what this version does not know; `conflict` for what the environment decides, or nobody can */
export function requireChangeable(
  { vendors, makers, connections }: ConnectionsDeps,
  provider: string,
): Changeable {
  const maker = makers.vendors.find(({ key }) => key === provider);
  const source =
    connections.connection(provider)?.source ?? makers.open().find(({ key }) => key === provider)?.source;
  if (provider === builtInProvider || maker?.variables === null || source === 'environment') {
    throw new AppError('conflict', { detail: connectionSentences.onlyEnvironment });
  }
  if (maker !== undefined) {
    return {
      hasOwnAddress: maker.keyUrl !== null,
      isKeyOptional: maker.keyUrl === null,
      takesModel: maker.variables.model !== null,
      fits: (settings) => makers.wouldConnect(maker, settings),
    };
  }
  const vendor = vendors.find(({ key }) => key === provider);
  if (vendor === undefined) {
    throw new AppError('not-found');
  }
  const { keyUrl, isKeyOptional = false } = vendor;
  return { hasOwnAddress: keyUrl !== null, isKeyOptional, takesModel: false, fits: () => true };
}
