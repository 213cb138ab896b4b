export { settlePaidStep, reopenRequests, secondsUntilNews, wantCancel } from './paid/request-book.ts';
export type { Gateway, TextAsk } from './gateway.ts';
export type { Medium } from '@kinora/models';
export type { MediaWish } from './media-door.ts';
export type { PaidRequest } from './paid/paid-request.ts';
