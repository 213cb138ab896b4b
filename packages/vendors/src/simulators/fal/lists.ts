import { mediumOf } from './check-input.ts';
import { json } from './wire.ts';
import type { Answer } from './wire.ts';

export interface FalPrice {
  readonly unit_price: number;
  readonly unit: string;
}

const usual = {
  clip: { unit_price: 0.1, unit: 'seconds' },
  picture: { unit_price: 0.04, unit: 'images' },
} as const;

/** What the endpoints cost that are asked about; those that nobody knows are left out. */
export function priceList(url: URL, prices: Readonly<Record<string, FalPrice>>): Answer {
  const known = endpointsOf(url).flatMap((endpoint) => {
    const medium = mediumOf(endpoint);
    return medium === null
      ? []
      : [{ endpoint_id: endpoint, currency: 'USD', ...(prices[endpoint] ?? usual[medium]) }];
  });
  return json(200, { prices: known, next_cursor: null, has_more: false });
}

export function modelList(url: URL): Answer {
  const models = endpointsOf(url)
    .filter((endpoint) => mediumOf(endpoint) !== null)
    .map((endpoint) => ({ endpoint_id: endpoint, metadata: { status: 'active' } }));
  return json(200, { models, next_cursor: null, has_more: false });
}

function endpointsOf(url: URL): string[] {
  return url.searchParams.getAll('endpoint_id').flatMap((ids) => ids.split(','));
}
