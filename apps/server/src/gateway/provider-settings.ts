import type { ChatServer } from '@kinora/vendors/chat';
import type { SpeechServer } from '@kinora/vendors/speech-server';
import type { WikipediaSettings } from '@kinora/vendors/wikipedia';

/** The outside models of an installation; null where only the built-in ones serve. */
export interface ProviderSettings {
  readonly chat: ChatServer | null;
  readonly speech: Omit<SpeechServer, 'fetch' | 'previewText'> | null;
  /** Where articles are looked up; without an address of its own, in the public encyclopedia. Null: nowhere. */
  readonly research: Pick<WikipediaSettings, 'baseUrl'> | null;
}

interface ModelVariables {
  readonly LLM_BASE_URL?: string | undefined;
  readonly LLM_API_KEY?: string | undefined;
  readonly LLM_MODEL?: string | undefined;
  readonly SPEECH_BASE_URL?: string | undefined;
  readonly SPEECH_API_KEY?: string | undefined;
  readonly SPEECH_MODEL?: string | undefined;
  readonly WIKIPEDIA_BASE_URL?: string | undefined;
}

/** Speech servers with a single model do not care for its name; this is OpenAI's first. */
const usualSpeechModel = 'tts-1';

/** Reads which outside models are set. A chat server needs a model's name too: there is none that all of them have. */
export function readProviderSettings(variables: ModelVariables): ProviderSettings {
  const { LLM_BASE_URL: chatUrl, LLM_MODEL: chatModel, SPEECH_BASE_URL: speechUrl } = variables;
  const { WIKIPEDIA_BASE_URL: wikiUrl } = variables;
  return {
    chat:
      chatUrl === undefined || chatModel === undefined
        ? null
        : { baseUrl: withoutSlash(chatUrl), model: chatModel, ...keyOf(variables.LLM_API_KEY) },
    speech:
      speechUrl === undefined
        ? null
        : {
            baseUrl: withoutSlash(speechUrl),
            model: variables.SPEECH_MODEL ?? usualSpeechModel,
            ...keyOf(variables.SPEECH_API_KEY),
          },
    research: { baseUrl: wikiUrl === undefined ? null : withoutSlash(wikiUrl) },
  };
}

function keyOf(apiKey: string | undefined): { apiKey?: string } {
  return apiKey === undefined ? {} : { apiKey };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/u, '');
}
