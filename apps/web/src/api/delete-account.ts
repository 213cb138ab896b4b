import { DeleteAccountAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserStorage } from '../lib/browser-storage.ts';
import { clearDrafts } from '../lib/drafts.ts';
import { clearWork } from '../lib/kept-work.ts';
import { openStartPage } from '../lib/page.ts';
import { request } from './request.ts';

/** Deletes the account with everything in it, forgets what this browser kept of it, and begins anew as a visitor. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      request('/api/account/delete', DeleteAccountAnswerSchema, { method: 'POST', body: { password } }),
    onSuccess: async () => {
      queryClient.clear();
      clearDrafts(browserStorage());
      await clearWork();
      openStartPage();
    },
  });
}
