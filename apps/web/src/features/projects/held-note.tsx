import type { ProjectAnswer } from '@kinora/contract/api';
import { projectLabels } from '../../labels/projects.ts';
import { formatCreditCount } from '../../lib/format.ts';

/** What the next step costs: nothing beside what was set aside at the start. */
export function HeldNote({ project: { price, paid_credits: paid } }: { project: ProjectAnswer }) {
  return price === 0 || paid > 0 ? null : (
    <span className="ml-2 whitespace-nowrap text-ink-2 max-md:hidden">
      {projectLabels.nothingMoreToPay(formatCreditCount(price))}
    </span>
  );
}
