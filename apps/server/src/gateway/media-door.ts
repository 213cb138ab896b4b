import { setTimeout as delay } from 'node:timers/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type {
  ImageRequest,
  ImageResult,
  JsonValue,
  MediaProgress,
  ProviderCall,
  Providers,
  VideoRequest,
  VideoResult,
} from '@kinora/models';
import { inWorkFolder } from '../platform/files/in-work-folder.ts';
import type { Medium, ProviderRequest, RunningRequest } from './provider-request.ts';

/** Who serves without a vendor: free, so that nothing is paid twice. */
export const BUILT_IN = 'builtin';

const ASK_AGAIN_MS = 2_000;

/** What is asked for and what comes back, by medium. */
interface Media {
  readonly picture: { readonly request: ImageRequest; readonly result: ImageResult };
  readonly clip: { readonly request: VideoRequest; readonly result: VideoResult };
}

export interface MediaWish<Of extends Medium> {
  readonly medium: Of;
  /** Key of the catalogue's model, or of an image function. */
  readonly model: string;
  /** Made only when it is sent. */
  readonly request: () => Promise<Media[Of]['request']>;
}

/** Where a paid request is written down, by whoever wants the result. */
export interface RequestBook {
  /** What stands there; null: nothing was sent. */
  readonly known: ProviderRequest | null;
  /** False: somebody else has taken over, and nothing may be sent. */
  note(request: ProviderRequest | null): Promise<boolean>;
  now(): Date;
}

/** A result, or the request that the provider goes on working on. */
export type MediaAnswer<Result> =
  { readonly finished: Result } | { readonly awaited: Extract<ProviderRequest, { state: 'running' }> };

/** Pictures and clips. */
export interface MediaDoor {
  serves(medium: Medium, model: string): boolean;
  /** Through whom a model works here; null when it does not. */
  providerOf(model: string): string | null;
  isBuiltIn(model: string): boolean;
  /**
   * Sends a request, or asks about the one in the book. A paid request is written down before it is sent and never sent
   * again by itself: when nobody knows whether it arrived, it ends as `unknown`. @throws ProviderError
   */
  make<Of extends Medium>(
    wish: MediaWish<Of>,
    book: RequestBook,
    call: ProviderCall,
  ): Promise<MediaAnswer<Media[Of]['result']>>;
  /** For what nobody pays for or remembers: waits for the result as long as the call's signal lets it. */
  makeNow<Of extends Medium>(wish: MediaWish<Of>, call: ProviderCall): Promise<Media[Of]['result']>;
  /** Tells the provider to stop. A model that is not offered any more has nothing that could be told. */
  cancel(request: RunningRequest, run: Pick<ProviderCall, 'signal' | 'log'>): Promise<void>;
}

interface MediaModel<Of extends Medium> {
  start(request: Media[Of]['request'], call: ProviderCall): Promise<MediaProgress<Media[Of]['result']>>;
  status(operation: JsonValue, call: ProviderCall): Promise<MediaProgress<Media[Of]['result']>>;
  cancel(operation: JsonValue, call: ProviderCall): Promise<void>;
}

type Finders = { readonly [Of in Medium]: (model: string) => MediaModel<Of> | undefined };

export function openMediaDoor(
  providers: Pick<Providers, 'pictureModel' | 'videoModel' | 'providerOf'>,
  workRoot: string,
): MediaDoor {
  const finders: Finders = {
    picture: (model) => providers.pictureModel(model),
    clip: (model) => providers.videoModel(model),
  };
  const find = <Of extends Medium>({ medium, model }: Pick<MediaWish<Of>, 'medium' | 'model'>) => {
    const found = finders[medium](model);
    if (found === undefined) {
      throw new ProviderError('gone', sentences.generation.modelUnavailable);
    }
    return found;
  };
  const isBuiltIn = (model: string): boolean => providers.providerOf(model) === BUILT_IN;
  return {
    serves: (medium, model) => finders[medium](model) !== undefined,
    providerOf: (model) => providers.providerOf(model),
    isBuiltIn,
    async make(wish, book, call) {
      const found = find(wish);
      if (book.known !== null) {
        return answerOf(wish, book, await ask(found, book.known, call));
      }
      const request = await wish.request();
      const send = () => found.start(request, call);
      return answerOf(wish, book, isBuiltIn(wish.model) ? await send() : await sendOnce(send, book));
    },
    async makeNow(wish, call) {
      const found = find(wish);
      let progress = await found.start(await wish.request(), call);
      while (progress.state === 'running') {
        await delay(ASK_AGAIN_MS, undefined, { signal: call.signal });
        progress = await found.status(progress.operation, call);
      }
      return progress.result;
    },
    async cancel({ medium, model, operation }, run) {
      await inWorkFolder({ root: workRoot, prefix: 'step-' }, async (workFolder) =>
        finders[medium](model)?.cancel(operation, { ...run, workFolder }),
      );
    },
  };
}

function answerOf<Result>(
  { medium, model }: Pick<RunningRequest, 'medium' | 'model'>,
  book: RequestBook,
  progress: MediaProgress<Result>,
): MediaAnswer<Result> {
  if (progress.state === 'finished') {
    return { finished: progress.result };
  }
  const { operation, fraction = 0 } = progress;
  const submittedAt = book.known?.state === 'running' ? book.known.submittedAt : book.now().toISOString();
  return { awaited: { state: 'running', medium, model, operation, submittedAt, fraction } };
}

async function sendOnce<Progress>(send: () => Promise<Progress>, book: RequestBook): Promise<Progress> {
  if (!(await book.note({ state: 'sending' }))) {
    throw new Error('Another attempt at this step has taken over');
  }
  try {
    return await send();
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== 'unknown') {
      // The provider has said that nothing runs, so that another try is the first one again.
      await book.note(null);
      throw error;
    }
    throw lostRequest(error);
  }
}

async function ask<Of extends Medium>(
  model: MediaModel<Of>,
  known: ProviderRequest,
  call: ProviderCall,
): Promise<MediaProgress<Media[Of]['result']>> {
  if (known.state === 'sending') {
    throw lostRequest(new Error('The worker ended while the request was being sent'));
  }
  return await model.status(known.operation, call);
}

function lostRequest(cause: unknown): ProviderError {
  return new ProviderError('unknown', sentences.notice.paidCallUnknown, { cause });
}
