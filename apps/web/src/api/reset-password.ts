import { AcceptedAnswerSchema } from '@kinora/contract/api';
import type { ResetPasswordPayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

/** Sets a new password by an administrator's link; a session that this browser had is over then. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: ResetPasswordPayload) =>
      request('/api/auth/reset-password', AcceptedAnswerSchema, { method: 'POST', body: payload }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
