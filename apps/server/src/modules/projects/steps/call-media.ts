import type { Gateway, MediaWish, Medium, ProviderRequest } from '../../../gateway/index.ts';
import type { ProviderCall } from '@kinora/models';
import type { ClaimedStep } from './claim-step.ts';
import { noteProviderRequest, providerRequestOf } from './provider-request.ts';
import type { PipelineDeps } from './step-work.ts';

type CallDeps = Pick<PipelineDeps, 'database' | 'clock'> & { readonly gateway: Pick<Gateway, 'media'> };

export interface MediaCall<Of extends Medium> extends MediaWish<Of> {
  readonly claimed: ClaimedStep;
  readonly call: ProviderCall;
}

/** Sends a step's media request, or asks about the one it has sent: the step is the book it is written down in. */
export async function callMedia<Of extends Medium>(
  { gateway, database, clock }: CallDeps,
  { claimed: { step }, call, ...wish }: MediaCall<Of>,
) {
  const book = {
    known: providerRequestOf(step),
    note: (request: ProviderRequest | null) => noteProviderRequest(database, step, request),
    now: () => clock.now(),
  };
  return await gateway.media.make<Of>(wish, book, call);
}
