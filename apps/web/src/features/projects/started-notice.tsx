import { sentences } from '@kinora/contract/sentences';
import { isResting, stepOfStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useIsStartedHere } from '../../api/get-project.ts';
import { labels } from '../../labels/index.ts';
import { projectLabels } from '../../labels/projects.ts';
import { formatCreditCount } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Confirms the start beside the work, without standing in its way. */
export function StartedNotice({ project }: { project: ProjectAnswer }) {
  const [isOpen, setIsOpen] = useState(true);
  const isStartedHere = useIsStartedHere(project.project_id);
  if (!isOpen || !isStartedHere || stepOfStatus[project.status] !== 'scenes' || isResting(project.status)) {
    return null;
  }
  return (
    <section
      role="dialog"
      aria-labelledby="started-title"
      className="fixed right-6 bottom-6 z-20 grid w-90 max-w-[calc(100vw-32px)] grid-cols-[20px_1fr_auto] gap-x-3 rounded-card border border-line bg-overlay p-4 shadow-pop max-sm:right-4 max-sm:bottom-20"
    >
      <CircleCheck size={20} aria-hidden="true" className="text-ok" />
      <h2 id="started-title" className="text-14">
        {labels.dialog.started.title}
      </h2>
      <IconButton
        label={labels.common.close}
        className="-mt-1.5 -mr-1.5"
        onClick={() => {
          setIsOpen(false);
        }}
      >
        <X size={16} />
      </IconButton>
      <p className="col-start-2 text-ink-2">{labels.dialog.started.text}</p>
      <p className="col-start-2 mt-1 text-12 text-ink-3">
        {projectLabels.creditsHeld(formatCreditCount(project.price), sentences.account.refused)}
      </p>
    </section>
  );
}
