import type { VendorAccess } from '@kinora/models';
import { addressSchema } from '../address-schema.ts';
import { keyInHeader, openPictureService } from '../pictures/picture-service.ts';
import type { PictureParticular, PictureService } from '../pictures/picture-service.ts';

/** The variables that hold addresses, and where Gemini stands when they are not set. */
export const addresses = {
  GEMINI_BASE_URL: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

export function connectGemini(access: VendorAccess, particular: PictureParticular = {}): PictureService {
  const baseUrl = addressSchema.parse(access.addresses['GEMINI_BASE_URL'] ?? addresses.GEMINI_BASE_URL);
  return openPictureService({ apiKey: access.apiKey, baseUrl }, particular);
}

/** The header that signs in. @throws ProviderError `auth` */
export function keyHeader(gemini: PictureService): Record<string, string> {
  return { 'x-goog-api-key': keyInHeader(gemini) };
}
