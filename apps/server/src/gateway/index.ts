export {
  hasOpenRequests,
  settlePaidStep,
  reopenRequests,
  secondsUntilNews,
  wantCancel,
} from './paid/request-book.ts';
export type { Gateway } from './gateway.ts';
export type { Medium } from '@kinora/models';
export type { MediaWish } from './media-door.ts';
export type { PaidRequest } from './paid/paid-request.ts';
export type { TextAsk } from './text-door.ts';
