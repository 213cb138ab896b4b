import { AcceptedAnswerSchema } from '@kinora/contract/api';
import type { WaitlistInput } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Joins one of the two waitlists: for credits or for the studio. */
export function useJoinWaitlist() {
  return useMutation({
    mutationFn: (payload: WaitlistInput) =>
      request('/api/waitlist', AcceptedAnswerSchema, { method: 'POST', body: payload }),
  });
}
