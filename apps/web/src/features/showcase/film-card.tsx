import { Play } from 'lucide-react';
import { memo } from 'react';
import type { ShowcaseFilm } from '@kinora/contract/api';
import { PreviewVideo, usePreview } from '../../components/preview-video.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { labels } from '../../labels/index.ts';

interface FilmCardProps {
  film: ShowcaseFilm;
  /** Whether the page opens with it. */
  isFirst: boolean;
  onOpen: (id: string) => void;
}

/** A film of the showcase; looked at, it plays its first three seconds without sound. */
export const FilmCard = memo(function FilmCard({ film, isFirst, onOpen }: FilmCardProps) {
  const { isPlaying, handlers } = usePreview();
  return (
    <button
      type="button"
      className="group block w-full rounded-card text-left"
      onClick={() => {
        onOpen(film.id);
      }}
      {...handlers}
    >
      <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--ink)]">
        <PreviewVideo
          src={film.url}
          posterUrl={film.poster}
          posterAvifUrl={film.poster_avif}
          isFirst={isFirst}
          isPlaying={isPlaying}
          isShort
        />
        <span
          className={classNames(
            'absolute bottom-3 left-3 flex h-8 items-center gap-2 rounded-full bg-black/75 px-3 font-semibold text-white transition-opacity',
            isPlaying ? 'opacity-100' : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          )}
        >
          <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          {labels.screen.showcase.play}
        </span>
      </Frame>
      <span className="mt-3 block truncate font-semibold">{film.title}</span>
      <span className="mt-0.5 block text-12 text-ink-3">{film.author}</span>
    </button>
  );
});
