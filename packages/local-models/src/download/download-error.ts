/**
 * Why a file was not brought: `broken-off` what came is kept and the next try goes on from there · `refused` what came, or
 * would come, is not what was asked for, and is not kept.
 */
export type DownloadErrorKind = 'broken-off' | 'refused';

/** `message` is a sentence for the operator. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly kind: DownloadErrorKind;

  constructor(kind: DownloadErrorKind, message: string, options: { readonly cause?: unknown } = {}) {
    super(message, options);
    this.kind = kind;
  }
}
