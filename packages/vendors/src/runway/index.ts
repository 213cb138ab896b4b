export { runway } from './vendor.ts';
