import { languages } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import type { Vendor } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { z } from 'zod';
import { addressSchema } from '../address-schema.ts';
import { addressIn, createWikipedia } from './wikipedia.ts';

const LONGEST_ARTICLES_BYTES = 4 * 1024 * 1024;
const PUBLIC_ADDRESS = 'https://en.wikipedia.org';

const SettingsSchema = z.object({ WIKIPEDIA_BASE_URL: addressSchema.optional() });

/** The public encyclopedia, or another with the same API; `{language}` in its address is the film's. */
export const wikipedia: Vendor = {
  key: 'wikipedia',
  title: sentences.admin.servers.wikipedia,
  serves: ['search'],
  keyUrl: null,
  variables: null,
  connect({ variables }) {
    const baseUrl = SettingsSchema.parse(variables).WIKIPEDIA_BASE_URL ?? null;
    const trustedUrls = baseUrl === null ? [] : languages.map((language) => addressIn(baseUrl, language));
    const guarded = guardedFetch({ trustedUrls, mostBytes: LONGEST_ARTICLES_BYTES });
    const search = createWikipedia({ baseUrl, fetch: guarded, now: Date.now });
    return {
      address: baseUrl ?? PUBLIC_ADDRESS,
      model: null,
      search,
      async test(call) {
        await search.search({ query: 'Water', language: 'English', limit: 1 }, call);
      },
    };
  },
};
