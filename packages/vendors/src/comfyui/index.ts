export { comfyui } from './vendor.ts';
