import { ActivateAnswerSchema } from '@kinora/contract/api';
import type { ActivatePayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserStorage } from '../lib/browser-storage.ts';
import { writeInvitationCode } from '../lib/drafts.ts';
import { request } from './request.ts';

/** Activates the signed-in account with an invitation code. */
export function useActivate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: ActivatePayload) =>
      request('/api/activate', ActivateAnswerSchema, { method: 'POST', body: payload }),
    onSuccess: () => {
      writeInvitationCode(browserStorage(), '');
      return queryClient.invalidateQueries();
    },
  });
}
