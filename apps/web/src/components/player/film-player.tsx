import type { AspectRatio } from '@kinora/contract/catalogue';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../../labels/index.ts';
import { playerLabels } from '../../labels/player.ts';
import { classNames } from '../../lib/class-names.ts';
import { useIdle } from '../../lib/timing.ts';
import { handlePlayerKey } from './player-keys.ts';
import type { Chapter } from './chapters.ts';
import { PlayerControls } from './player-controls.tsx';
import { usePlayer } from './use-player.ts';
import type { Player } from './use-player.ts';

interface FilmPlayerProps {
  title: string;
  src: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  /** BCP 47 or ISO 639-1 code of the captions. */
  language: string;
  ratio: AspectRatio;
  /** Captions drawn into the picture already need no second set on top. */
  areCaptionsShown?: boolean;
  /** In order. */
  chapters?: readonly Chapter[];
  /** What stands under the picture and goes along with it. */
  below?: (player: Player) => ReactNode;
}

/** While a film plays, the controls go away when nobody moves; they would cover captions drawn into the picture. */
const CONTROLS_STAY_MS = 2200;

const NO_CHAPTERS: readonly Chapter[] = [];

/** The browser's own video element with our controls: pictures first, controls when they are wanted. */
export function FilmPlayer({
  title,
  src,
  posterUrl,
  captionsUrl,
  language,
  ratio,
  areCaptionsShown = false,
  chapters = NO_CHAPTERS,
  below,
}: FilmPlayerProps) {
  const { videoRef, stageRef, player } = usePlayer(areCaptionsShown);
  const { isIdle, wake } = useIdle(CONTROLS_STAY_MS);
  const hasStarted = player.state.isPlaying || player.state.positionSeconds > 0;
  return (
    <>
      <div
        ref={stageRef}
        role="group"
        aria-label={playerLabels.player(title)}
        className={classNames(
          'relative z-1 w-full overflow-hidden rounded-pop bg-black shadow-pop',
          ratio === '9:16' ? 'mx-auto aspect-9/16 max-h-[70dvh] max-w-[39.4dvh]' : 'aspect-video',
        )}
        onPointerMove={wake}
        onFocus={wake}
        onKeyDown={(event) => {
          wake();
          handlePlayerKey(event, player);
        }}
      >
        <video
          ref={videoRef}
          src={src}
          poster={posterUrl ?? undefined}
          preload="metadata"
          playsInline
          tabIndex={0}
          aria-label={title}
          className="size-full object-contain"
          onClick={player.togglePlay}
        >
          {captionsUrl !== null && (
            <track kind="captions" src={captionsUrl} srcLang={language} label={playerLabels.captions} />
          )}
        </video>
        {player.captions.text !== '' && (
          <p className="pointer-events-none absolute bottom-[13%] left-1/2 z-20 w-max max-w-[88%] -translate-x-1/2 rounded-[10px] bg-[rgba(24,25,31,.9)] px-4 py-1.5 text-center text-20 font-semibold whitespace-pre-line text-white max-sm:bottom-20 max-sm:text-14">
            {player.captions.text}
          </p>
        )}
        {!hasStarted && (
          <button
            type="button"
            aria-label={labels.common.playOf(title)}
            className="absolute top-1/2 left-1/2 grid size-18 -translate-1/2 place-items-center rounded-full bg-black/70 text-white transition-transform hover:scale-105"
            onClick={() => {
              wake();
              player.togglePlay();
              // This button goes away; the keys of the player go on from the video.
              videoRef.current?.focus();
            }}
          >
            <Play size={28} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          </button>
        )}
        <div
          className={classNames(
            'transition-opacity duration-200',
            player.state.isPlaying && isIdle && 'pointer-events-none opacity-0',
          )}
        >
          <PlayerControls player={player} hasCaptions={captionsUrl !== null} chapters={chapters} />
        </div>
      </div>
      {below?.(player)}
    </>
  );
}
