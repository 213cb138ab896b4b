import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ServiceCall } from '@kinora/models';
import { z } from 'zod';
import { askQueue, isSuccess, jsonOf } from '../queue/ask-queue.ts';
import { unansweredError } from './refusals.ts';
import type { RunwayConnection } from './runway-connection.ts';

const OrganizationSchema = z.object({ creditBalance: z.number().nullish().catch(null) });

/** Asks whose the key is, which costs nothing and says how much is left. @throws ProviderError */
export async function testKey(
  runway: RunwayConnection,
  { signal }: Pick<ServiceCall, 'signal'>,
): Promise<void> {
  const answer = await askQueue(runway, { url: `${runway.baseUrl}/v1/organization`, signal });
  const read = OrganizationSchema.safeParse(isSuccess(answer) ? jsonOf(answer) : undefined);
  if (!read.success) {
    throw unansweredError(answer, runway.now());
  }
  const { creditBalance: balance } = read.data;
  if (typeof balance === 'number' && balance <= 0) {
    const cause = new Error(`Runway says that ${balance} credits are left`);
    throw new ProviderError('no_credit', sentences.mediaService.noCredit, { cause });
  }
}
