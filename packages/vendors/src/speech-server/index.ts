export { speechServer } from './vendor.ts';
