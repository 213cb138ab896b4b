import { UserRound } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

interface CharacterPortraitProps {
  url: string | null;
  size: 'small' | 'large';
  /** The portrait is being drawn. */
  isShimmering?: boolean;
  isReady?: boolean;
}

/** A round portrait; decoration, since the name stands beside it. */
export function CharacterPortrait({
  url,
  size,
  isShimmering = false,
  isReady = false,
}: CharacterPortraitProps) {
  return (
    <span
      className={classNames(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-raised text-ink-3',
        size === 'small' ? 'size-6' : 'size-14',
        isShimmering && 'skeleton rounded-full!',
        isReady && 'ring-gap [--ring-color:var(--ok)] [--ring-ground:var(--surface)]',
      )}
    >
      {url === null ? (
        <UserRound size={size === 'small' ? 14 : 24} aria-hidden="true" />
      ) : (
        <img src={url} alt="" className="size-full object-cover object-top" />
      )}
    </span>
  );
}
