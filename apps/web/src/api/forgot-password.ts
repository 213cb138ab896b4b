import { AcceptedAnswerSchema } from '@kinora/contract/api';
import type { ForgotPasswordPayload } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Asks for a link by mail; whether there is such an account is not said. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (payload: ForgotPasswordPayload) =>
      request('/api/auth/forgot-password', AcceptedAnswerSchema, { method: 'POST', body: payload }),
  });
}
