import { ReceiptSchema } from '@kinora/contract/api';
import type { Receipt } from '@kinora/contract/api';
import { skipToken, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/**
 * What was bought for a project. `version`: whatever tells its states apart, so that a project that went on is asked
 * about again; null: not to be asked at all.
 */
export function useReceipt(projectId: string, version: string | null) {
  return useQuery<Receipt>({
    queryKey: ['receipt', projectId, version],
    // Requests end while nobody looks.
    staleTime: 0,
    queryFn:
      version === null
        ? skipToken
        : ({ signal }) =>
            request(`/api/project/${encodeURIComponent(projectId)}/receipt`, ReceiptSchema, { signal }),
  });
}
