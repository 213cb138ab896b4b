import { connectionSentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ModelStore, PullProgress, StoredModel } from '@kinora/models';
import { guardedFetch } from '@kinora/outside';
import { z } from 'zod';
import type { ModelServer } from '../model-server.ts';
import { withoutKey } from '../without-key.ts';
import { readLines } from './read-lines.ts';
import { suggestedModels } from './suggested-models.ts';

/** Some ten lines a second, for as long as a large model takes. */
const LONGEST_ANSWER_BYTES = 512 * 1024 * 1024;
const MOST_MODELS = 500;
const LONGEST_REASON = 300;

const words = connectionSentences.store;

const TagsSchema = z.object({
  models: z.array(z.object({ name: z.string().min(1).max(200), size: z.number().min(0).catch(0) })),
});
const LineSchema = z.object({
  error: z.string().optional(),
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().min(0).optional(),
  completed: z.number().min(0).optional(),
});
type Line = z.infer<typeof LineSchema>;

/** The models of an Ollama, by its own API (docs/api.md of Ollama: GET /api/tags, POST /api/pull). */
export function openOllamaStore(server: Pick<ModelServer, 'baseUrl' | 'apiKey'>): ModelStore {
  const { apiKey = '' } = server;
  // What speaks OpenAI's protocol stands beside it, under /v1.
  const root = server.baseUrl.replace(/\/v1$/u, '');
  const fetchHere = guardedFetch({ trustedUrls: [root], mostBytes: LONGEST_ANSWER_BYTES });
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = {
      ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    try {
      return await fetchHere(`${root}${path}`, { ...init, headers, redirect: 'error' });
    } catch (cause) {
      init.signal?.throwIfAborted();
      throw new ProviderError('transient', connectionSentences.unreachable, { cause });
    }
  };
  return {
    suggestions: suggestedModels,
    async list({ signal }) {
      return await readTags(await ask('/api/tags', { signal }));
    },
    async *pull(model, { signal }) {
      const body = JSON.stringify({ model, stream: true });
      const response = await ask('/api/pull', { method: 'POST', body, signal });
      if (!response.ok) {
        const read = LineSchema.safeParse(await jsonOf(response));
        throw refusal(withoutKey(read.data?.error ?? '', apiKey));
      }
      yield* readProgress(response, { apiKey, signal });
    },
  };
}

async function readTags(response: Response): Promise<StoredModel[]> {
  const read = TagsSchema.safeParse(response.ok ? await jsonOf(response) : undefined);
  if (!read.success) {
    await response.body?.cancel().catch(() => undefined);
    throw new ProviderError('gone', words.keepsNone);
  }
  return read.data.models.slice(0, MOST_MODELS).map(({ name, size }) => ({ name, bytes: size }));
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A page of somebody else: no list of models, which is what is said then.
    return undefined;
  }
}

/** Every part of a model has a line of its own, again and again, until the whole is there. */
async function* readProgress(
  response: Response,
  { apiKey, signal }: { apiKey: string; signal: AbortSignal },
): AsyncGenerator<PullProgress> {
  const parts = new Map<string, { total: number; completed: number }>();
  let isThere = false;
  for await (const line of linesOf(response, signal)) {
    if (line.error !== undefined) {
      throw refusal(withoutKey(line.error, apiKey));
    }
    if (line.digest !== undefined && line.total !== undefined) {
      parts.set(line.digest, { total: line.total, completed: line.completed ?? 0 });
    }
    isThere = line.status === 'success';
    yield {
      status: line.status ?? '',
      completedBytes: sumOf(parts, 'completed'),
      totalBytes: sumOf(parts, 'total'),
    };
  }
  if (!isThere) {
    throw new ProviderError('transient', words.brokeOff);
  }
}

async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<Line> {
  try {
    for await (const text of readLines(response)) {
      yield LineSchema.parse(JSON.parse(text));
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProviderError('transient', words.brokeOff, { cause });
  }
}

function refusal(reason: string): ProviderError {
  return reason === ''
    ? new ProviderError('gone', words.keepsNone)
    : new ProviderError('invalid_input', words.refused(reason.slice(0, LONGEST_REASON)));
}

function sumOf(
  parts: ReadonlyMap<string, { total: number; completed: number }>,
  what: 'total' | 'completed',
): number {
  return [...parts.values()].reduce((sum, part) => sum + part[what], 0);
}
