import { limits } from '@kinora/contract/limits';
import { useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useMediaQuery } from '../lib/media-query.ts';
import { runLater } from '../lib/timing.ts';

/** Long enough that a pointer passing by starts nothing. */
const HOVER_DELAY_MS = 150;
const { posterSeconds, loopSeconds } = limits.showcasePreview;

/** Whether a card's preview plays, and what the card needs for it: pointer and keyboard focus start it, leaving stops it. */
export function usePreview() {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const cancelRef = useRef<(() => void) | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = () => {
    cancelRef.current?.();
    setIsPlaying(false);
  };
  return {
    isPlaying: isPlaying && !prefersStill,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') {
          cancelRef.current = runLater(() => {
            setIsPlaying(true);
          }, HOVER_DELAY_MS);
        }
      },
      onPointerLeave: stop,
      onFocus: (event: FocusEvent<Element>) => {
        if (event.target.matches(':focus-visible')) {
          setIsPlaying(true);
        }
      },
      onBlur: stop,
    },
  };
}

interface PreviewVideoProps {
  src: string;
  posterUrl: string | null;
  isPlaying: boolean;
  /** Shows the first seconds again and again instead of the whole video. */
  isShort?: boolean;
}

/** A poster that plays muted while it is looked at. With a poster of its own nothing is fetched before. */
export function PreviewVideo({ src, posterUrl, isPlaying, isShort = false }: PreviewVideoProps) {
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
