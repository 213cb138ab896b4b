import { Link } from '@tanstack/react-router';
import { useIsAnyConnected } from '../../api/get-catalogue.ts';
import { nextStepAfter } from '../../components/next-step.ts';
import { ReceiptLink } from '../../components/receipt/receipt-link.tsx';
import { labels } from '../../labels/index.ts';
import type { PendingJob } from '../../lib/pending-jobs.ts';
import { Button } from '../../ui/button.tsx';

/** Where a single job's prompt and model are chosen. */
const places = {
  image: { mode: 'images' },
  video: { mode: 'videos' },
  animate: { view: 'animate' },
  story: {},
} as const;

interface FailedStepsProps {
  job: PendingJob;
  /** Why it failed, as the server says. */
  reason: string;
  onRetry: () => void;
}

/** What can be done about a failed job: the step that its sentence names, and the receipt where something was sent. */
export function FailedSteps({ job, reason, onRetry }: FailedStepsProps) {
  const isAnyConnected = useIsAnyConnected();
  const next = nextStepAfter(reason);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      {next === 'again' ? (
        <Button size="small" onClick={onRetry}>
          {labels.common.tryAgain}
        </Button>
      ) : (
        <Link to="/" search={places[job.kind]} className="button" data-look="quiet" data-size="small">
          {next === 'prompt' ? labels.common.changePrompt : labels.common.chooseOtherModel}
        </Link>
      )}
      <ReceiptLink projectId={job.id} title={job.title} version={isAnyConnected ? reason : null} />
    </p>
  );
}
