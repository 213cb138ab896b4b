import { labels } from '../labels/index.ts';
import { useIsLate } from '../lib/timing.ts';

/** Short waits show nothing; a skeleton that flashes is worse than a blank. */
const SKELETON_DELAY_MS = 150;

/** A grey block in the shape of what is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  const isLate = useIsLate(SKELETON_DELAY_MS);
  return <div aria-hidden="true" className={`${className} ${isLate ? 'skeleton' : ''}`} />;
}

/** A grid of card-shaped skeletons with one sentence for screen readers. */
export function SkeletonGrid({ count, className }: { count: number; className: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{labels.common.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-video rounded-card!" />
          <Skeleton className="mt-3 h-4 w-2/3" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
