import { PromptSuggestionsAnswerSchema } from '@kinora/contract/api';
import { limits } from '@kinora/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

const NO_SUGGESTIONS: readonly string[] = [];

/**
 * Continuations of what is being typed. Each text has its own place in the cache, so an answer that comes late
 * belongs to its own text and never replaces a newer one.
 */
export function usePromptSuggestions(text: string, isEnabled: boolean): readonly string[] {
  const query = text.trim();
  const isLongEnough =
    query.length >= limits.suggestions.minimumCharacters && query.length <= limits.text.query;
  const { data } = useQuery({
    queryKey: ['prompt-suggestions', query],
    queryFn: ({ signal }) =>
      request(`/api/prompt-suggestions?query=${encodeURIComponent(query)}`, PromptSuggestionsAnswerSchema, {
        signal,
      }),
    enabled: isEnabled && isLongEnough,
    staleTime: Infinity,
    retry: false,
  });
  return data?.suggestions.slice(0, limits.counts.suggestions) ?? NO_SUGGESTIONS;
}
