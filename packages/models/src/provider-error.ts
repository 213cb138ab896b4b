/**
 * Why a provider failed, in the one taxonomy all vendors are mapped to:
 * `auth` key refused · `no_credit` the vendor's balance is used up · `policy` content refused · `invalid_input` our request
 * is wrong or cannot be done · `rate_limited` try later · `transient` passing fault · `gone` the model no longer exists ·
 * `unusable` what it answers cannot be used, though it was asked again · `unknown` a paid request may have been started and
 * must never be sent again by itself.
 */
export const providerErrorKinds = [
  'auth',
  'no_credit',
  'policy',
  'invalid_input',
  'rate_limited',
  'transient',
  'gone',
  'unusable',
  'unknown',
] as const;
export type ProviderErrorKind = (typeof providerErrorKinds)[number];

/** The only error a provider throws on purpose. `message` is a sentence for the user. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** How long the vendor asked us to wait, in milliseconds; only with `rate_limited`. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: ProviderErrorKind,
    message: string,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}
