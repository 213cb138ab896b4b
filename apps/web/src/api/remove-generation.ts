import { GenerationRemovalAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

/** Which list of the cache an image or clip stands in. */
export type GenerationList = 'images' | 'videos' | 'animate';

/** Takes an image or clip out of its list; `useRestoreGeneration` brings it back. */
export function useRemoveGeneration(list: GenerationList) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/generations/${encodeURIComponent(id)}`, GenerationRemovalAnswerSchema, {
        method: 'DELETE',
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [list] }),
  });
}

/** Takes a removal back. */
export function useRestoreGeneration(list: GenerationList) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/generations/${encodeURIComponent(id)}/restore`, GenerationRemovalAnswerSchema, {
        method: 'POST',
        body: {},
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [list] }),
  });
}
