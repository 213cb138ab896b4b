import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';
import { isOnThisMachine } from '../model-server.ts';
import { keyInHeader, openPictureService } from '../pictures/picture-service.ts';
import type { PictureParticular, PictureService } from '../pictures/picture-service.ts';

/** The variables that hold addresses, and where OpenAI stands when they are not set. */
export const addresses = { OPENAI_BASE_URL: 'https://api.openai.com/v1' } as const;

/** OpenAI, or a server that speaks its part of pictures. */
export interface OpenAiConnection extends PictureService {
  /** A server of one's own that wants no key: nothing is paid for its pictures. */
  readonly isKeyless: boolean;
}

export function connectOpenAi(access: VendorAccess, particular: PictureParticular = {}): OpenAiConnection {
  const baseUrl = addressSchema.parse(access.addresses['OPENAI_BASE_URL'] ?? addresses.OPENAI_BASE_URL);
  const service = openPictureService({ apiKey: access.apiKey, baseUrl }, particular);
  return { ...service, isKeyless: service.apiKey === '' };
}

/** The header that signs in, where one is needed. @throws ProviderError `auth` */
export function authorizationOf(openai: OpenAiConnection): Record<string, string> {
  return openai.isKeyless ? {} : { authorization: `Bearer ${keyInHeader(openai)}` };
}

/** Nothing is paid there, and it stands on this very machine: what got lost may be asked for again. */
export function isFreeHere({ isKeyless, baseUrl }: OpenAiConnection): boolean {
  return isKeyless && isOnThisMachine(baseUrl);
}
