import type { Medium, ProviderCall } from '@kinora/models';
import type { Gateway, MediaWish } from '../../../gateway/index.ts';
import type { ClaimedStep } from './claim-step.ts';

export interface MediaCall<Of extends Medium> extends MediaWish<Of> {
  readonly claimed: ClaimedStep;
  readonly call: ProviderCall;
}

/** Makes what a step wants, or brings the paid request for it one step on. */
export async function callMedia<Of extends Medium>(
  { gateway }: { readonly gateway: Pick<Gateway, 'media'> },
  { claimed: { project, step }, call, ...wish }: MediaCall<Of>,
) {
  const paidFor = { stepId: step.id, projectId: project.id, ownerId: project.ownerId };
  return await gateway.media.make<Of>(wish, paidFor, call);
}
