export type { CapabilityServer } from './capability-server.ts';
export { capabilityJobs } from './check-capability.ts';
export { registerCapabilities } from './routes.ts';
