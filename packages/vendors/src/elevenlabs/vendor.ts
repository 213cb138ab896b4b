import type { Vendor } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { z } from 'zod';
import { addressSchema } from '../address-schema.ts';
import { priceSchema } from '../prices.ts';
import { ELEVENLABS } from './eleven-labs.ts';
import { createElevenLabsModel } from './elevenlabs-model.ts';
import { DEFAULT_MODEL } from './speech-models.ts';
import { testKey } from './test-key.ts';
import { isElevenLabsVoice } from './voice-id.ts';

const MEBIBYTE = 1024 * 1024;
/** A hundred voices with everything the service says of them. */
const LONGEST_LIST_BYTES = 8 * MEBIBYTE;
const LONGEST_SAMPLE_BYTES = 8 * MEBIBYTE;

const SettingsSchema = z.object({
  ELEVENLABS_API_KEY: z.string().trim().optional(),
  ELEVENLABS_BASE_URL: addressSchema.default('https://api.elevenlabs.io'),
  ELEVENLABS_MODEL: z.string().default(DEFAULT_MODEL),
  ELEVENLABS_PRICE: priceSchema,
});

/** ElevenLabs: the voices of an account, with the times of their words. */
export const elevenLabs: Vendor = {
  key: ELEVENLABS,
  title: 'ElevenLabs',
  serves: ['speech'],
  keyUrl: 'https://elevenlabs.io/app/settings/api-keys',
  variables: { apiKey: 'ELEVENLABS_API_KEY', baseUrl: 'ELEVENLABS_BASE_URL', model: null },
  connect({ variables, previewText }) {
    const settings = SettingsSchema.parse(variables);
    const {
      ELEVENLABS_API_KEY: apiKey = '',
      ELEVENLABS_BASE_URL: baseUrl,
      ELEVENLABS_MODEL: name,
    } = settings;
    if (apiKey === '') {
      return null;
    }
    const trustedUrls = [baseUrl];
    const server = {
      baseUrl,
      apiKey,
      model: name,
      price: settings.ELEVENLABS_PRICE ?? null,
      previewText,
      fetch: guardedFetch({ trustedUrls, mostBytes: LONGEST_LIST_BYTES }),
      fetchSample: guardedFetch({ trustedUrls, mostBytes: LONGEST_SAMPLE_BYTES }),
    };
    return {
      address: baseUrl,
      model: name,
      speech: { ...createElevenLabsModel(server), speaks: isElevenLabsVoice },
      test: ({ signal }) => testKey(server, signal),
    };
  },
};
