import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '../lib/browser-storage.ts';
import { readPendingJobs, writePendingJobs } from '../lib/pending-jobs.ts';
import type { PendingJob } from '../lib/pending-jobs.ts';
import { meQuery, useMe } from './get-me.ts';

function pendingKey(userId: string) {
  return ['pending-jobs', userId] as const;
}

const NO_JOBS: readonly PendingJob[] = [];

/** What the signed-in account started in this browser and what is not known to be finished; none for visitors. */
export function usePendingJobs(): readonly PendingJob[] {
  const userId = useMe()?.id ?? '';
  const { data } = useQuery({
    queryKey: pendingKey(userId),
    queryFn: () => readPendingJobs(browserStorage(), userId),
    enabled: userId !== '',
    staleTime: Infinity,
  });
  return data ?? NO_JOBS;
}

/** Starts watching a job of the signed-in account. */
export function rememberPendingJob(queryClient: QueryClient, job: PendingJob): void {
  changePendingJobs(queryClient, (jobs) => [...jobs.filter(({ id }) => id !== job.id), job]);
}

/** A function that stops watching a job. */
export function useForgetPendingJob(): (id: string) => void {
  const queryClient = useQueryClient();
  return (id) => {
    changePendingJobs(queryClient, (jobs) => jobs.filter((job) => job.id !== id));
  };
}

function changePendingJobs(
  queryClient: QueryClient,
  change: (jobs: readonly PendingJob[]) => PendingJob[],
): void {
  const userId = queryClient.getQueryData(meQuery.queryKey)?.id;
  if (userId === undefined) {
    return;
  }
  // Read afresh: another tab of this browser may have changed the list.
  const jobs = change(readPendingJobs(browserStorage(), userId));
  writePendingJobs(browserStorage(), userId, jobs);
  queryClient.setQueryData(pendingKey(userId), jobs);
}
