import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import type { GuardSettings } from '@kinora/outside';

const MEBIBYTE = 1024 * 1024;
const MOST_ANSWER_BYTES = 4 * MEBIBYTE;

/** How long and how large; shorter and smaller in tests. */
export interface QueueLimits {
  readonly submitMs: number;
  readonly questionMs: number;
  readonly transferMs: number;
  readonly resultBytes: number;
}

const limits: QueueLimits = {
  submitMs: 30_000,
  questionMs: 30_000,
  transferMs: 600_000,
  resultBytes: 512 * MEBIBYTE,
};

/** What a test has of its own. */
export interface QueueParticular {
  readonly limits?: Partial<QueueLimits>;
  readonly now?: () => number;
  /** Resolves the names that results stand at. */
  readonly lookup?: GuardSettings['lookup'];
}

/** What a vendor says about its queue. */
export interface QueueManner {
  readonly apiKey: string;
  /** Where the key goes, and nowhere else. */
  readonly trustedUrls: readonly string[];
  /** The headers that sign in. */
  readonly signIn: (apiKey: string) => Readonly<Record<string, string>>;
  /** Headers of answers that say something about a request, beside `retry-after`. */
  readonly tells?: (header: string) => boolean;
}

/** A service that answers with a handle which is asked about later, as this installation reaches it. */
export interface QueueConnection {
  readonly apiKey: string;
  /**
   * The headers of every question. @throws ProviderError `auth` for a key that no header can carry, such as two lines of a
   * file: whoever sends it would name it in an error
   */
  readonly headers: () => Readonly<Record<string, string>>;
  /** For answers of the service, and for uploads. */
  readonly fetch: typeof fetch;
  /** For results, which may stand anywhere in public. */
  readonly fetchResult: typeof fetch;
  readonly tells: (header: string) => boolean;
  readonly limits: QueueLimits;
  readonly now: () => number;
}

export function openQueue(manner: QueueManner, particular: QueueParticular): QueueConnection {
  const { trustedUrls, signIn, tells = () => false } = manner;
  const apiKey = manner.apiKey.trim();
  const all = { ...limits, ...particular.limits };
  const { lookup } = particular;
  return {
    apiKey,
    headers() {
      if (!/^[\x21-\x7e]+$/u.test(apiKey)) {
        throw new ProviderError('auth', sentences.mediaService.keyRefused);
      }
      return { accept: 'application/json', ...signIn(apiKey) };
    },
    fetch: guardedFetch({ trustedUrls, mostBytes: MOST_ANSWER_BYTES }),
    fetchResult: guardedFetch({
      trustedUrls,
      mostBytes: all.resultBytes,
      ...(lookup === undefined ? {} : { lookup }),
    }),
    tells: (header) => header === 'retry-after' || tells(header),
    limits: all,
    now: particular.now ?? Date.now,
  };
}
