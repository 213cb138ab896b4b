import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { networkOfAddress } from './network-of-address.ts';
import type { RateCounter } from './rate-limit-store.ts';

/**
 * Which budget a route draws from. `status`: polled every few seconds by every open job, so it must not use up the
 * budget of ordinary reads. `free`: never limited (health, the app's own files).
 */
export type RateLane = 'status' | 'reads' | 'writes' | 'free';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default `writes` for changes, `reads` for other API calls, `free` for files. */
    lane?: RateLane;
  }
}

const WINDOW_MS = 60_000;

/** Requests a minute from one network address: an office of 40 people who watch one job each stays below. */
export const defaultRateBudgets: Readonly<Record<Exclude<RateLane, 'free'>, number>> = {
  status: 1_200,
  reads: 600,
  writes: 120,
};

export interface RateLimitOptions {
  readonly budgets: Readonly<Record<Exclude<RateLane, 'free'>, number>>;
  readonly memory: RateCounter;
  readonly shared: RateCounter;
}

function laneOf(request: FastifyRequest): RateLane {
  const { lane } = request.routeOptions.config;
  if (lane !== undefined) {
    return lane;
  }
  return request.method === 'GET' || request.method === 'HEAD' ? 'reads' : 'writes';
}

/** The plugin's store in front of our two counters; the key's first word is the lane. */
function createStore(options: RateLimitOptions): new () => FastifyRateLimitStore {
  return class LaneStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      const counter = key.startsWith('writes ') ? options.shared : options.memory;
      counter.count(key, WINDOW_MS).then(
        ({ hits, windowEndsInMs }) => callback(null, { current: hits, ttl: windowEndsInMs }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

/** Counts every request against its lane's budget; over it: 429 with Retry-After. */
export async function registerRateLimit(app: FastifyInstance, options: RateLimitOptions): Promise<void> {
  await app.register(rateLimit, {
    store: createStore(options),
    timeWindow: WINDOW_MS,
    allowList: (request) => laneOf(request) === 'free',
    keyGenerator: (request) => `${laneOf(request)} ${networkOfAddress(request.ip)}`,
    max: (request) => {
      const lane = laneOf(request);
      return lane === 'free' ? Number.MAX_SAFE_INTEGER : options.budgets[lane];
    },
    // Without its database the server answers 503 by itself; limits must not add to it.
    skipOnError: true,
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many', { retryAfterSeconds: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  });
}
