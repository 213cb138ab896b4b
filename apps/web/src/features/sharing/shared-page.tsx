import { Link, useParams } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import type { SharedVideoAnswer } from '@kinora/contract/api';
import { Sparkles } from 'lucide-react';
import { ApiError, failureText } from '../../api/api-error.ts';
import { useSharedVideo } from '../../api/get-shared-video.ts';
import { makersText } from '../../components/maker-text.ts';
import { FilmPlayer } from '../../components/player/film-player.tsx';
import { labels } from '../../labels/index.ts';
import { sharedPageLabels } from '../../labels/shared-page.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A shared video for everybody who has its link: the film, its title and who made it, nothing else. */
export function SharedPage() {
  const { token } = useParams({ from: '/share/$token' });
  const video = useSharedVideo(token);
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="robots" content="noindex, nofollow" />
      <header className="flex h-16 items-center px-6 max-sm:h-14 max-sm:px-4">
        <Link
          to="/"
          search={{}}
          className="flex items-center gap-2.5 rounded-control"
          aria-label={labels.common.startPage}
        >
          <BrandMark />
          <b className="text-[18px] font-[650] tracking-[-.03em]">{labels.common.product}</b>
        </Link>
      </header>
      <main
        id="main"
        className="mx-auto flex w-full max-w-264 flex-1 flex-col justify-center px-6 pb-16 max-sm:px-4"
      >
        {video.isPending && <Skeleton className="aspect-video rounded-pop!" />}
        {video.isError && <Gone error={video.error} onRetry={() => void video.refetch()} />}
        {video.data && <SharedVideo video={video.data} />}
      </main>
    </div>
  );
}

function SharedVideo({ video }: { video: SharedVideoAnswer }) {
  return (
    <>
      <title>{labels.common.pageTitle(video.title)}</title>
      <FilmPlayer
        title={video.title}
        src={video.video_url}
        posterUrl={video.poster_url}
        captionsUrl={video.captions_url}
        language={video.language}
        ratio={video.aspect_ratio}
        areCaptionsShown={!video.has_subtitles}
      />
      {/* Above the shadow that the player throws. */}
      <div className="relative z-2 mt-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 lang={video.language} className="text-28 tracking-[-.02em] break-words">
            {video.title}
          </h1>
          {video.made_by.length > 0 && (
            <p className="mt-1 text-ink-2">{sentences.sharing.madeBy(makersText(video.made_by))}</p>
          )}
          <p className="mt-1 text-12 text-ink-3">{sentences.sharing.invitation}</p>
        </div>
        <Link to="/" search={{}} className="button flex-none" data-look="quiet">
          <Sparkles size={16} aria-hidden="true" /> {sharedPageLabels.makeYourOwn}
        </Link>
      </div>
    </>
  );
}

function Gone({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOffline = error instanceof ApiError && error.isOffline;
  return (
    <>
      <title>{labels.common.pageTitle(sharedPageLabels.title)}</title>
      <h1 className="sr-only">{sharedPageLabels.title}</h1>
      {isOffline ? (
        <EmptyState sentence={failureText(error, (reason) => reason)}>
          <Button onClick={onRetry}>{labels.common.tryAgain}</Button>
        </EmptyState>
      ) : (
        <EmptyState sentence={sentences.sharing.gone}>
          <Link to="/" search={{}} className="button" data-look="primary">
            {labels.screen.notFound.back}
          </Link>
        </EmptyState>
      )}
    </>
  );
}
