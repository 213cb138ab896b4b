import { ModelPullSchema, ModelStoreAnswerSchema } from '@kinora/contract/api';
import type { PullModelPayload } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const PROGRESS_INTERVAL_MS = 1_000;
const keyOf = (baseUrl: string) => ['admin', 'model-store', baseUrl] as const;

/** What a server of one's own keeps and fetches; looked at again while a model is on its way. */
export function useModelStore(baseUrl: string, { isEnabled }: { isEnabled: boolean }) {
  return useQuery({
    queryKey: keyOf(baseUrl),
    queryFn: ({ signal }) =>
      request(`/api/admin/model-store?base_url=${encodeURIComponent(baseUrl)}`, ModelStoreAnswerSchema, {
        signal,
      }),
    enabled: isEnabled,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pull?.state === 'working' ? PROGRESS_INTERVAL_MS : false),
  });
}

/** Has it fetch a model. */
export function usePullModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PullModelPayload) =>
      request('/api/admin/model-store/pull', ModelPullSchema, { method: 'POST', body }),
    onSettled: (_answer, _error, { base_url: baseUrl }) =>
      queryClient.invalidateQueries({ queryKey: keyOf(baseUrl) }),
  });
}
