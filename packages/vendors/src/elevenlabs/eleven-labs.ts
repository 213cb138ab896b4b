import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';

/** A vendor's key in receipts and connections. */
export const ELEVENLABS = 'elevenlabs';

/** An account at ElevenLabs, as this installation reaches it. */
export interface ElevenLabs {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** What a million characters cost, in dollars; null: nobody has said. */
  readonly price: number | null;
  /** What a voice without a sample says to introduce itself. */
  readonly previewText: string;
  /** Asks for the list of voices. */
  readonly fetch: typeof fetch;
  /** For samples of voices, which may stand anywhere in public. */
  readonly fetchSample: typeof fetch;
}

/**
 * The header that signs in. @throws ProviderError `auth` for a key that no header can carry, such as two lines of a file:
 * whoever sends it would name it in an error
 */
export function signInOf({ apiKey }: Pick<ElevenLabs, 'apiKey'>): { readonly 'xi-api-key': string } {
  if (!/^[\x21-\x7e]+$/u.test(apiKey)) {
    throw new ProviderError('auth', sentences.elevenLabs.keyRefused);
  }
  return { 'xi-api-key': apiKey };
}
