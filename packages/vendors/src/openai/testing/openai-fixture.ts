import type { MediaService, ShippedBinding, VendorAccess } from '@kinora/models';
import { openPictureFixture } from '../../pictures/testing/picture-fixture.ts';
import type { PictureFixture } from '../../pictures/testing/picture-fixture.ts';
import type { PictureParticular } from '../../pictures/picture-service.ts';
import { startOpenAiImagesSimulator } from '../../simulators/openai-images.ts';
import type { OpenAiImagesSimulator } from '../../simulators/openai-images.ts';
import { bindings } from '../bindings.ts';
import { connectOpenAi } from '../openai-connection.ts';
import { createOpenAiService } from '../openai-service.ts';

export interface OpenAiFixture extends PictureFixture {
  readonly server: OpenAiImagesSimulator;
  readonly open: (particular?: Particular) => MediaService;
}

interface Particular extends PictureParticular, Partial<VendorAccess> {}

/** With models of its own it is a server of one's own, which wants no key. */
export async function startOpenAi(ownModels?: readonly string[]): Promise<OpenAiFixture> {
  const server = await startOpenAiImagesSimulator(ownModels === undefined ? {} : { ownModels });
  const fixture = await openPictureFixture();
  return {
    ...fixture,
    server,
    open: ({ apiKey = server.apiKey, addresses, ...particular } = {}) =>
      createOpenAiService(
        connectOpenAi({ apiKey, addresses: { ...server.addresses, ...addresses } }, particular),
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
    throw new Error(`OpenAI has no binding of ${key}`);
  }
  return found;
}
