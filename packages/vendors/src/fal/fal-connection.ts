import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import type { GuardSettings } from '@kinora/outside';
import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';

const MEBIBYTE = 1024 * 1024;

/** How long and how large; shorter and smaller in tests. */
export interface FalLimits {
  readonly submitMs: number;
  readonly questionMs: number;
  readonly transferMs: number;
  readonly resultBytes: number;
}

const limits: FalLimits = {
  submitMs: 30_000,
  questionMs: 30_000,
  transferMs: 600_000,
  resultBytes: 512 * MEBIBYTE,
};

/** What a test has of its own. */
export interface FalParticular {
  readonly limits?: Partial<FalLimits>;
  readonly now?: () => number;
  /** Resolves the names that results stand at. */
  readonly lookup?: GuardSettings['lookup'];
}

/** fal as this installation reaches it. */
export interface FalConnection {
  readonly apiKey: string;
  readonly queueUrl: string;
  readonly restUrl: string;
  readonly apiUrl: string;
  /** For answers of the service: the key goes to these three origins alone. */
  readonly fetch: typeof fetch;
  /** For results, which may stand anywhere in public. */
  readonly fetchResult: typeof fetch;
  readonly limits: FalLimits;
  readonly now: () => number;
}

const MOST_ANSWER_BYTES = 4 * MEBIBYTE;

/** The variables that hold addresses, and where fal stands when they are not set. */
export const addresses = {
  FAL_QUEUE_URL: 'https://queue.fal.run',
  FAL_REST_URL: 'https://rest.fal.ai',
  FAL_API_URL: 'https://api.fal.ai',
} as const;

export function connectFal(access: VendorAccess, particular: FalParticular = {}): FalConnection {
  const address = (name: keyof typeof addresses) =>
    addressSchema.parse(access.addresses[name] ?? addresses[name]);
  const queueUrl = address('FAL_QUEUE_URL');
  const restUrl = address('FAL_REST_URL');
  const apiUrl = address('FAL_API_URL');
  const all = { ...limits, ...particular.limits };
  const trustedUrls = [queueUrl, restUrl, apiUrl];
  return {
    apiKey: access.apiKey.trim(),
    queueUrl,
    restUrl,
    apiUrl,
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
 * The header that signs in. @throws ProviderError `auth` for a key that no header can carry, such as two lines of a file:
 * whoever sends it would name it in an error
 */
export function authorizationOf({ apiKey }: FalConnection): string {
  if (!/^[\x21-\x7e]+$/u.test(apiKey)) {
    throw new ProviderError('auth', sentences.mediaService.keyRefused);
  }
  return `Key ${apiKey}`;
}
