import { readFile } from 'node:fs/promises';
import type { Language } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, ScriptRequest, SearchCall, SourceText } from '@kinora/models';
import { z } from 'zod';
import type { Gateway } from '../../../gateway/index.ts';
import { readAssets } from '../../assets/index.ts';
import { PageTextSchema } from '../documents/document-message.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';

const ARTICLES = 3;

export interface Research extends Pick<ScriptRequest, 'search'> {
  readonly sources: readonly SourceText[];
  /** Said to the user when research was wanted and could not be done. */
  readonly notice?: string;
}

/**
 * Articles about the prompt: those on this machine, and those of an encyclopedia where the user asked for web results.
 * The run goes on without the latter when they cannot be had, and says so where nothing else was found.
 */
export async function research(
  gateway: Pick<Gateway, 'search'>,
  project: { readonly prompt: string; readonly settings: unknown },
  call: ProviderCall,
): Promise<Research> {
  const { include_web_results: wantsWebResults, language } = settingsOf(project);
  const wish = { query: project.prompt, language, limit: ARTICLES };
  const atHand = await gateway.search.atHand(wish, call);
  if (!wantsWebResults) {
    return { sources: atHand };
  }
  try {
    return { sources: [...(await gateway.search.find(wish, call)), ...atHand], search: 'done' };
  } catch (error) {
    if (!(error instanceof ProviderError) || call.signal.aborted) {
      throw error;
    }
    call.log.warn({ err: error }, 'Research could not be reached');
    return {
      sources: atHand,
      search: 'unreachable',
      ...(atHand.length === 0 ? { notice: sentences.notice.researchUnavailable } : {}),
    };
  }
}

/** What this machine holds about a prompt that has not been started. */
export async function atHand(
  gateway: Pick<Gateway, 'search'>,
  prompt: { readonly text: string; readonly language: Language },
  call: SearchCall,
): Promise<SourceText[]> {
  const { text: query, language } = prompt;
  return await gateway.search.atHand({ query, language, limit: ARTICLES }, call);
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
