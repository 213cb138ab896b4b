export { registerNotifications } from './routes.ts';
export { startTelling, tellWhenDone } from './tell-when-done.ts';
