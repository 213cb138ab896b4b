export type { ConnectionsDeps } from './connections-deps.ts';
export { registerConnections } from './routes.ts';
