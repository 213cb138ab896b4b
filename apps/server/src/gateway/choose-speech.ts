import type { BuiltinSpeech } from '@kinora/voice';
import { createSpeechServerModel, isSpeechServerVoice } from '@kinora/vendors/speech-server';
import type { SpeechServer } from '@kinora/vendors/speech-server';
import type { VoicePreviews, SpeechModel } from '@kinora/models';

/** Every voice of an installation, and their previews. */
export interface ChosenSpeech {
  readonly speech: SpeechModel;
  readonly previews: VoicePreviews;
}

/** The built-in voices, with those of a speech server before them where one is set: the better ones first. */
export function chooseSpeech(builtin: BuiltinSpeech, server: SpeechServer | null): ChosenSpeech {
  if (server === null) {
    return { speech: builtin, previews: builtin };
  }
  const neural = createSpeechServerModel(server);
  return {
    speech: {
      voices: async () => [...(await neural.voices()), ...(await builtin.voices())],
      synthesize: (request, call) =>
        (isSpeechServerVoice(request.voiceId) ? neural : builtin).synthesize(request, call),
    },
    previews: {
      renderPreview: (voiceId, call) =>
        (isSpeechServerVoice(voiceId) ? neural : builtin).renderPreview(voiceId, call),
    },
  };
}
