import { useEffect, useRef } from 'react';

interface AnimaticClipProps {
  url: string;
  title: string;
  /** Where in the clip the film is. */
  seconds: number;
  /** Null while it stands. */
  speed: number | null;
}

/** Further from the clock than this it is set anew. */
const DRIFT_SECONDS = 0.3;

/** A clip on the animatic's clock; silent, since what is heard is mixed elsewhere. Its last picture is held. */
export function AnimaticClip({ url, title, seconds, speed }: AnimaticClipProps) {
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = player.current;
    if (element === null) {
      return;
    }
    const isOver = seconds >= element.duration;
    if (Math.abs(element.currentTime - seconds) > DRIFT_SECONDS && !(isOver && element.ended)) {
      element.currentTime = seconds;
    }
    if (speed === null || isOver) {
      element.pause();
    } else if (element.paused) {
      element.playbackRate = speed;
      // Where a browser does not play by itself, the clock still shows its pictures.
      void element.play().catch(() => undefined);
    }
  }, [seconds, speed]);
  return (
    <video
      ref={player}
      src={url}
      aria-label={title}
      muted
      playsInline
      preload="auto"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
