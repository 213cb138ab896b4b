import { sentences } from '@kinora/contract/sentences';
import type { Vendor } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { z } from 'zod';
import { addressSchema } from '../address-schema.ts';
import { askLists } from '../ask-lists.ts';
import { priceSchema } from '../prices.ts';
import { createSpeechServerModel, isSpeechServerVoice } from './speech-server-model.ts';

/** A list of voices. */
const LONGEST_ANSWER_BYTES = 2 * 1024 * 1024;

const SettingsSchema = z.object({
  SPEECH_BASE_URL: addressSchema.optional(),
  SPEECH_API_KEY: z.string().optional(),
  /** Servers with a single model do not care for its name; this is OpenAI's first. */
  SPEECH_MODEL: z.string().default('tts-1'),
  SPEECH_PRICE: priceSchema,
});

/** Any server with OpenAI's audio/speech. */
export const speechServer: Vendor = {
  key: 'speech-server',
  title: sentences.admin.servers['speech-server'],
  serves: ['speech'],
  keyUrl: null,
  variables: { apiKey: 'SPEECH_API_KEY', baseUrl: 'SPEECH_BASE_URL', model: 'SPEECH_MODEL' },
  connect({ variables, previewText }) {
    const settings = SettingsSchema.parse(variables);
    const { SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey, SPEECH_MODEL: name } = settings;
    if (baseUrl === undefined) {
      return null;
    }
    const server = { baseUrl, model: name, ...(apiKey === undefined ? {} : { apiKey }) };
    const model = createSpeechServerModel({
      ...server,
      price: settings.SPEECH_PRICE ?? null,
      previewText,
      fetch: guardedFetch({ trustedUrls: [baseUrl], mostBytes: LONGEST_ANSWER_BYTES }),
    });
    return {
      address: baseUrl,
      model: name,
      speech: { ...model, speaks: isSpeechServerVoice },
      // OpenAI itself lists models alone.
      test: ({ signal }) =>
        askLists(server, { paths: ['/audio/voices', '/models'], said: sentences.speechServer, signal }),
    };
  },
};
