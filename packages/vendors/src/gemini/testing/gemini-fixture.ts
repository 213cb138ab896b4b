import type { MediaService, ShippedBinding, VendorAccess } from '@kinora/models';
import { openPictureFixture } from '../../pictures/testing/picture-fixture.ts';
import type { PictureFixture } from '../../pictures/testing/picture-fixture.ts';
import type { PictureParticular } from '../../pictures/picture-service.ts';
import { startGeminiImagesSimulator } from '../../simulators/gemini-images.ts';
import type { GeminiImagesSimulator } from '../../simulators/gemini-images.ts';
import { bindings } from '../bindings.ts';
import { connectGemini } from '../gemini-connection.ts';
import { createGeminiService } from '../gemini-service.ts';

export interface GeminiFixture extends PictureFixture {
  readonly server: GeminiImagesSimulator;
  readonly open: (particular?: Particular) => MediaService;
}

interface Particular extends PictureParticular, Partial<VendorAccess> {}

export async function startGemini(): Promise<GeminiFixture> {
  const server = await startGeminiImagesSimulator();
  const fixture = await openPictureFixture();
  return {
    ...fixture,
    server,
    open: ({ apiKey = server.apiKey, addresses, ...particular } = {}) =>
      createGeminiService(
        connectGemini({ apiKey, addresses: { ...server.addresses, ...addresses } }, particular),
      ),
    async close() {
      await Promise.all([server.close(), fixture.close()]);
    },
  };
}

/** The first binding of a key, or the one by a model. */
export function bindingOf(key: string, endpoint?: string): ShippedBinding {
  const found = bindings.find(
    (binding) => binding.key === key && binding.endpoint === (endpoint ?? binding.endpoint),
  );
  if (found === undefined) {
    throw new Error(`Gemini has no binding of ${key}`);
  }
  return found;
}
