import { Link } from '@tanstack/react-router';
import { formatBytes } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { isWorking, projectStatus } from '@kinora/contract/statuses';
import type { LibraryItem } from '@kinora/contract/library';
import { Clapperboard, Play, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { makerText } from '../../components/maker-text.ts';
import { isOutside } from '../../components/vendor-name.ts';
import { PreviewVideo, usePreview } from '../../components/preview-video.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { formatClock, formatDay } from '../../lib/format.ts';
import { Frame } from '../../ui/frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tag } from '../../ui/tag.tsx';

interface EntryCardProps {
  item: LibraryItem;
  isEager: boolean;
  onPlay: (item: LibraryItem) => void;
  /** The box that takes it among the selected. */
  selection: ReactNode;
  /** What can be done with it. */
  tools: ReactNode;
}

const CARD_CLASS = 'block w-full rounded-card text-left';

/** One entry: a story opens its session, an image a tab, a clip the player; moving ones play under the pointer. */
export function EntryCard({ item, isEager, onPlay, selection, tools }: EntryCardProps) {
  const { isPlaying, handlers } = usePreview();
  const inside = (
    <>
      <EntryFrame item={item} isEager={isEager} isPlaying={isPlaying} />
      <EntryLines item={item} />
    </>
  );
  return (
    <article aria-label={item.title} className="group relative" {...handlers}>
      {item.kind === 'stories' && (
        <Link to="/" search={{ session: item.session_id }} className={CARD_CLASS}>
          {inside}
        </Link>
      )}
      {item.kind === 'images' && (
        <a href={item.result_url ?? undefined} target="_blank" rel="noopener" className={CARD_CLASS}>
          {inside}
        </a>
      )}
      {(item.kind === 'videos' || item.kind === 'animations') && (
        <button
          type="button"
          className={CARD_CLASS}
          onClick={() => {
            onPlay(item);
          }}
        >
          {inside}
        </button>
      )}
      {selection}
      {tools}
    </article>
  );
}

function EntryFrame({
  item,
  isEager,
  isPlaying,
}: {
  item: LibraryItem;
  isEager: boolean;
  isPlaying: boolean;
}) {
  const { kind, status, duration_seconds: seconds } = item;
  const isClip = kind === 'videos' || kind === 'animations';
  return (
    <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--ink)]">
      <EntryPicture item={item} isEager={isEager} isPlaying={isPlaying} />
      {isClip && (
        <span className="pointer-events-none absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-black/75 text-white">
          <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        </span>
      )}
      {kind === 'stories' && status !== projectStatus.COMPLETE && (
        <span className="absolute bottom-2 left-2">
          <Tag look="on-picture">
            {isWorking(status) && <Spinner className="size-3!" />}
            {sentences.projectStatus[status]}
          </Tag>
        </span>
      )}
      {seconds !== null && (
        <span className="absolute right-2 bottom-2">
          <Tag look="on-picture">
            <span className="sr-only">{generationLabels.lengthOf}</span>
            {formatClock(seconds)}
          </Tag>
        </span>
      )}
    </Frame>
  );
}

function EntryPicture({
  item,
  isEager,
  isPlaying,
}: {
  item: LibraryItem;
  isEager: boolean;
  isPlaying: boolean;
}) {
  const { kind, result_url: result, poster_url: poster } = item;
  if (kind !== 'images' && result !== null) {
    return <PreviewVideo src={result} posterUrl={poster} isPlaying={isPlaying} />;
  }
  const picture = kind === 'images' ? result : poster;
  if (picture === null) {
    return (
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-12 text-ink-3">
        <Clapperboard size={28} strokeWidth={1.5} aria-hidden="true" />
        {generationLabels.noPictureYet}
      </span>
    );
  }
  return <img src={picture} alt="" loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}

function EntryLines({ item }: { item: LibraryItem }) {
  const { excerpt, made_by: maker, bytes } = item;
  const facts = [
    formatDay(item.created_at, new Date()),
    ...(bytes > 0 ? [formatBytes(bytes)] : []),
    // What was made here says nothing by the name of its engine.
    ...(maker !== null && item.kind !== 'stories' && isOutside(maker) ? [makerText(maker)] : []),
  ];
  return (
    <>
      <span className="mt-3 flex items-center gap-1.5 font-semibold">
        {item.is_favourite && (
          <Star
            size={14}
            fill="currentColor"
            className="flex-none text-warn"
            role="img"
            aria-label={generationLabels.favourite}
          />
        )}
        <span className="truncate">{item.title}</span>
      </span>
      <span className="mt-1 block truncate text-12 text-ink-3">{facts.join(' · ')}</span>
      {excerpt !== null && (
        <span className="mt-1 line-clamp-2 block text-12 text-ink-2">
          {excerpt.before}
          <mark className="rounded-[3px] bg-accent-soft text-ink">{excerpt.found}</mark>
          {excerpt.after}
        </span>
      )}
    </>
  );
}
