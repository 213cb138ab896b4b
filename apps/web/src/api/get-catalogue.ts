import { CatalogueAnswerSchema } from '@kinora/contract/api';
import type { CatalogueAnswer } from '@kinora/contract/api';
import type { EngineKey } from '@kinora/contract/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { labels } from '../labels/index.ts';
import { request } from './request.ts';

const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => request('/api/catalogue', CatalogueAnswerSchema, { signal }),
  staleTime: 5 * 60_000,
});

/** What this server offers now; undefined until it has answered. */
export function useCatalogue(): CatalogueAnswer | undefined {
  return useQuery(catalogueQuery).data;
}

/** Whether facts are looked up until a person switches that off; yes while the server has not answered. */
export function useWebResultsByDefault(): boolean {
  return useCatalogue()?.web_results_by_default ?? true;
}

export type ContactLinks = CatalogueAnswer['contact'];

const NO_CONTACT: ContactLinks = { linkedin_url: null, twitter_url: null, email: null };

/** The operator's links; unset ones are null. */
export function useContactLinks(): ContactLinks {
  return useCatalogue()?.contact ?? NO_CONTACT;
}

/** A function that tells whether a name stands over what Kinora makes by itself; no while nothing is known yet. */
export function useStandIns(): (key: string | null) => boolean {
  const catalogue = useCatalogue();
  return (key) => {
    if (key === null || catalogue === undefined) {
      return false;
    }
    const { engines, image_models: images, video_models: videos, effects } = catalogue;
    return [...engines, ...images, ...videos, ...effects].some(
      (entry) => entry.key === key && entry.is_stand_in,
    );
  };
}

/** A function that says why an engine cannot be used on this server; null when it can, or when nothing is known yet. */
export function useEngineAvailability(): (engine: EngineKey) => string | null {
  const catalogue = useCatalogue();
  return (engine) => {
    const availability = catalogue?.engines.find((entry) => entry.key === engine)?.availability;
    if (availability === undefined || availability.is_available) {
      return null;
    }
    return availability.notice ?? labels.common.unavailable;
  };
}
