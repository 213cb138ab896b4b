import type { MicroDollars } from './binding.ts';
import type { JsonValue, ProviderCall } from './call.ts';
import type { RawAnswer } from './media-service.ts';

/** What one call brings by itself: no vendor works on it afterwards. */
export const boughtMedia = ['text', 'speech'] as const;
export type BoughtMedium = (typeof boughtMedia)[number];

/**
 * One request for words or speech, whose answer is the thing itself. The gateway decides whether and when it is sent; what
 * costs is written down before, and its answer is kept before anybody reads it.
 */
export interface Purchase {
  readonly medium: BoughtMedium;
  /** A vendor's key. */
  readonly provider: string;
  /** Who makes it: the server's host and its model. */
  readonly endpoint: string;
  /** Told apart by its fingerprint, and never kept. */
  readonly apiKey: string | null;
  /** Everything that the answer depends on. */
  readonly body: JsonValue;
  /** A request that costs nothing may be repeated, and needs no receipt. */
  readonly isFree: boolean;
  /** What it will cost; null where nobody knows before. */
  readonly estimate: MicroDollars | null;
  /**
   * Sends it once, over a connection of its own. A sound goes to `file`, everything else into the answer.
   * @throws ProviderError `transient` when not a byte of its body left, `unknown` when nobody can know whether it arrived
   */
  send(to: { readonly file: string; readonly signal: AbortSignal }): Promise<RawAnswer>;
  /**
   * Takes what an answer brings, and says what it has cost where it tells; `file` is to be read and not changed. May be
   * repeated. @throws ProviderError the refusal it holds; `unusable` for what was bought and is no good; `unknown` when
   * something may have been bought that is not in it
   */
  readAnswer(answer: RawAnswer, file: string): Promise<{ readonly cost: MicroDollars | null }>;
}

/** @returns an answer that was read and is no refusal @throws ProviderError what it refuses, or why nothing was sent */
export type Buy = (purchase: Purchase, signal: AbortSignal) => Promise<RawAnswer>;

/** What a call that may cost gets besides. */
export interface BuyingCall extends ProviderCall {
  /** The only way to send anything that costs. */
  readonly buy: Buy;
}
