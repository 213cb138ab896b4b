import { useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/media-query.ts';
import { runLater } from '../../lib/timing.ts';

interface HoverVideoProps {
  src: string;
  posterUrl: string | null;
}

/** Long enough that a pointer passing by starts nothing. */
const HOVER_DELAY_MS = 150;

/** A poster that plays muted under the pointer and stops when it leaves. Nothing is fetched before. */
export function HoverVideo({ src, posterUrl }: HoverVideoProps) {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const cancelRef = useRef<(() => void) | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <video
      src={isPlaying || posterUrl === null ? src : undefined}
      poster={posterUrl ?? undefined}
      preload={posterUrl === null ? 'metadata' : 'none'}
      muted
      loop
      playsInline
      autoPlay={isPlaying}
      aria-hidden="true"
      tabIndex={-1}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !prefersStill) {
          cancelRef.current = runLater(() => {
            setIsPlaying(true);
          }, HOVER_DELAY_MS);
        }
      }}
      onPointerLeave={() => {
        cancelRef.current?.();
        setIsPlaying(false);
      }}
    />
  );
}
