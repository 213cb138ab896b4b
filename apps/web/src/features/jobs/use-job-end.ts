import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { useEffect, useRef } from 'react';
import { meQuery } from '../../api/get-me.ts';
import { libraryKey } from '../../api/library-key.ts';
import { useForgetPendingJob } from '../../api/pending-jobs.ts';
import { jobLabels } from '../../labels/jobs.ts';
import type { PendingJob, PendingJobKind } from '../../lib/pending-jobs.ts';
import { notify } from '../../ui/notify.ts';

type SingleKind = Exclude<PendingJobKind, 'story'>;

/** The tab of Your Generations that holds the results of a kind, which is also the key of its list. */
const tabs = { image: 'images', video: 'videos', animate: 'animate' } as const satisfies Record<
  SingleKind,
  string
>;

interface JobEnd {
  isReady: boolean;
  isFailed: boolean;
}

/** When a single job is there: its list and the credits are asked for again, and its tab is shown. */
export function useJobEnd(job: PendingJob, { isReady, isFailed }: JobEnd): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { view = 'explore', session } = useSearch({ strict: false });
  const forget = useForgetPendingJob();
  const hasEnded = useRef(false);
  useEffect(() => {
    if (!isReady && !isFailed) {
      // Under way, perhaps once more: its next end is news again.
      hasEnded.current = false;
      return;
    }
    if (hasEnded.current || job.kind === 'story') {
      return;
    }
    hasEnded.current = true;
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    if (isFailed) {
      return;
    }
    const tab = tabs[job.kind];
    void queryClient.invalidateQueries({ queryKey: [tab] });
    void queryClient.invalidateQueries({ queryKey: libraryKey });
    const show = () => navigate({ to: '/', search: { view: 'generations', tab } });
    // Somebody who is in the middle of something else is told, not taken away from it.
    const isFree = session === undefined && (view === 'explore' || view === 'generations');
    void notify({
      text: sentences.job.ready[job.kind],
      tone: 'good',
      ...(isFree ? {} : { action: { label: jobLabels.show, run: () => void show() } }),
    });
    if (isFree) {
      // Remembered until its result is on the screen: a page reloaded on the way there shows it all the same.
      void show().then(() => {
        forget(job.id);
      });
    } else {
      forget(job.id);
    }
  }, [job, isReady, isFailed, queryClient, navigate, view, session, forget]);
}
