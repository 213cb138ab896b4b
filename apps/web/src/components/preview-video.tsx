import { limits } from '@kinora/contract/limits';
import { useCallback, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useMediaQuery } from '../lib/media-query.ts';
import { oneAtATime } from '../lib/one-at-a-time.ts';
import { runLater } from '../lib/timing.ts';

/** Long enough that a pointer passing by starts nothing. */
const HOVER_DELAY_MS = 150;
const { posterSeconds, loopSeconds } = limits.showcasePreview;

const beginPreview = oneAtATime();

/**
 * Whether a card's preview plays, and what the card needs for it: pointer and keyboard focus start it, leaving stops it. A
 * finger starts it where it comes down, also to scroll, and another card stops it.
 */
export function usePreview() {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const cancelRef = useRef<(() => void) | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = useCallback(() => {
    cancelRef.current?.();
    setIsPlaying(false);
  }, []);
  const play = () => {
    beginPreview(stop);
    setIsPlaying(true);
  };
  return {
    isPlaying: isPlaying && !prefersStill,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') {
          cancelRef.current = runLater(play, HOVER_DELAY_MS);
        } else {
          play();
        }
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') {
          stop();
        }
      },
      onFocus: (event: FocusEvent<Element>) => {
        if (event.target.matches(':focus-visible')) {
          play();
        }
      },
      onBlur: stop,
    },
  };
}

interface PreviewVideoProps {
  src: string;
  posterUrl: string | null;
  /** The poster for browsers that read AVIF. */
  posterAvifUrl?: string | null;
  /** The picture that a page opens with is fetched before all others, and others when they come near. */
  isFirst?: boolean;
  isPlaying: boolean;
  /** Shows the first seconds again and again instead of the whole video. */
  isShort?: boolean;
}

/** A poster that plays muted while it is looked at. With a poster of its own nothing is fetched before. */
export function PreviewVideo(props: PreviewVideoProps) {
  const { src, posterUrl, isPlaying, isShort = false } = props;
  if (posterUrl !== null && !isPlaying) {
    return <Poster {...props} posterUrl={posterUrl} />;
  }
  const still = posterUrl === null ? `${src}#t=${posterSeconds}` : undefined;
  return (
    <video
      // Another element when it begins, so that it starts from the front and stops on the poster.
      key={isPlaying ? 'playing' : 'still'}
      src={isPlaying ? src : still}
      poster={posterUrl ?? undefined}
      preload={posterUrl === null ? 'metadata' : 'none'}
      muted
      loop
      playsInline
      autoPlay={isPlaying}
      aria-hidden="true"
      tabIndex={-1}
      onTimeUpdate={(event) => {
        if (isShort && event.currentTarget.currentTime >= loopSeconds) {
          event.currentTarget.currentTime = 0;
        }
      }}
    />
  );
}

/** A picture and not a video that waits: a page of them is drawn at once, and its pictures in the smallest form. */
function Poster({ posterUrl, posterAvifUrl, isFirst = false }: PreviewVideoProps & { posterUrl: string }) {
  return (
    <picture>
      {posterAvifUrl && <source srcSet={posterAvifUrl} type="image/avif" />}
      <img
        src={posterUrl}
        alt=""
        width={854}
        height={480}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        data-first-picture={isFirst || undefined}
      />
    </picture>
  );
}
