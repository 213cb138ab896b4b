import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { VendorAccess } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import type { GuardSettings } from '@kinora/outside';
import { addressSchema } from '../address-schema.ts';

const MEBIBYTE = 1024 * 1024;

/** How long and how large; shorter and smaller in tests. */
export interface RunwayLimits {
  readonly submitMs: number;
  readonly questionMs: number;
  readonly transferMs: number;
  readonly resultBytes: number;
}

const limits: RunwayLimits = {
  submitMs: 30_000,
  questionMs: 30_000,
  transferMs: 600_000,
  resultBytes: 512 * MEBIBYTE,
};

/** What a test has of its own. */
export interface RunwayParticular {
  readonly limits?: Partial<RunwayLimits>;
  readonly now?: () => number;
  /** Resolves the names that results stand at. */
  readonly lookup?: GuardSettings['lookup'];
}

/** Runway as this installation reaches it. */
export interface RunwayConnection {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** For answers of the service, and for uploads: the key goes to the base address alone. */
  readonly fetch: typeof fetch;
  /** For results, which may stand anywhere in public. */
  readonly fetchResult: typeof fetch;
  readonly limits: RunwayLimits;
  readonly now: () => number;
}

const MOST_ANSWER_BYTES = 4 * MEBIBYTE;
/** The version of the protocol that all of this is written for. */
const VERSION = '2024-11-06';

/** The variable that holds its address, and where Runway stands when it is not set. */
export const addresses = { RUNWAYML_BASE_URL: 'https://api.dev.runwayml.com' } as const;

export function connectRunway(access: VendorAccess, particular: RunwayParticular = {}): RunwayConnection {
  const address = access.addresses['RUNWAYML_BASE_URL'] ?? addresses.RUNWAYML_BASE_URL;
  const baseUrl = addressSchema.parse(address);
  const all = { ...limits, ...particular.limits };
  const trustedUrls = [baseUrl];
  return {
    apiKey: access.apiKey.trim(),
    baseUrl,
    fetch: guardedFetch({ trustedUrls, mostBytes: MOST_ANSWER_BYTES }),
    fetchResult: guardedFetch({
      trustedUrls,
      mostBytes: all.resultBytes,
      ...(particular.lookup === undefined ? {} : { lookup: particular.lookup }),
    }),
    limits: all,
    now: particular.now ?? Date.now,
  };
}

/**
 * The headers of every question. @throws ProviderError `auth` for a key that no header can carry, such as two lines of a
 * file: whoever sends it would name it in an error
 */
export function headersOf({ apiKey }: RunwayConnection): Record<string, string> {
  if (!/^[\x21-\x7e]+$/u.test(apiKey)) {
    throw new ProviderError('auth', sentences.mediaService.keyRefused);
  }
  return { accept: 'application/json', authorization: `Bearer ${apiKey}`, 'x-runway-version': VERSION };
}
