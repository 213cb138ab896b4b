export { registerShares } from './routes.ts';
