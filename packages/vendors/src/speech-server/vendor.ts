import type { Vendor } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { z } from 'zod';
import { addressSchema } from '../address-schema.ts';
import { createSpeechServerModel, isSpeechServerVoice } from './speech-server-model.ts';

const LONGEST_SOUND_BYTES = 200 * 1024 * 1024;

const SettingsSchema = z.object({
  SPEECH_BASE_URL: addressSchema.optional(),
  SPEECH_API_KEY: z.string().optional(),
  /** Servers with a single model do not care for its name; this is OpenAI's first. */
  SPEECH_MODEL: z.string().default('tts-1'),
});

/** Any server with OpenAI's audio/speech. */
export const speechServer: Vendor = {
  key: 'speech-server',
  connect({ variables, previewText }) {
    const { SPEECH_BASE_URL: baseUrl, SPEECH_API_KEY: apiKey, ...read } = SettingsSchema.parse(variables);
    if (baseUrl === undefined) {
      return null;
    }
    const model = createSpeechServerModel({
      baseUrl,
      model: read.SPEECH_MODEL,
      previewText,
      fetch: guardedFetch({ trustedUrls: [baseUrl], mostBytes: LONGEST_SOUND_BYTES }),
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    return { address: baseUrl, model: read.SPEECH_MODEL, speech: { ...model, speaks: isSpeechServerVoice } };
  },
};
