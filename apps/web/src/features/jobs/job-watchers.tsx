import { useSearch } from '@tanstack/react-router';
import { usePendingJobs } from '../../api/pending-jobs.ts';
import { ImageJobCard, VideoJobCard } from './job-cards.tsx';
import { StoryWatcher } from './story-watcher.tsx';
import { useMessageLanguage } from './use-message-language.ts';

/** Watches what was started here until it is there or has failed; single jobs are shown as cards above the page. */
export function JobWatchers() {
  const { session } = useSearch({ strict: false });
  const hasMessages = useMessageLanguage() !== null;
  // In its own workspace a story speaks for itself, but for whoever has left the tab and wants to be told.
  const jobs = usePendingJobs().filter(
    (job) => job.kind !== 'story' || job.sessionId !== session || hasMessages,
  );
  return (
    <div className="pointer-events-none fixed right-6 bottom-6 z-20 grid w-90 max-w-[calc(100vw-32px)] gap-3 max-sm:right-4 max-sm:bottom-18 [&>*]:pointer-events-auto">
      {jobs.map((job) => {
        switch (job.kind) {
          case 'image':
            return <ImageJobCard key={job.id} job={job} />;
          case 'video':
          case 'animate':
            return <VideoJobCard key={job.id} job={job} />;
          case 'story':
            return <StoryWatcher key={job.id} job={job} isHere={job.sessionId === session} />;
        }
      })}
    </div>
  );
}
