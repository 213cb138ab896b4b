import { sentences } from '@kinora/contract/sentences';
import type { AdminJob, AdminJobState } from '@kinora/contract/api';
import { CircleX, Clock, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/api-error.ts';
import { useAdminJobs, useChangeJob } from '../../api/admin-operations.ts';
import { adminLabels } from '../../labels/admin.ts';
import { labels } from '../../labels/index.ts';
import { formatAge } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { notify } from '../../ui/notify.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminTable } from './admin-table.tsx';

const COLUMNS = [
  adminLabels.jobs.job,
  adminLabels.jobs.owner,
  adminLabels.state,
  adminLabels.jobs.age,
  adminLabels.jobs.tries,
  adminLabels.reason,
  adminLabels.actions,
] as const;
const FILTERS = ['all', 'waiting', 'running', 'failed'] as const;

/** What is being made, for whom, and what has failed; to try again or to cancel. */
export function Jobs() {
  const jobs = useAdminJobs();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const shown = jobs.data?.filter((job) => filter === 'all' || job.state === filter);
  const now = new Date();
  return (
    <>
      <div role="group" aria-label={adminLabels.state} className="mb-4 flex flex-wrap gap-2">
        {FILTERS.map((state) => (
          <Chip
            key={state}
            look="filter"
            size="small"
            aria-pressed={filter === state}
            onClick={() => {
              setFilter(state);
            }}
          >
            {state === 'all' ? labels.common.all : sentences.admin.jobStates[state]}
            <span aria-hidden="true" className="tabular-nums opacity-70">
              {jobs.data?.filter((job) => state === 'all' || job.state === state).length ?? 0}
            </span>
          </Chip>
        ))}
      </div>
      <AdminTable
        label={adminLabels.jobs.title}
        columns={COLUMNS}
        query={jobs}
        rows={shown ?? []}
        emptySentence={filter === 'all' ? sentences.admin.noJobs : sentences.admin.noJobsOfState}
        keyOf={(job) => job.id}
        cells={(job) => [
          <JobName key="name" job={job} />,
          job.owner === null ? null : (
            <span key="owner" className="block max-w-48 truncate max-sm:max-w-none" title={job.owner.email}>
              {job.owner.name}
            </span>
          ),
          <JobState key="state" state={job.state} words={stateWords(job)} />,
          <time key="age" dateTime={job.created_at} className="whitespace-nowrap tabular-nums">
            {formatAge(job.created_at, now)}
          </time>,
          <span key="tries" className="tabular-nums">
            {job.attempts}
          </span>,
          job.error === null ? null : (
            <span key="error" className="block max-w-104 min-w-56 text-ink-2 max-sm:min-w-0">
              {job.error}
            </span>
          ),
          <JobActions key="actions" job={job} />,
        ]}
      />
    </>
  );
}

function JobName({ job }: { job: AdminJob }) {
  return (
    <span className="flex min-w-0 items-center gap-2 max-sm:justify-end">
      <Tag>{sentences.admin.jobKinds[job.kind]}</Tag>
      <span className="max-w-48 truncate font-semibold max-sm:max-w-none" title={job.title}>
        {job.title}
      </span>
    </span>
  );
}

function stateWords({ state, status }: AdminJob): string {
  return state === 'failed' || status === null
    ? sentences.admin.jobStates[state]
    : sentences.projectStatus[status];
}

const STATE_ICONS = {
  waiting: <Clock size={14} aria-hidden="true" className="flex-none text-ink-3" />,
  running: <Spinner className="size-3.5!" />,
  failed: <CircleX size={14} aria-hidden="true" className="flex-none text-bad" />,
} as const satisfies Record<AdminJobState, unknown>;

function JobState({ state, words }: { state: AdminJobState; words: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {STATE_ICONS[state]}
      {words}
    </span>
  );
}

function JobActions({ job }: { job: AdminJob }) {
  const change = useChangeJob();
  if (!job.can_retry && !job.can_cancel) {
    return null;
  }
  const { retry, cancel } = labels.screen.workspace;
  return (
    <Button
      size="small"
      look={job.can_retry ? 'quiet' : 'plain'}
      isBusy={change.isPending}
      icon={job.can_retry ? <RotateCcw size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
      aria-label={adminLabels.jobs.actionOn(job.can_retry ? retry : cancel, job.title)}
      onClick={() => {
        change.mutate(
          { id: job.id, change: job.can_retry ? 'retry' : 'cancel' },
          {
            onSuccess: () => {
              const { jobRetried, jobCancelled } = sentences.admin;
              void notify({ text: job.can_retry ? jobRetried : jobCancelled, tone: 'good' });
            },
            onError: (error) => {
              void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
            },
          },
        );
      }}
    >
      {job.can_retry ? retry : cancel}
    </Button>
  );
}
