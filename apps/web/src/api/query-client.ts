import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** How often a read that failed for want of a server is tried again. */
const READ_RETRIES = 1;

/** The cache of everything the server told us. A refusal is not tried again: it would be refused again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < READ_RETRIES && error instanceof ApiError && error.isOffline,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
