import type { Language } from '@kinora/contract/catalogue';
import type { ProviderCall } from './call.ts';
import type { SourceText } from './text-model.ts';

/** What looking something up needs of a call. */
export type SearchCall = Pick<ProviderCall, 'signal'>;

export interface SearchModel {
  /** Articles about a topic, best first. @throws ProviderError `transient` when research cannot be reached. */
  search(
    input: { query: string; language: Language; limit: number },
    call: SearchCall,
  ): Promise<SourceText[]>;
}
