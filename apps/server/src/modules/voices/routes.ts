import { VoicesAnswerSchema } from '@kinora/contract/api';
import { identifierField } from '@kinora/contract/fields';
import type { Voice } from '@kinora/contract/voices';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod/mini';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import { currentUser, guards } from '../access/index.ts';
import { keepVoicePreview } from './voice-preview.ts';
import type { VoicesDeps } from './voice-preview.ts';

const tags = ['voices'];

/** What services ask for is their operator's affair; that they ask for something is everybody's. */
function withoutPrice({ dollars_per_million: price, ...voice }: Voice): Voice {
  return price === undefined ? voice : { ...voice, dollars_per_million: null };
}

const PreviewParamsSchema = z.object({
  voice: identifierField().check(z.regex(/^.+\.wav$/u)),
});

/** The voices to choose from, and how those sound that have no sample elsewhere. */
export function registerVoices(instance: FastifyInstance, deps: VoicesDeps): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/eleven-voices',
    { onRequest: guards.signedIn, schema: { tags, response: { 200: VoicesAnswerSchema } } },
    async (request) => {
      const voices = await deps.gateway.speech.voices();
      return { voices: currentUser(request).isAdmin ? [...voices] : voices.map(withoutPrice) };
    },
  );

  app.get(
    '/media/voices/:voice',
    {
      onRequest: guards.signedIn,
      config: { lane: 'status' },
      schema: { tags, params: PreviewParamsSchema },
    },
    async (request, reply) => {
      const voiceId = request.params.voice.slice(0, -'.wav'.length);
      const key = await keepVoicePreview(deps, voiceId);
      // The key names the version of the sample, and with it the content.
      return await sendStoredFile(reply, deps.storage, { key, contentType: 'audio/wav', etag: key });
    },
  );
}
