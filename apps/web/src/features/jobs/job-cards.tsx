import { sentences } from '@kinora/contract/sentences';
import { imageStatus, videoStatus } from '@kinora/contract/statuses';
import type { VendorPhase } from '@kinora/contract/api';
import { useImageJob, useVideoJob } from '../../api/get-single-job.ts';
import type { PendingJob } from '../../lib/pending-jobs.ts';
import { failureText } from '../../api/api-error.ts';
import { useRetryProject } from '../../api/retry-project.ts';
import { notify } from '../../ui/notify.ts';
import { vendorPhaseText } from '../../components/vendor-name.ts';
import { JobCard } from './job-card.tsx';
import { useJobEnd } from './use-job-end.ts';

/** An image on its way. */
export function ImageJobCard({ job }: { job: PendingJob }) {
  const { answer, isLost, reconnect, moveTo } = useImageJob(job.id);
  const retry = useRetry(job, () => {
    moveTo((old) => ({ ...old, status: imageStatus.IMAGES_QUEUED, error_message: null }));
  });
  const status = answer?.status;
  const isFailed = status === imageStatus.FAILED;
  useJobEnd(job, { isReady: status === imageStatus.IMAGES_READY, isFailed });
  return (
    <JobCard
      job={job}
      state={stateText(answer?.vendor_phase, {
        isAtWork: status === imageStatus.GENERATING_IMAGES,
        working: sentences.job.drawing,
      })}
      reason={answer?.error_message ?? null}
      failure={isFailed ? sentences.failure.image(answer?.error_message ?? sentences.failure.unknown) : null}
      lost={isLost ? sentences.failure.imageConnectionLost : null}
      onReconnect={reconnect}
      onRetry={retry}
    />
  );
}

/** A video, effect or Animate result on its way. */
export function VideoJobCard({ job }: { job: PendingJob }) {
  const { answer, isLost, reconnect, moveTo } = useVideoJob(job.id);
  const retry = useRetry(job, () => {
    moveTo((old) => ({ ...old, status: videoStatus.VIDEO_QUEUED, error_message: null }));
  });
  const status = answer?.status;
  const isFailed = status === videoStatus.FAILED;
  useJobEnd(job, { isReady: status === videoStatus.VIDEO_READY, isFailed });
  return (
    <JobCard
      job={job}
      state={stateText(answer?.vendor_phase, {
        isAtWork: status === videoStatus.GENERATING_VIDEO,
        working: sentences.job.animating,
      })}
      reason={answer?.error_message ?? null}
      failure={isFailed ? sentences.failure.video(answer?.error_message ?? sentences.failure.unknown) : null}
      lost={isLost ? sentences.failure.videoConnectionLost : null}
      onReconnect={reconnect}
      onRetry={retry}
    />
  );
}

function useRetry(job: PendingJob, onStarted: () => void): () => void {
  const retry = useRetryProject(job.id);
  return () => {
    retry.mutate(
      { keepsDrafts: false },
      {
        onSuccess: onStarted,
        onError: (error) => {
          void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
        },
      },
    );
  };
}

/** Where a vendor is with it, or what this server does. */
function stateText(
  phase: VendorPhase | null | undefined,
  { isAtWork, working }: { isAtWork: boolean; working: string },
): string {
  if (phase) {
    return vendorPhaseText(phase);
  }
  return isAtWork ? working : sentences.job.waiting;
}
