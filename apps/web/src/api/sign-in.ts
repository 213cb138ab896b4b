import type { SignInPayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { request } from './request.ts';

/** Opens a session. Everything cached as a visitor is asked for again. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: SignInPayload) =>
      request('/api/auth/sign-in/email', z.unknown(), { method: 'POST', body: payload }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
