import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { browserStorage } from '../lib/browser-storage.ts';
import { clearDrafts } from '../lib/drafts.ts';
import { saveEverything } from '../lib/before-leaving.ts';
import { clearWork } from '../lib/kept-work.ts';
import { reloadPage } from '../lib/page.ts';
import { request } from './request.ts';

/** Ends the session, forgets what belonged to it and loads the page afresh. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await saveEverything();
      return await request('/api/auth/sign-out', z.unknown(), { method: 'POST', body: {} });
    },
    onSuccess: async () => {
      queryClient.clear();
      clearDrafts(browserStorage());
      await clearWork();
      reloadPage();
    },
  });
}
