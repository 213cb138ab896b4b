export { chat } from './vendor.ts';
