import { z } from 'zod';
import { askQueue, isSuccess, jsonOf } from '../queue/ask-queue.ts';
import type { FalConnection } from './fal-connection.ts';
import { unansweredError } from './refusals.ts';

const ListSchema = z.object({
  models: z.array(
    z.object({
      endpoint_id: z.string(),
      metadata: z.object({ status: z.string().nullish() }).nullish(),
    }),
  ),
});

/** The list answers so many at a time. */
const AT_ONCE = 20;

/** What fal's list of models says of some endpoints; what it does not name may answer all the same. @throws ProviderError */
export async function listEndpoints(
  fal: FalConnection,
  endpoints: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const listed = new Map<string, string>();
  for (let start = 0; start < endpoints.length; start += AT_ONCE) {
    const query = new URLSearchParams();
    for (const endpoint of endpoints.slice(start, start + AT_ONCE)) {
      query.append('endpoint_id', endpoint);
    }
    const answer = await askQueue(fal, { url: `${fal.apiUrl}/v1/models?${query.toString()}`, signal });
    const read = ListSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
    if (!read.success) {
      throw unansweredError(answer, fal.now());
    }
    for (const { endpoint_id: endpoint, metadata } of read.data.models) {
      listed.set(endpoint, metadata?.status ?? 'active');
    }
  }
  return listed;
}
