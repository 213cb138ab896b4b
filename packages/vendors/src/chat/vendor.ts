import { sentences } from '@kinora/contract/sentences';
import type { Vendor } from '@kinora/models';
import { z } from 'zod';
import { createChatTextModel } from './chat-text-model.ts';
import { openOllamaStore } from '../ollama/index.ts';
import { addressSchema } from '../address-schema.ts';
import { askLists } from '../ask-lists.ts';
import { pricePairSchema } from '../prices.ts';

const SettingsSchema = z.object({
  LLM_BASE_URL: addressSchema.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_PRICES: pricePairSchema,
});

/** Any server with OpenAI's chat completions. It needs a model's name too: there is none that all of them have. */
export const chat: Vendor = {
  key: 'chat',
  title: sentences.admin.servers.chat,
  serves: ['text'],
  keyUrl: null,
  variables: { apiKey: 'LLM_API_KEY', baseUrl: 'LLM_BASE_URL', model: 'LLM_MODEL' },
  connect({ variables }) {
    const settings = SettingsSchema.parse(variables);
    const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = settings;
    if (baseUrl === undefined || model === undefined) {
      return null;
    }
    const prices = settings.LLM_PRICES ?? null;
    const server = { baseUrl, model, prices, ...(apiKey === undefined ? {} : { apiKey }) };
    return {
      address: baseUrl,
      model,
      text: createChatTextModel(server),
      // Whether it is Ollama, which has one, is seen when it is asked.
      store: openOllamaStore(server),
      test: ({ signal }) => askLists(server, { paths: ['/models'], said: sentences.textModel, signal }),
    };
  },
};
