export type { Gateway, TextAsk } from './gateway.ts';
export type { MediaWish } from './media-door.ts';
export { ProviderRequestSchema, RunningRequestSchema } from './provider-request.ts';
export type { Medium, ProviderRequest, RunningRequest } from './provider-request.ts';
