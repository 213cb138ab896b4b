import { ProjectMovedAnswerSchema } from '@kinora/contract/api';
import type { EditShotPayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

/** Changes one shot's image by an instruction; the project draws again and comes back to its review. */
export function useEditShot() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: EditShotPayload) =>
      request('/image/edit-shot-image', ProjectMovedAnswerSchema, { method: 'POST', body: payload }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}
