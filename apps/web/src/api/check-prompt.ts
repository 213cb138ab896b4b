import { CheckPromptAnswerSchema } from '@kinora/contract/api';
import type { CheckPromptAnswer } from '@kinora/contract/api';
import type { Language, VideoType } from '@kinora/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

interface PromptToCheck {
  prompt: string;
  video_type: VideoType;
  language: Language;
}

/** Why nothing can be told from a prompt as it stands; null while that is not known, and when something can. */
export function useCheckPrompt(wish: PromptToCheck | null): string | null {
  const data = useAnswer(wish);
  return wish === null ? null : (data?.refusal ?? null);
}

/** Whether something can be told from a prompt as it stands; not while that is not known. */
export function useCanBeTold(wish: PromptToCheck): boolean {
  return useAnswer(wish)?.refusal === null;
}

function useAnswer(wish: PromptToCheck | null): CheckPromptAnswer | undefined {
  return useQuery({
    queryKey: ['check-prompt', wish],
    queryFn: ({ signal }) =>
      request('/api/check-prompt', CheckPromptAnswerSchema, { method: 'POST', body: wish, signal }),
    enabled: wish !== null,
    staleTime: Infinity,
    retry: false,
  }).data;
}
