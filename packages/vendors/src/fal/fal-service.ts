import type { MediaService } from '@kinora/models';
import { askQueue, isSuccess } from '../queue/ask-queue.ts';
import { cancel } from './cancel.ts';
import type { FalConnection } from './fal-connection.ts';
import { fetchResult } from './results/fetch-result.ts';
import { poll } from './poll.ts';
import { prepare } from './prepare/prepare.ts';
import { listEndpoints } from './list-endpoints.ts';
import { openPriceList, pricingUrl } from './prices.ts';
import { unansweredError } from './refusals.ts';
import { readSubmit, submit } from './submit.ts';

/** Any endpoint's price: the list is read for the sake of the key. */
const CHEAPEST = 'fal-ai/flux/schnell';

/** Of the pictures that are asked for: 1920 x 1080. */
const FULL_MEGAPIXELS = (1920 * 1080) / 1_000_000;

export function createFalService(fal: FalConnection): MediaService {
  const priced = { fal, prices: openPriceList(fal) };
  return {
    prepare: (binding, wanted, call) => prepare(priced, { binding, wanted }, call),
    submit: (prepared, call) => submit(fal, prepared, call),
    readSubmit: (prepared, answer) => readSubmit(fal, prepared, answer),
    poll: (operation, call) => poll(priced, operation, call),
    fetch: (answer, call) => fetchResult(fal, answer, call),
    cancel: (operation, call) => cancel(fal, operation, call),
    estimate: ({ endpoint }, { medium, seconds }, signal) =>
      priced.prices.estimate(
        endpoint,
        { seconds, megapixels: medium === 'picture' ? FULL_MEGAPIXELS : null },
        signal,
      ),
    listEndpoints: (endpoints, signal) => listEndpoints(fal, endpoints, signal),
    async test({ signal }) {
      const answer = await askQueue(fal, { url: pricingUrl(fal, CHEAPEST), signal });
      if (!isSuccess(answer)) {
        throw unansweredError(answer, fal.now());
      }
    },
  };
}
