import type { ReactNode } from 'react';
import { projectLabels } from '../../labels/projects.ts';

interface FootBarProps {
  /** The count and the gap. */
  summary: ReactNode;
  /** Why the action is not possible yet. */
  reason?: ReactNode;
  action: ReactNode;
}

/** The bar at the foot of a review: what is there on the left, the one action on the right. */
export function FootBar({ summary, reason, action }: FootBarProps) {
  return (
    <>
      {/* Keeps the last card clear of the bar. */}
      <div aria-hidden="true" className="h-24" />
      <section aria-label={projectLabels.nextStep} className="foot-bar">
        <div className="mx-auto flex h-18 max-w-[1440px] items-center gap-4 px-(--pad) max-sm:h-17 max-sm:gap-2">
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4 max-sm:flex-col max-sm:items-start max-sm:gap-0">
            <div className="flex min-w-0 items-center gap-1.5 max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:text-12">
              {summary}
            </div>
            {reason}
          </div>
          {action}
        </div>
      </section>
    </>
  );
}
