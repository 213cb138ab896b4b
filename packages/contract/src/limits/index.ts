export { formatBytes, isStorageNear } from './bytes.ts';
export { limits } from './limits.ts';
