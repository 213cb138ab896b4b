import { sentences } from '@kinora/contract/sentences';
import { imageStatus, videoStatus } from '@kinora/contract/statuses';
import { useImageJob, useVideoJob } from '../../api/get-single-job.ts';
import type { PendingJob } from '../../lib/pending-jobs.ts';
import { JobCard } from './job-card.tsx';
import { useJobEnd } from './use-job-end.ts';

/** An image on its way. */
export function ImageJobCard({ job }: { job: PendingJob }) {
  const { answer, isLost, reconnect } = useImageJob(job.id);
  const status = answer?.status;
  const isFailed = status === imageStatus.FAILED;
  useJobEnd(job, { isReady: status === imageStatus.IMAGES_READY, isFailed });
  return (
    <JobCard
      job={job}
      state={status === imageStatus.GENERATING_IMAGES ? sentences.job.drawing : sentences.job.waiting}
      failure={isFailed ? sentences.failure.image(answer?.error_message ?? sentences.failure.unknown) : null}
      lost={isLost ? sentences.failure.imageConnectionLost : null}
      onReconnect={reconnect}
    />
  );
}

/** A video, effect or Animate result on its way. */
export function VideoJobCard({ job }: { job: PendingJob }) {
  const { answer, isLost, reconnect } = useVideoJob(job.id);
  const status = answer?.status;
  const isFailed = status === videoStatus.FAILED;
  useJobEnd(job, { isReady: status === videoStatus.VIDEO_READY, isFailed });
  return (
    <JobCard
      job={job}
      state={status === videoStatus.GENERATING_VIDEO ? sentences.job.animating : sentences.job.waiting}
      failure={isFailed ? sentences.failure.video(answer?.error_message ?? sentences.failure.unknown) : null}
      lost={isLost ? sentences.failure.videoConnectionLost : null}
      onReconnect={reconnect}
    />
  );
}
