import type { MediaVendor } from '@kinora/models';
import { bindings, bindingsBy, OPENAI } from './bindings.ts';
import { addresses, connectOpenAi } from './openai-connection.ts';
import { createOpenAiService } from './openai-service.ts';

/** OpenAI's pictures, and those of any server that speaks this part of its API. */
export const openai: MediaVendor = {
  key: OPENAI,
  title: 'OpenAI',
  keyUrl: 'https://platform.openai.com/api-keys',
  variables: {
    apiKey: 'OPENAI_API_KEY',
    addresses: Object.keys(addresses),
    settings: ['OPENAI_IMAGE_MODEL'],
  },
  isKeyOptional: true,
  bindings,
  bindingsBy,
  open: (access) => createOpenAiService(connectOpenAi(access)),
};
