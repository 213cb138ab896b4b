import type { Language } from '@kinora/contract/catalogue';
import type { ProviderCall } from './call.ts';
import type { SourceText } from './text-model.ts';

export interface SearchModel {
  /** Articles about a topic, best first. @throws ProviderError `transient` when research cannot be reached. */
  search(
    input: { query: string; language: Language; limit: number },
    call: ProviderCall,
  ): Promise<SourceText[]>;
}
