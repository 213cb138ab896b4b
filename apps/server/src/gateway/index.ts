export {
  hasOpenRequests,
  readResults,
  reopenRequests,
  secondsUntilNews,
  takeLateRequest,
  wantCancel,
  wantStepCancel,
  wasVendorAsked,
} from './paid/project-requests.ts';
export { settlePaidStep } from './paid/request-book.ts';
export { countOpenRequests, forgetOpenRequests } from './paid/open-requests.ts';
export { readEndpointNews, readRequestNews } from './paid/request-news.ts';
export { releaseStage } from './paid/money/stage-reservations.ts';
export { lowerLimit, readDecidedLimit, readSpending, writeDailyLimit } from './paid/money/spending.ts';
export { findModelStore } from './find-model-store.ts';
export { markEndpoint } from './connections/endpoint-states.ts';
export { moodInWords, namedYears } from '@kinora/words';
export { keyHintOf, sealKey } from './connections/seal-key.ts';
export type { MakerConnections, MakerSettings } from './connections/maker-connections.ts';
export type { MediaConnections } from './connections/media-connections.ts';
export type { Gateway } from './gateway.ts';
export type { Medium } from '@kinora/models';
export type { PaidFor, PaidRequest } from './paid/paid-request.ts';
export type { ConnectionFailure, EndpointNews, RequestNews } from './paid/request-news.ts';
export type { TextAsk } from './text-door.ts';
