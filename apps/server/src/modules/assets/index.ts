export { assetIdOfUrl, assetUrl, readAssets, readOwnAsset, type Asset } from './asset.ts';
export {
  discardFile,
  keepAsset,
  storeFile,
  writeAsset,
  type AssetDeps,
  type AssetKind,
  type FileToKeep,
  type KeptFile,
} from './keep-asset.ts';
export { registerMedia, UNCHANGING } from './routes.ts';
