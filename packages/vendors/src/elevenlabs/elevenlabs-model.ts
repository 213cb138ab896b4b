import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { SpeechModel, VoicePreviews } from '@kinora/models';
import { describeVoice } from './describe-voice.ts';
import type { ElevenLabs } from './eleven-labs.ts';
import { fetchSample } from './fetch-sample.ts';
import { openKnownVoices } from './known-voices.ts';
import { speak } from './speak.ts';
import { vendorVoiceOf } from './voice-id.ts';

/** Speaks with the voices of an account. A voice's id alone says which one speaks, whatever lists a process was told. */
export function createElevenLabsModel(
  server: ElevenLabs,
  now: () => number = Date.now,
): SpeechModel & VoicePreviews {
  const knownVoices = openKnownVoices(server, now);
  return {
    voices: async () => (await knownVoices()).map((voice) => describeVoice(voice, server)),
    synthesize: (request, call) => speak(server, request, call),
    async renderPreview(voiceId, call) {
      const voice = (await knownVoices()).find((one) => one.voice_id === vendorVoiceOf(voiceId));
      if (voice === undefined) {
        throw new ProviderError('invalid_input', sentences.elevenLabs.gone);
      }
      if (voice.preview_url) {
        return await fetchSample(server, voice.preview_url, call);
      }
      const request = { voiceId, language: 'English', text: server.previewText } as const;
      return (await speak(server, request, call)).file;
    },
  };
}
