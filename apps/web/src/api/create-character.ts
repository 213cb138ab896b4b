import { CreateCharacterAnswerSchema } from '@kinora/contract/api';
import type { CreateCharacterPayload } from '@kinora/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { randomId } from '../lib/random-id.ts';
import { meQuery } from './get-me.ts';
import { charactersKey } from './list-characters.ts';
import { request } from './request.ts';

/** Starts a character; it stands in the list at once, its portrait follows. */
export function useCreateCharacter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (payload: CreateCharacterPayload) =>
      request('/api/characters', CreateCharacterAnswerSchema, {
        method: 'POST',
        body: payload,
        headers: { 'idempotency-key': randomId() },
      }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: charactersKey });
    },
  });
}
