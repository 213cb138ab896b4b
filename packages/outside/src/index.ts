export { baseUrlProblem } from './base-url-problem.ts';
export type { AddressesOf, BaseUrlProblem } from './base-url-problem.ts';
export { guardedFetch } from './guarded-fetch.ts';
export type { GuardSettings } from './guarded-fetch.ts';
export { isPublicAddress } from './public-address.ts';
export { RefusedAddressError } from './refused-address-error.ts';
export { NotSentError, sendOnce } from './send-once.ts';
