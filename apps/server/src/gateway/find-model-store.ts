import type { ModelStore } from '@kinora/models';
import { openOllamaStore } from '@kinora/vendors/ollama';
import type { MakerConnections } from './connections/maker-connections.ts';

/**
 * Where models are kept at an address: by the server that is connected there, with its key, or by an Ollama at one of the
 * addresses `here`, which need none. Null: nobody else is asked to fetch anything.
 */
export function findModelStore(
  address: string,
  { makers, here }: { readonly makers: MakerConnections; readonly here: readonly string[] },
): ModelStore | null {
  const connected = makers.open().find((maker) => maker.address === address && maker.store !== undefined);
  return connected?.store ?? (here.includes(address) ? openOllamaStore({ baseUrl: address }) : null);
}
