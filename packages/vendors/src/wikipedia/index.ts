export { wikipedia } from './vendor.ts';
