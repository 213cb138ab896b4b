import { ShowcaseFilmsAnswerSchema } from '@kinora/contract/api';
import type { ShowcaseFilm } from '@kinora/contract/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

const NO_FILMS: readonly ShowcaseFilm[] = [];

export const showcaseQuery = queryOptions({
  queryKey: ['showcase'],
  queryFn: async ({ signal }) =>
    (await request('/api/showcase', ShowcaseFilmsAnswerSchema, { signal })).films,
  retry: false,
  staleTime: 60_000,
});

/** All public films. A list that cannot be fetched is an empty one; the browser's log says why. */
export function useShowcase(): { films: readonly ShowcaseFilm[]; isLoading: boolean } {
  const { data = NO_FILMS, isPending } = useQuery(showcaseQuery);
  return { films: data, isLoading: isPending };
}
