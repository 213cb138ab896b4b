import { AcceptedAnswerSchema } from '@kinora/contract/api';
import type { ApplyForAccessPayload } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Asks the operator for an invitation. */
export function useApplyForAccess() {
  return useMutation({
    mutationFn: (payload: ApplyForAccessPayload) =>
      request('/api/apply-for-access', AcceptedAnswerSchema, { method: 'POST', body: payload }),
  });
}
