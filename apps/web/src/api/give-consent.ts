import { MeAnswerSchema, consentVersions } from '@kinora/contract/api';
import type { ConsentSubject } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

/** Tells the server that the account agrees to the text that is shown now. */
export function useGiveConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (subject: ConsentSubject) =>
      request('/api/account/consents', MeAnswerSchema, {
        method: 'POST',
        body: { subject, version: consentVersions[subject] },
      }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
    },
  });
}
