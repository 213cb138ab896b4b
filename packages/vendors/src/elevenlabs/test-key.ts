import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import { isSuccess } from '../model-server.ts';
import { withoutKey } from '../without-key.ts';
import { signInOf } from './eleven-labs.ts';
import type { ElevenLabs } from './eleven-labs.ts';
import { refusalOf } from './refusals.ts';

/** Whether the key is taken: one voice is asked for, which costs nothing. @throws ProviderError why it is not */
export async function testKey(
  server: Pick<ElevenLabs, 'apiKey' | 'baseUrl' | 'fetch'>,
  signal: AbortSignal,
): Promise<void> {
  const { fetch: ask, baseUrl, apiKey } = server;
  const headers = signInOf(server);
  const read = async () => {
    const response = await ask(`${baseUrl}/v2/voices?page_size=1`, { headers, redirect: 'error', signal });
    return { status: response.status, headers: {}, body: withoutKey(await response.text(), apiKey) };
  };
  const answer = await read().catch((cause: unknown) => {
    throw new ProviderError('transient', sentences.elevenLabs.unreachable, { cause });
  });
  if (!isSuccess(answer)) {
    throw refusalOf(answer);
  }
}
