import { sentences } from '@kinora/contract/sentences';
import type { z } from 'zod';
import { ProviderError } from '@kinora/models';

const mostBytes = 4_000_000;
/** As the operators of the encyclopedia ask every program to name itself. */
const userAgent = 'Kinora/1.0 (self-hosted film studio)';

export interface WikipediaCall {
  readonly fetch: typeof fetch;
  /** Without a path. Nothing else is ever asked: a redirect is refused. */
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  /** Aborted when nobody waits for an answer any longer, which is a failure of the server asked. */
  readonly deadline: AbortSignal;
}

/** An answer of more bytes than are read: the fault of what was asked for, and not of who was asked. */
class TooLongAnswerError extends Error {
  override readonly name = 'TooLongAnswerError';
}

/** Whether nobody could be reached, or what was asked for is only too long. */
export function isTooLong(error: unknown): boolean {
  return error instanceof ProviderError && error.cause instanceof TooLongAnswerError;
}

/** One question to the API. @throws ProviderError `transient` when there is no usable answer in time */
export async function askWikipedia<Schema extends z.ZodType>(
  call: WikipediaCall,
  parameters: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const query = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...parameters });
  try {
    const response = await call.fetch(`${call.baseUrl}/w/api.php?${query.toString()}`, {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.any([call.signal, call.deadline]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The encyclopedia answered ${response.status}`);
    }
    return schema.parse(JSON.parse(await readBounded(response)));
  } catch (cause) {
    call.signal.throwIfAborted();
    throw new ProviderError('transient', sentences.notice.researchUnavailable, { cause });
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = response.body ?? [];
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) {
      throw new TooLongAnswerError('The encyclopedia answered too much');
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
