import { CharactersAnswerSchema } from '@kinora/contract/api';
import type { Character } from '@kinora/contract/api';
import { useQuery } from '@tanstack/react-query';
import { toListState } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { request } from './request.ts';

export const charactersKey = ['characters'] as const;

/** The characters of the account, newest first. */
export function useCharacters(isWanted = true): ListState<Character> {
  return toListState(
    useQuery({
      queryKey: charactersKey,
      queryFn: ({ signal }) => request('/api/characters', CharactersAnswerSchema, { signal }),
      select: (answer): readonly Character[] => answer.characters,
      staleTime: 0,
      enabled: isWanted,
    }),
  );
}
