import { sentences } from '@kinora/contract';
import type { JsonValue, MediaProgress, ProviderCall } from '@kinora/models';
import { ProviderError } from '@kinora/models';
import type { ClaimedStep } from './claim-step.ts';
import { noteProviderRequest, providerRequestOf } from './provider-request.ts';
import type { Medium, ProviderRequest } from './provider-request.ts';
import type { AwaitedStep, PipelineDeps } from './step-work.ts';

interface MediaModel<Request, Result> {
  start(request: Request, call: ProviderCall): Promise<MediaProgress<Result>>;
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<Result>>;
}

export interface MediaCall<Request, Result> {
  readonly claimed: ClaimedStep;
  readonly call: ProviderCall;
  readonly medium: Medium;
  /** The key the model was found by. */
  readonly key: string;
  readonly model: MediaModel<Request, Result>;
  /** Who serves: sending twice would be paid twice, unless it is built in and made anew for free. */
  readonly provider: string | null;
  /** Made only when it is sent. */
  readonly request: () => Promise<Request>;
}

const FREE_PROVIDER = 'builtin';

type CallDeps = Pick<PipelineDeps, 'database' | 'clock'>;

/**
 * Sends a media request, or asks about the one this step has sent. A paid request is written down before it is sent
 * and never sent again by itself: when nobody knows whether it arrived, the step ends as `unknown`.
 */
export async function callMedia<Request, Result>(
  deps: CallDeps,
  media: MediaCall<Request, Result>,
): Promise<{ readonly finished: Result } | AwaitedStep> {
  const known = providerRequestOf(media.claimed.step);
  const progress = known === null ? await send(deps, media) : await ask(known, media);
  if (progress.state === 'finished') {
    return { finished: progress.result };
  }
  const submittedAt = known?.state === 'running' ? known.submittedAt : deps.clock.now().toISOString();
  return {
    awaited: {
      state: 'running',
      medium: media.medium,
      model: media.key,
      operation: progress.operation,
      submittedAt,
      fraction: progress.fraction ?? 0,
    },
  };
}

async function send<Request, Result>(
  deps: CallDeps,
  media: MediaCall<Request, Result>,
): Promise<MediaProgress<Result>> {
  const request = await media.request();
  if (media.provider === FREE_PROVIDER) {
    return await media.model.start(request, media.call);
  }
  const { step } = media.claimed;
  if (!(await noteProviderRequest(deps.database, step, { state: 'sending' }))) {
    throw new Error('Another attempt at this step has taken over');
  }
  try {
    return await media.model.start(request, media.call);
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== 'unknown') {
      // The provider has said that nothing runs, so that another try is the first one again.
      await noteProviderRequest(deps.database, step, null);
      throw error;
    }
    throw lostRequest(error);
  }
}

async function ask<Request, Result>(
  known: ProviderRequest,
  media: MediaCall<Request, Result>,
): Promise<MediaProgress<Result>> {
  if (known.state === 'sending') {
    throw lostRequest(new Error('The worker ended while the request was being sent'));
  }
  return await media.model.status(known.operation, media.call);
}

function lostRequest(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
