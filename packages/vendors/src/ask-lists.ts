import { ProviderError } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { isSuccess, refusalOf } from './model-server.ts';
import type { ModelServer, RefusalSentences } from './model-server.ts';
import { withoutKey } from './without-key.ts';

interface Lists {
  /** Behind the base URL; the first one that the server has is believed. */
  readonly paths: readonly string[];
  readonly said: RefusalSentences;
  readonly signal: AbortSignal;
}

const LONGEST_LIST_BYTES = 4 * 1024 * 1024;
/** What a server says of a list that it does not have. */
const unknownList: readonly number[] = [404, 405];

/** Whether a server answers and takes the key: asks for a list, which costs nothing. @throws ProviderError why it does not */
export async function askLists(server: Pick<ModelServer, 'baseUrl' | 'apiKey'>, lists: Lists): Promise<void> {
  const { baseUrl, apiKey = '' } = server;
  const { paths, said, signal } = lists;
  const fetchHere = guardedFetch({ trustedUrls: [baseUrl], mostBytes: LONGEST_LIST_BYTES });
  const headers = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
  const read = async (path: string) => {
    try {
      const response = await fetchHere(`${baseUrl}${path}`, { headers, redirect: 'error', signal });
      return { status: response.status, headers: {}, body: withoutKey(await response.text(), apiKey) };
    } catch (cause) {
      throw new ProviderError('transient', said.unreachable, { cause });
    }
  };
  for (const path of paths) {
    const answer = await read(path);
    if (isSuccess(answer)) {
      return;
    }
    if (!unknownList.includes(answer.status)) {
      throw refusalOf(answer, said);
    }
  }
  // Something answers there, and it is no such server: most often a wrong address.
  throw new ProviderError('transient', said.unreachable);
}
