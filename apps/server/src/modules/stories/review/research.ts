import { readFile } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, SourceText } from '@kinora/models';
import { z } from 'zod';
import type { Gateway } from '../../../gateway/index.ts';
import { readAssets } from '../../assets/index.ts';
import { PageTextSchema } from '../documents/document-message.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';

const ARTICLES = 3;
/** A search query is the topic, not a pasted article. */
const QUERY_LENGTH = 200;

export interface Research {
  readonly sources: readonly SourceText[];
  /** Said to the user when research was wanted and could not be done. */
  readonly notice?: string;
}

/** Articles about the prompt when the user asked for them. The run goes on without when they cannot be had, and says so. */
export async function research(
  gateway: Pick<Gateway, 'search'>,
  project: { readonly prompt: string; readonly settings: unknown },
  call: ProviderCall,
): Promise<Research> {
  const { include_web_results: wantsWebResults, language } = settingsOf(project);
  if (!wantsWebResults) {
    return { sources: [] };
  }
  try {
    const query = project.prompt.slice(0, QUERY_LENGTH);
    return { sources: await gateway.search.find({ query, language, limit: ARTICLES }, call) };
  } catch (error) {
    if (!(error instanceof ProviderError) || call.signal.aborted) {
      throw error;
    }
    call.log.warn({ err: error }, 'Research could not be reached');
    return { sources: [], notice: sentences.notice.researchUnavailable };
  }
}

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
