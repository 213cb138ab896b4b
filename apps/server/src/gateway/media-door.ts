import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { MediaRequest, Medium, ProviderCall, Providers } from '@kinora/models';
import { openFreeMedia } from './free-media.ts';
import type { Media } from './free-media.ts';
import type { Serving } from './connections/media-connections.ts';
import { openMediaPrices } from './media-prices.ts';
import type { MediaPrices } from './media-prices.ts';
import { readFetched } from './paid/read-fetched.ts';
import { bringPaidWishOn, isBeingBought } from './paid/paid-desk.ts';
import type { DeskParts } from './paid/paid-desk.ts';
import type { PaidFor } from './paid/paid-request.ts';

/** Who serves without a vendor: free, so that nothing is paid twice. */
export const BUILT_IN = 'builtin';

/** A vendor and the model it makes a thing with. */
export interface PinnedMaker {
  readonly provider: string;
  readonly endpoint: string;
}

export interface MediaWish<Of extends Medium> {
  readonly medium: Of;
  /** Key of the catalogue's model, or of an image function. */
  readonly model: string;
  /** A vendor that was pinned before, null for what is built in; left out: whoever serves the model now. */
  readonly maker?: PinnedMaker | null;
  /** Made only when it is sent. */
  readonly request: () => Promise<Media[Of]['request']>;
}

/** A result, or that a vendor works on it: the step comes back when there is news. */
export type MediaAnswer<Result> = { readonly finished: Result } | { readonly awaited: true };

/** How long a model's clips are. */
export interface ClipLengths {
  /** Seconds, ascending; empty: the model decides. */
  readonly seconds: readonly number[];
  /** It takes a narration, and its clip is as long as that. */
  readonly speaks: boolean;
}

/** Pictures and clips. */
export interface MediaDoor extends MediaPrices {
  serves(medium: Medium, model: string): boolean;
  /** Through whom a model works here; null when it does not. */
  providerOf(model: string): string | null;
  isBuiltIn(model: string): boolean;
  /** How many pictures a vendor's model can be shown, the one that serves now or a pinned one; 0 where nobody says. */
  mostPictures(model: string, maker?: PinnedMaker | null): number;
  /** What a vendor's clips of a model can be asked for, the one that serves now or a pinned one; null: no vendor makes them. */
  clipLengths(model: string, maker?: PinnedMaker | null): ClipLengths | null;
  /** Who makes it now; null: what is built in. */
  makerOf(medium: Medium, model: string): PinnedMaker | null;
  /**
   * Makes what a step wants, or brings its paid request one step on: written down before it is sent, and never sent again
   * by itself. Who is asked first is asked to the end. @throws ProviderError
   */
  make<Of extends Medium>(
    wish: MediaWish<Of>,
    paidFor: PaidFor,
    call: ProviderCall,
  ): Promise<MediaAnswer<Media[Of]['result']>>;
  /** Whether a vendor answers and takes the key; costs nothing. @throws ProviderError */
  test(provider: string, call: Pick<ProviderCall, 'signal'>): Promise<void>;
  /** For what nobody pays for or remembers: by what is built in alone. @throws ProviderError `gone` where that has nothing */
  makeFree<Of extends Medium>(wish: MediaWish<Of>, call: ProviderCall): Promise<Media[Of]['result']>;
}

/** Without a desk nothing can be bought: what is built in serves alone. */
export function openMediaDoor(
  providers: Pick<Providers, 'pictureModel' | 'videoModel'>,
  desk: DeskParts | null,
): MediaDoor {
  const free = openFreeMedia(providers);
  const servingOf = (medium: Medium, model: string) => desk?.connections.serving(medium, model) ?? null;
  const pinnedOr = (medium: Medium, key: string, maker: PinnedMaker | null) =>
    maker === null ? servingOf(medium, key) : (desk?.connections.pinned(medium, { key, ...maker }) ?? null);
  const providerOf = (model: string): string | null => {
    const serving = servingOf('picture', model) ?? servingOf('clip', model);
    const isOurs = free.serves('picture', model) || free.serves('clip', model);
    return serving?.binding.provider ?? (isOurs ? BUILT_IN : null);
  };
  return {
    serves: (medium, model) => servingOf(medium, model) !== null || free.serves(medium, model),
    providerOf,
    isBuiltIn: (model) => providerOf(model) === BUILT_IN,
    ...openMediaPrices(desk),
    makerOf(medium, model) {
      const binding = servingOf(medium, model)?.binding;
      return binding === undefined ? null : { provider: binding.provider, endpoint: binding.endpoint };
    },
    mostPictures: (model, maker = null) => pinnedOr('picture', model, maker)?.shipped?.inputs.most ?? 0,
    clipLengths: (model, maker = null) => lengthsOf(pinnedOr('clip', model, maker)),
    makeFree: (wish, call) => free.make(wish, call),
    async test(provider, call) {
      const connection = desk?.connections.connection(provider);
      if (connection === undefined) {
        throw new ProviderError('gone', sentences.paid.disconnected);
      }
      await connection.service.test(call);
    },
    async make<Of extends Medium>(wish: MediaWish<Of>, paidFor: PaidFor, call: ProviderCall) {
      const serving = wishedServing(desk, wish);
      if (desk === null || (serving === 'built-in' && !(await isBeingBought(desk, paidFor)))) {
        return { finished: await free.make(wish, call) };
      }
      const { medium, model } = wish;
      // Both are of the wish's medium.
      const request = async () => ({ medium, request: await wish.request() }) as MediaRequest;
      const bought = { medium, model, serving: serving === 'built-in' ? null : serving, request };
      const answer = await bringPaidWishOn(desk, bought, { paidFor, call });
      return 'awaited' in answer ? answer : { finished: await readFetched<Of>(medium, answer.fetched) };
    },
  };
}

function lengthsOf(serving: Serving | null): ClipLengths | null {
  return serving && { seconds: serving.shipped?.seconds ?? [], speaks: serving.shipped?.speaks ?? false };
}

/** Whom a wish is for: the one that was pinned, else whoever serves now. Null: a pinned vendor that is not connected. */
function wishedServing(
  desk: DeskParts | null,
  { medium, model, maker }: MediaWish<Medium>,
): Serving | null | 'built-in' {
  if (maker === null || desk === null) {
    return 'built-in';
  }
  const { connections } = desk;
  return maker === undefined
    ? (connections.serving(medium, model) ?? 'built-in')
    : connections.pinned(medium, { key: model, ...maker });
}
