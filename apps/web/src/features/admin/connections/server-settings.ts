import type { FoundServer } from '@kinora/contract/api';

/** The lines of `.env` that connect a server found on this machine; null where nothing here can use it. */
export function serverSettings({ provider, base_url: address, model }: FoundServer): string | null {
  switch (provider) {
    case 'chat':
      return [`LLM_BASE_URL=${address}`, `LLM_MODEL=${model ?? ''}`].join('\n');
    case 'speech-server':
      return [`SPEECH_BASE_URL=${address}`, `SPEECH_MODEL=${model ?? ''}`].join('\n');
    default:
      return null;
  }
}
