export type { ConnectionsDeps, SetUpServer } from './connections-deps.ts';
export { registerConnections } from './routes.ts';
