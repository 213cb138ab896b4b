import {
  AdminJobChangedAnswerSchema,
  AdminJobsAnswerSchema,
  AdminMailsAnswerSchema,
  AdminCapabilitiesAnswerSchema,
  CapabilityCheckSchema,
  RemovedMailAnswerSchema,
} from '@kinora/contract/api';
import type { AdminCapability, TestCapabilityPayload } from '@kinora/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const jobsKey = ['admin', 'jobs'] as const;
const capabilitiesKey = ['admin', 'capabilities'] as const;
const mailsKey = ['admin', 'mails'] as const;

const JOBS_INTERVAL_MS = 4_000;
const CHECKS_INTERVAL_MS = 1_000;

/** What waits, runs or has failed, kept up to date while it is looked at. */
export function useAdminJobs() {
  return useQuery({
    queryKey: jobsKey,
    queryFn: ({ signal }) => request('/api/admin/jobs', AdminJobsAnswerSchema, { signal }),
    select: (answer) => answer.jobs,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'success' ? JOBS_INTERVAL_MS : false),
  });
}

/** Starts a failed job again, or ends one that waits or runs. */
export function useChangeJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: 'retry' | 'cancel' }) =>
      request(`/api/admin/jobs/${encodeURIComponent(id)}/${change}`, AdminJobChangedAnswerSchema, {
        method: 'POST',
      }),
    // Also after a refusal: then the list is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
}

function isUnderWay({ check }: AdminCapability): boolean {
  return check !== null && check.finished_at === null;
}

/** Who serves what; asked again every second while a test is under way. */
export function useCapabilities() {
  return useQuery({
    queryKey: capabilitiesKey,
    queryFn: ({ signal }) => request('/api/admin/capabilities', AdminCapabilitiesAnswerSchema, { signal }),
    select: (answer) => answer.capabilities,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.capabilities.some(isUnderWay) === true ? CHECKS_INTERVAL_MS : false,
  });
}

/** Has a worker make a small real call. */
export function useTestCapability() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: TestCapabilityPayload) =>
      request('/api/admin/capabilities/test', CapabilityCheckSchema, { method: 'POST', body: wish }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: capabilitiesKey }),
  });
}

/** The mails of this installation, sent or kept. */
export function useMails() {
  return useQuery({
    queryKey: mailsKey,
    queryFn: ({ signal }) => request('/api/admin/mails', AdminMailsAnswerSchema, { signal }),
    staleTime: 0,
  });
}

/** Deletes a mail. */
export function useRemoveMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(`/api/admin/mails/${encodeURIComponent(id)}`, RemovedMailAnswerSchema, { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: mailsKey }),
  });
}
