import { pollingPlan } from '@kinora/contract/statuses';
import type { PollingSubject } from '@kinora/contract/statuses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { nextPollDelay } from './poll-delay.ts';

interface JobStatusOptions<Answer extends { status: string }> {
  subject: PollingSubject;
  queryKey: QueryKey;
  getAnswer: (signal: AbortSignal) => Promise<Answer>;
  /** What is known without asking, right after a start; then the first check comes after the plan's first delay. */
  knownAnswer?: Answer | undefined;
}

/**
 * The one poller. It asks after the plan's first delay, then at its interval, and stops on the plan's statuses and on
 * an error; `moveTo` records that the user went on, which starts it again.
 */
export function useJobStatus<Answer extends { status: string }>(options: JobStatusOptions<Answer>) {
  const { subject, queryKey, getAnswer, knownAnswer } = options;
  const queryClient = useQueryClient();
  const plan = pollingPlan[subject];
  const answersAtStart = useRef(0);

  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => getAnswer(signal),
    ...(knownAnswer === undefined ? {} : { initialData: knownAnswer }),
    // Never fresh again by age: only the plan decides when to ask.
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnMount: knownAnswer === undefined ? 'always' : false,
    // Renders run for minutes, often in a tab that is not in front.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      nextPollDelay(plan, {
        status: state.data?.status,
        // The legacy job alone goes on being asked about after an error.
        hasFailed: state.status === 'error' && subject !== 'job',
        answersSinceStart: state.dataUpdateCount - answersAtStart.current,
      }),
  });

  return {
    answer: query.data,
    error: query.error,
    isLost: query.isError,
    reconnect: () => {
      void query.refetch();
    },
    moveTo: (change: (answer: Answer) => Answer) => {
      answersAtStart.current = (queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0) + 1;
      queryClient.setQueryData<Answer>(queryKey, (answer) =>
        answer === undefined ? undefined : change(answer),
      );
    },
  };
}
