import { galleryCategories, ShowcaseAnswerSchema } from '@kinora/contract/api';
import type { GalleryCategory, ShowcaseVideo } from '@kinora/contract/api';
import { useQueries } from '@tanstack/react-query';
import { request } from './request.ts';

/** A public film with the category it stands in. */
export interface ShowcaseFilm extends ShowcaseVideo {
  category: GalleryCategory;
}

/** All public films: the six categories are asked for at once. One that cannot be fetched is an empty one; the browser's log says why. */
export function useShowcase(): { films: readonly ShowcaseFilm[]; isLoading: boolean } {
  return useQueries({
    queries: galleryCategories.map((category) => ({
      queryKey: ['showcase', category],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ShowcaseFilm[]> => {
        const { items } = await request(`/api/s3/s3-videos?path=${category}`, ShowcaseAnswerSchema, {
          signal,
        });
        return items.map((video) => ({ ...video, category }));
      },
      retry: false,
      staleTime: 60_000,
    })),
    combine: (results) => ({
      films: results.flatMap((result) => result.data ?? []),
      isLoading: results.some((result) => result.isPending),
    }),
  });
}
