export { forgetWaiting } from './forget-waiting.ts';
export { registerWaitlist } from './routes.ts';
