export { linkPreview } from './link-preview.ts';
export { registerShares } from './routes.ts';
