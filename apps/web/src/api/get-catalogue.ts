import { CatalogueAnswerSchema } from '@kinora/contract/api';
import type { CatalogueAnswer } from '@kinora/contract/api';
import { priceOfProject } from '@kinora/contract/catalogue';
import type { EngineKey } from '@kinora/contract/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { labels } from '../labels/index.ts';
import { request } from './request.ts';

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => request('/api/catalogue', CatalogueAnswerSchema, { signal }),
  staleTime: 5 * 60_000,
  // The server asks vendors for their prices when it is first asked, and does not wait for them.
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    dataUpdateCount <= PRICE_LOOKS && data !== undefined && isPriceAwaited(data) ? PRICE_PAUSE_MS : false,
});

const PRICE_LOOKS = 3;
const PRICE_PAUSE_MS = 3_000;

function isPriceAwaited({ image_models: images, video_models: videos }: CatalogueAnswer): boolean {
  return [...images, ...videos].some(({ estimate_note: note }) => note !== null);
}

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

type Entry = CatalogueAnswer['engines' | 'image_models' | 'video_models' | 'effects'][number];

/** A function that finds what the catalogue says of keys, in their order; nothing of it while nothing is known yet. */
export function useEntries(): (keys: readonly (string | null)[]) => readonly Entry[] {
  const catalogue = useCatalogue();
  return (keys) => (catalogue === undefined ? [] : keys.flatMap((key) => entryOf(catalogue, key) ?? []));
}

function entryOf(catalogue: CatalogueAnswer, key: string | null): Entry | undefined {
  const { engines, image_models: images, video_models: videos, effects } = catalogue;
  const entries: readonly Entry[] = [...engines, ...images, ...videos, ...effects];
  return entries.find((entry) => entry.key === key);
}

/** A function that says what a story or film by an engine costs here: an admin may have set another price than its tier's. */
export function useEnginePrice(): (engine: EngineKey) => number {
  const catalogue = useCatalogue();
  return (engine) => catalogue?.engines.find(({ key }) => key === engine)?.price ?? priceOfProject(engine);
}

/** Whether anything here is made by somebody outside; no while nothing is known yet. */
export function useIsAnyConnected(): boolean {
  const catalogue = useCatalogue();
  const entries = catalogue === undefined ? [] : [...catalogue.image_models, ...catalogue.video_models];
  return entries.some(({ made_by: maker }) => maker !== null && maker.provider !== 'builtin');
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
