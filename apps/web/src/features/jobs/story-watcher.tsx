import { useNavigate } from '@tanstack/react-router';
import { messageSentences, sentences } from '@kinora/contract/sentences';
import { useEffect, useRef } from 'react';
import { useLegacyJob } from '../../api/get-legacy-job.ts';
import { useForgetPendingJob } from '../../api/pending-jobs.ts';
import { jobLabels } from '../../labels/jobs.ts';
import type { PendingJob } from '../../lib/pending-jobs.ts';
import { showMessage } from '../../lib/browser-messages.ts';
import { notify } from '../../ui/notify.ts';
import { useMessageLanguage } from './use-message-language.ts';

interface StoryWatcherProps {
  job: PendingJob;
  /** Its own workspace is open, and says everything to whoever looks at it. */
  isHere?: boolean;
}

/** Tells somebody who went elsewhere that a story or film is finished or has failed. */
export function StoryWatcher({ job, isHere = false }: StoryWatcherProps) {
  const { answer, error } = useLegacyJob(job.id);
  const navigate = useNavigate();
  const language = useMessageLanguage();
  const forget = useForgetPendingJob();
  const hasEnded = useRef(false);
  const status = answer?.status;
  const reason = answer?.error ?? null;
  // A project that is gone, or somebody else's, is not watched for ever.
  const isGone = error !== null && 'status' in error && error.status === 404;
  useEffect(() => {
    const isOver = status === 'completed' || status === 'failed' || isGone;
    if (!isOver || hasEnded.current) {
      return;
    }
    hasEnded.current = true;
    forget(job.id);
    if (isGone) {
      return;
    }
    const isFailed = status === 'failed';
    const show = () => {
      void navigate({ to: '/', search: { session: job.sessionId } });
    };
    if (!isFailed && language !== null) {
      showMessage({ ...messageSentences.done(language, job.title), tag: job.id, onOpen: show });
    }
    if (isHere) {
      return;
    }
    void notify({
      text: isFailed ? sentences.failure.generation(reason) : sentences.job.ready.story,
      detail: job.title,
      tone: isFailed ? 'bad' : 'good',
      action: {
        label: isFailed ? jobLabels.show : jobLabels.watch,
        run: show,
      },
    });
  }, [status, reason, isGone, job, forget, navigate, isHere, language]);
  return null;
}
