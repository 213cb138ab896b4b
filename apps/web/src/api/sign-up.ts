import type { SignUpPayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { browserStorage } from '../lib/browser-storage.ts';
import { writeInvitationCode } from '../lib/drafts.ts';
import { request } from './request.ts';

/** Creates an account and signs it in; the invitation code is used up by it and no longer remembered. */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: SignUpPayload) =>
      request('/api/auth/sign-up/email', z.unknown(), { method: 'POST', body: payload }),
    onSuccess: () => {
      writeInvitationCode(browserStorage(), '');
      return queryClient.invalidateQueries();
    },
  });
}
