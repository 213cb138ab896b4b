import type { Language } from '@kinora/contract/catalogue';
import type { Database } from '../../db/client.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readAssets } from '../assets/index.ts';
import { inputHash } from '../projects/index.ts';

/** Paths of a job's uploads, in their order. */
export async function localUploads(
  deps: { readonly database: Database; readonly storage: Storage },
  uploadIds: readonly string[],
  workFolder: string,
): Promise<string[]> {
  const found = await readAssets(deps.database, uploadIds);
  return await Promise.all(
    uploadIds.map((id) => {
      const asset = found.get(id);
      if (asset === undefined) {
        throw new Error(`The upload ${id} is not there`);
      }
      return deps.storage.localCopy(asset.storageKey, workFolder);
    }),
  );
}

/** A seed of its own for every job, the same on every machine and at every try. */
export function seedOf(projectId: string): number {
  return Number.parseInt(inputHash(projectId).slice(0, 8), 16);
}

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, 'Japanese'],
  [/\p{Script=Devanagari}/u, 'Hindi'],
];

/** The language whose letters a prompt needs. Single images and clips are asked for without naming one. */
export function languageOfLetters(prompt: string): Language {
  return scripts.find(([letters]) => letters.test(prompt))?.[1] ?? 'English';
}
