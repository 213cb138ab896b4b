import { sentences } from '@kinora/contract';
import { ProviderError } from '@kinora/models';
import type { ProviderCall, SourceText } from '@kinora/models';
import type { Gateway } from '../../gateway/index.ts';
import { settingsOf } from './story-settings.ts';

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
  const { wantsWebResults, language } = settingsOf(project);
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
