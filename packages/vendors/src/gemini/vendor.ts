import type { MediaVendor } from '@kinora/models';
import { bindings, GEMINI } from './bindings.ts';
import { addresses, connectGemini } from './gemini-connection.ts';
import { createGeminiService } from './gemini-service.ts';

/** The pictures of Google's Gemini models. */
export const gemini: MediaVendor = {
  key: GEMINI,
  title: 'Google Gemini',
  keyUrl: 'https://aistudio.google.com/apikey',
  variables: { apiKey: 'GEMINI_API_KEY', addresses: Object.keys(addresses) },
  bindings,
  open: (access) => createGeminiService(connectGemini(access)),
};
