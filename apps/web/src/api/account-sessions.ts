import { AccountSessionsAnswerSchema, EndedSessionsAnswerSchema } from '@kinora/contract/api';
import type { ChangePasswordPayload } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const sessionsKey = ['account', 'sessions'] as const;

/** Where the account is signed in, this browser first. */
export function useAccountSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => request('/api/account/sessions', AccountSessionsAnswerSchema, { signal }),
    select: (answer) => answer.sessions,
    staleTime: 0,
  });
}

/** Signs one browser out; without an id every one but this. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => {
      const one = id === null ? '' : `/${encodeURIComponent(id)}`;
      return request(`/api/account/sessions${one}`, EndedSessionsAnswerSchema, { method: 'DELETE' });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Sets a new password, which ends every other session. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: ChangePasswordPayload) =>
      request('/api/account/password', EndedSessionsAnswerSchema, { method: 'POST', body: payload }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
