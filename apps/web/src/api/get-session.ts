import { HistoryAnswerSchema } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

function sessionKey(sessionId: string) {
  return ['session', sessionId] as const;
}

async function getSessionProject(sessionId: string, signal: AbortSignal): Promise<string | null> {
  const { videos } = await request(`/history/${encodeURIComponent(sessionId)}`, HistoryAnswerSchema, {
    signal,
  });
  return videos[0]?.id ?? null;
}

/** The id of a session's newest project; null when the session has none. */
export function useSessionProject(sessionId: string, isSignedIn: boolean) {
  return useQuery({
    queryKey: sessionKey(sessionId),
    queryFn: ({ signal }) => getSessionProject(sessionId, signal),
    staleTime: Infinity,
    enabled: isSignedIn,
  });
}

/** Notes a project just started, so that its session opens without asking. */
export function rememberSessionProject(queryClient: QueryClient, sessionId: string, projectId: string): void {
  queryClient.setQueryData(sessionKey(sessionId), projectId);
}
