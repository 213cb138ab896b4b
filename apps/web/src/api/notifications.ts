import { NotificationChoiceAnswerSchema } from '@kinora/contract/api';
import type { NotificationChoicePayload } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const path = '/api/account/notifications';
const queryKey = ['account', 'notifications'] as const;

/** How the account wants to be told that a film is done. */
export function useNotificationChoice() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => request(path, NotificationChoiceAnswerSchema, { signal }),
  });
}

export function useChooseNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: NotificationChoicePayload) =>
      request(path, NotificationChoiceAnswerSchema, { method: 'PUT', body: choice }),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
    },
  });
}
