/**
 * Why a model of this machine gave no answer: `not-installed` · `no-runtime` what runs models is not installed ·
 * `damaged` its files are not what was installed · `ended` its process ended by itself, out of memory or by a fault of
 * native code · `refused` the runtime refused the model or its feeds.
 */
export type LocalModelErrorKind = 'not-installed' | 'no-runtime' | 'damaged' | 'ended' | 'refused';

/** The only error that running a model throws on purpose, beside an abort's reason. `message` is a sentence for the user. */
export class LocalModelError extends Error {
  override readonly name = 'LocalModelError';
  readonly kind: LocalModelErrorKind;

  constructor(kind: LocalModelErrorKind, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}
