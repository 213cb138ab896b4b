import { VoicesAnswerSchema } from '@kinora/contract/api';
import type { Voice } from '@kinora/contract/voices';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMe } from './get-me.ts';
import { request } from './request.ts';

const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => request('/api/eleven-voices', VoicesAnswerSchema, { signal }),
  select: (answer) => answer.voices,
  staleTime: Infinity,
});

export interface VoiceList {
  voices: readonly Voice[];
  isLoading: boolean;
  isFailed: boolean;
  reload: () => void;
}

const NO_VOICES: readonly Voice[] = [];

/** The narrators to choose from; an empty list for visitors, who may not ask for them. */
export function useVoices(): VoiceList {
  const me = useMe();
  const query = useQuery({ ...voicesQuery, enabled: Boolean(me) });
  return {
    voices: query.data ?? NO_VOICES,
    isLoading: query.isLoading,
    isFailed: query.isError,
    reload: () => {
      void query.refetch();
    },
  };
}
