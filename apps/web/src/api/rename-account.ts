import { MeAnswerSchema } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from './get-me.ts';
import { request } from './request.ts';

/** Gives the account another name. */
export function useRenameAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      request('/api/account', MeAnswerSchema, { method: 'PATCH', body: { name } }),
    onSuccess: (me) => {
      queryClient.setQueryData(meQuery.queryKey, me);
    },
  });
}
