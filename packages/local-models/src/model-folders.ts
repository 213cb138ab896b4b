import { join } from 'node:path';
import process from 'node:process';
import manifest from '../runtime/package.json' with { type: 'json' };

/** Where things lie in the folder of local models. */
export interface ModelFolders {
  readonly root: string;
  /** The files of one model and the record of its installation. */
  model(name: string): string;
  /** What a download that is under way, or was broken off, has brought so far. */
  download(name: string): string;
  /** What runs models, for this version of it, this system and this Node. */
  readonly runtime: string;
}

export function modelFolders(root: string): ModelFolders {
  const key = [manifest.version, process.platform, process.arch, `abi${process.versions.modules}`].join('-');
  return {
    root,
    model: (name) => join(root, 'weights', name),
    download: (name) => join(root, 'weights', `${name}.part`),
    runtime: join(root, 'runtimes', key),
  };
}
