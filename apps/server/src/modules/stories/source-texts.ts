import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract';
import { z } from 'zod';
import type { ProviderCall, SourceText } from '@kinora/models';
import { readAssets } from '../assets/index.ts';
import { PageTextSchema } from './document/document-message.ts';
import type { StoriesDeps } from './stories-deps.ts';
import { settingsOf } from './story-settings.ts';

const PagesSchema = z.array(PageTextSchema);

/** The pages of a story's uploaded document, each with its name; none without one. */
export async function documentTexts(
  deps: Pick<StoriesDeps, 'database' | 'storage'>,
  project: { readonly id: string; readonly settings: unknown },
  call: Pick<ProviderCall, 'workFolder'>,
): Promise<SourceText[]> {
  const { documentAssetId, language } = settingsOf(project);
  if (documentAssetId === null) {
    return [];
  }
  const asset = (await readAssets(deps.database, [documentAssetId])).get(documentAssetId);
  if (asset === undefined) {
    throw new Error(`The document of project ${project.id} is missing`);
  }
  const file = await deps.storage.localCopy(asset.storageKey, call.workFolder);
  const pages = PagesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return pages.map(({ number, text }) => ({ label: sentences.story.page[language](number), text }));
}
