export { registerAccountDeletion } from './deletion-route.ts';
export { registerAccount } from './routes.ts';
