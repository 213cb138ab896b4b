import { EnhancePromptAnswerSchema } from '@kinora/contract/api';
import type { EnhancePromptPayload } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';

/** Asks for a better wording of a prompt. */
export function useEnhancePrompt() {
  return useMutation({
    mutationFn: (payload: EnhancePromptPayload) =>
      request('/api/enhance-prompt', EnhancePromptAnswerSchema, { method: 'POST', body: payload }),
  });
}
