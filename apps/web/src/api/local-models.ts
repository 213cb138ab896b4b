import { LocalModelsAnswerSchema } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** The models that can run on the server's machine, and how they stand. */
export function useLocalModels() {
  return useQuery({
    queryKey: ['admin', 'local-models'],
    queryFn: ({ signal }) => request('/api/admin/local-models', LocalModelsAnswerSchema, { signal }),
    // Somebody may have typed the command meanwhile.
    staleTime: 0,
  });
}
