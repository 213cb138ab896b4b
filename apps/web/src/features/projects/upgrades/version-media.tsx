import type { SceneVersion } from '@kinora/contract/api';
import type { PointerEvent } from 'react';
import { isOutside } from '../../../components/vendor-name.ts';

/** Whether an address is a clip's. */
export function isClipUrl(url: string): boolean {
  return /\.mp4(?:[?#]|$)/u.test(url);
}

/** A moment after the beginning: some clips begin in black. */
const SHOWN_AT = 0.1;
/** A board that is drawn is empty before. */
const DRAWN_AT = 4;

interface VersionMediaProps {
  version: SceneVersion;
  /** Plays under pointer and finger, where motion is wished. */
  isMoving?: boolean;
  className?: string;
}

/** A clip's address at a moment that shows something. */
export function stillUrl(url: string, maker: SceneVersion['made_by']): string {
  return `${url}#t=${isOutside(maker) ? SHOWN_AT : DRAWN_AT}`;
}

const playedUnderPointer = {
  loop: true,
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLVideoElement>) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // The pointer may have left before it begins.
      void currentTarget.play().catch(() => undefined);
    }
  },
  onPointerLeave: ({ currentTarget }: PointerEvent<HTMLVideoElement>) => {
    currentTarget.pause();
    currentTarget.currentTime = SHOWN_AT;
  },
};

/** A version as a still: its picture, or the first one of its clip. */
export function VersionMedia({ version, isMoving = false, className = '' }: VersionMediaProps) {
  const { url: whole, made_by: maker, cut } = version;
  const url = cut?.preview_url ?? whole;
  if (url === null) {
    return <span className={`block bg-raised ${className}`} />;
  }
  return isClipUrl(url) ? (
    <video
      src={stillUrl(url, maker)}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      className={className}
      {...(isMoving ? playedUnderPointer : {})}
    />
  ) : (
    <img src={url} alt="" decoding="async" className={className} />
  );
}
