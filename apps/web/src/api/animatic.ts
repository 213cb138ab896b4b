import { AnimaticAnswerSchema } from '@kinora/contract/api';
import type { AnimaticAnswer } from '@kinora/contract/api';
import { useMutation } from '@tanstack/react-query';
import { request } from './request.ts';
import { useJobStatus } from './use-job-status.ts';

const pathOf = (projectId: string) => `/api/project/${encodeURIComponent(projectId)}/animatic`;

/** Has made what an animatic lacks; `mayBuy` is the yes to what its voices cost. */
export function useAskForAnimatic(projectId: string) {
  return useMutation({
    mutationFn: ({ mayBuy }: { mayBuy: boolean }) =>
      request(pathOf(projectId), AnimaticAnswerSchema, { method: 'POST', body: { may_buy: mayBuy } }),
  });
}

/** An animatic while its parts are made; `round` counts how often it was asked for. */
export function useAnimatic(projectId: string, asked: { answer: AnimaticAnswer; round: number }) {
  return useJobStatus<AnimaticAnswer>({
    subject: 'animatic',
    queryKey: ['animatic', projectId, asked.round],
    getAnswer: (signal) => request(pathOf(projectId), AnimaticAnswerSchema, { signal }),
    knownAnswer: asked.answer,
  });
}
