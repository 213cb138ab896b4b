import { sentences } from '@kinora/contract/sentences';
import { CircleCheck, TriangleAlert, WifiOff, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useForgetPendingJob } from '../../api/pending-jobs.ts';
import { labels } from '../../labels/index.ts';
import type { PendingJob } from '../../lib/pending-jobs.ts';
import { FailedSteps } from './failed-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface JobCardProps {
  job: PendingJob;
  /** What is happening now, in words. */
  state: string;
  /** Why it failed, as the server says; null while it has not. */
  reason: string | null;
  /** The same as a sentence. */
  failure: string | null;
  lost: string | null;
  onReconnect: () => void;
  /** Asks for it once more. */
  onRetry: () => void;
}

/** Confirms a start, shows what it is at, and says what went wrong. Closed, the work goes on being watched. */
export function JobCard({ job, failure, lost, ...body }: JobCardProps) {
  const id = useId();
  const [isClosed, setIsClosed] = useState(false);
  const forget = useForgetPendingJob();
  if (isClosed && failure === null && lost === null) {
    return null;
  }
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className="grid animate-[appear_200ms_var(--ease)] grid-cols-[20px_1fr_auto] gap-x-3 rounded-card border border-line bg-overlay p-4 shadow-pop"
    >
      <CardIcon isFailed={failure !== null} isLost={lost !== null} />
      <h2 id={id} className="text-14">
        {failure === null ? labels.dialog.started.title : labels.screen.workspace.failed}
      </h2>
      <IconButton
        label={labels.common.close}
        className="-mt-1.5 -mr-1.5"
        onClick={() => {
          if (failure !== null) {
            forget(job.id);
          }
          setIsClosed(true);
        }}
      >
        <X size={16} />
      </IconButton>
      <p className="col-span-2 col-start-2 truncate text-12 text-ink-3">{job.title}</p>
      <div className="col-span-2 col-start-2 mt-2">
        <CardBody job={job} failure={failure} lost={lost} {...body} />
      </div>
    </section>
  );
}

function CardIcon({ isFailed, isLost }: { isFailed: boolean; isLost: boolean }) {
  if (isFailed) {
    return <TriangleAlert size={20} aria-hidden="true" className="text-bad" />;
  }
  return isLost ? (
    <WifiOff size={20} aria-hidden="true" className="text-warn" />
  ) : (
    <CircleCheck size={20} aria-hidden="true" className="text-ok" />
  );
}

function CardBody({ job, state, reason, failure, lost, onReconnect, onRetry }: JobCardProps) {
  if (failure !== null) {
    return (
      <div role="alert">
        <p className="break-words">{failure}</p>
        <p className="mt-1 text-12 text-ink-3">{sentences.account.refunded}</p>
        <FailedSteps job={job} reason={reason ?? ''} onRetry={onRetry} />
      </div>
    );
  }
  if (lost !== null) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{lost}</p>
        <Button size="small" onClick={onReconnect}>
          {labels.common.reconnect}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-medium">
        <Spinner className="size-3.5!" />
        {state}
      </p>
      <p className="mt-1.5 text-12 text-ink-3">{labels.dialog.started.text}</p>
    </>
  );
}
