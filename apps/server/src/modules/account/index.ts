export { registerAccountDeletion } from './delete-account.ts';
export { registerAccount } from './routes.ts';
