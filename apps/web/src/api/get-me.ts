import { MeAnswerSchema, SessionAnswerSchema } from '@kinora/contract/api';
import type { MeAnswer } from '@kinora/contract/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

async function getMe(signal: AbortSignal): Promise<MeAnswer | null> {
  // Visitors are normal, and browsers log every 401 as an error: ask for the session first, which answers null.
  const session = await request('/api/auth/get-session', SessionAnswerSchema, { signal });
  return session === null ? null : request('/api/me', MeAnswerSchema, { signal });
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => getMe(signal),
});

/** The signed-in account, null for a visitor, undefined while not known yet. */
export function useMe(): MeAnswer | null | undefined {
  return useQuery(meQuery).data;
}
