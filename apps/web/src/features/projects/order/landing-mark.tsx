import { classNames } from '../../../lib/class-names.ts';
import type { LandingSide } from './use-scene-place.ts';

interface LandingMarkProps {
  side: LandingSide;
  /** Whether the places stand side by side, on every screen or on wide ones. */
  row: 'always' | 'wide';
}

/** The line where a held scene would come to stand. */
export function LandingMark({ side, row }: LandingMarkProps) {
  if (side === null) {
    return null;
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute z-1 rounded-full bg-accent',
        row === 'always' && 'inset-y-0 w-1',
        row === 'always' && (side === 'before' ? '-left-1.5' : '-right-1.5'),
        row === 'wide' && 'inset-x-0 h-1 xl:inset-x-auto xl:inset-y-0 xl:h-auto xl:w-1',
        row === 'wide' &&
          (side === 'before' ? '-top-2.5 xl:top-0 xl:-left-2.5' : '-bottom-2.5 xl:-right-2.5 xl:bottom-0'),
      )}
    />
  );
}
