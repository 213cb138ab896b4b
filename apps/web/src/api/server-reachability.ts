import { useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { meQuery } from './get-me.ts';

/**
 * Whether the server is away, judged by the call every page makes first. While it is away the question is repeated,
 * so the banner goes by itself.
 */
export function useIsServerAway(): { isAway: boolean; retry: () => void } {
  const me = useQuery({
    ...meQuery,
    refetchInterval: (query) => (query.state.status === 'error' ? RECHECK_INTERVAL_MS : false),
  });
  return {
    isAway: me.error instanceof ApiError && me.error.isOffline,
    retry: () => {
      void me.refetch();
    },
  };
}

const RECHECK_INTERVAL_MS = 10_000;
