import { SessionsAnswerSchema } from '@kinora/contract/api';
import type { HistorySession } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

/** The chat sessions of the account, newest first. */
export function useSessions(): ListState<HistorySession> {
  return toListState(
    useQuery({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => request('/api/video/sessions', SessionsAnswerSchema, { signal }),
      select: (answer): readonly HistorySession[] => answer.sessions,
      staleTime: 0,
    }),
  );
}
