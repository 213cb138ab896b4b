import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import type { HistoryItem } from '@kinora/contract/api';
import { Clapperboard } from 'lucide-react';
import { generationLabels } from '../../labels/generations.ts';
import { formatDay } from '../../lib/format.ts';
import { Frame } from '../../ui/frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tag } from '../../ui/tag.tsx';
import { PreviewVideo, usePreview } from '../../components/preview-video.tsx';
import { ShareTool } from './item-actions.tsx';

interface StoryCardProps {
  item: HistoryItem;
  isEager: boolean;
}

/** A story: its poster, which plays under the pointer when the film is there, its title and where it stands. */
export function StoryCard({ item, isEager }: StoryCardProps) {
  const { isPlaying, handlers } = usePreview();
  const newest = item.videos[0];
  const status = newest?.status ?? projectStatus.SCENES_QUEUED;
  const film = newest?.video_files_json[0];
  const title = newest?.title ?? item.content;
  return (
    <article aria-label={title} className="group relative" {...handlers}>
      <Link to="/" search={{ session: item.session_id }} className="block rounded-card">
        <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--ink)]">
          {film === undefined ? (
            <StillFrame posterUrl={newest?.poster_url ?? null} isEager={isEager} />
          ) : (
            <PreviewVideo src={film} posterUrl={newest?.poster_url ?? null} isPlaying={isPlaying} />
          )}
          {status !== projectStatus.COMPLETE && (
            <span className="absolute top-2 left-2">
              <Tag look="on-picture">
                {isWorking(status) && <Spinner className="size-3!" />}
                {sentences.projectStatus[status]}
              </Tag>
            </span>
          )}
        </Frame>
        <h2 className="mt-3 truncate text-14 font-semibold">{title}</h2>
        <p className="mt-1 text-12 text-ink-3">{formatDay(item.created_at, new Date())}</p>
      </Link>
      {newest !== undefined && film !== undefined && (
        <div className="absolute top-2 right-2 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <ShareTool projectId={newest.id} title={title} />
        </div>
      )}
    </article>
  );
}

function StillFrame({ posterUrl, isEager }: { posterUrl: string | null; isEager: boolean }) {
  if (posterUrl === null) {
    return (
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-12 text-ink-3">
        <Clapperboard size={28} strokeWidth={1.5} aria-hidden="true" />
        {generationLabels.noPictureYet}
      </span>
    );
  }
  return <img src={posterUrl} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
