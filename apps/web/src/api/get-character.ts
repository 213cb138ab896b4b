import { CharacterStatusAnswerSchema } from '@kinora/contract/api';
import type { Character, CharacterStatusAnswer } from '@kinora/contract/api';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

/** A character, asked about until its portrait is there or has failed. */
export function useCharacter({ id, status, image_url }: Character) {
  return useJobStatus<CharacterStatusAnswer>({
    subject: 'character',
    queryKey: ['character', id],
    getAnswer: (signal) =>
      request(`/api/character/${encodeURIComponent(id)}`, CharacterStatusAnswerSchema, { signal }),
    knownAnswer: { status, image_url, error_message: null },
  });
}
