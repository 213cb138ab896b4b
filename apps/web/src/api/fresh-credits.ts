import { isResting } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from './get-me.ts';

/** Asks for the account again whenever a project comes to rest: that is when a hold is paid or given back. */
export function useFreshCredits(status: ProjectStatus | undefined): void {
  const queryClient = useQueryClient();
  const restsAt = status !== undefined && isResting(status) ? status : null;
  useEffect(() => {
    if (restsAt !== null) {
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    }
  }, [queryClient, restsAt]);
}
