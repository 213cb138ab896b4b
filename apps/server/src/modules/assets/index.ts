export { assetIdOfUrl, assetUrl, readAssets, readOwnAsset, type Asset } from './asset.ts';
export { discardFile, storeFile, writeAsset, type FileToKeep, type KeptFile } from './keep-asset.ts';
export { sourceOfWork } from './provenance/source-of-work.ts';
export { registerMedia } from './routes.ts';
export { readStorageUse, refuseOverQuota, type StorageDeps } from './storage-quota.ts';
export { startOrphanSweeper } from './sweep-orphans.ts';
