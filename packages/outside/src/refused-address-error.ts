/** An address that must not be asked: not https, not public, or too many redirects. Nothing was sent to it. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}
