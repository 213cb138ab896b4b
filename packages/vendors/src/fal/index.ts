export { fal } from './vendor.ts';
