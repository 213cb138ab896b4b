import { isResting, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import { Check, CloudOff, History, Redo2, Undo2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { labels } from '../../../labels/index.ts';
import { revisionLabels } from '../../../labels/revisions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useEditing } from './editing-context.tsx';
import { useUndo } from './use-undo.ts';

const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }));

/** Whether everything is saved, the ways back and forth, and the history. */
export function RevisionLine({ project }: { project: ProjectAnswer }) {
  const { canUndo, canRedo } = useEditing();
  const { undo, redo } = useUndo(project);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  if (project.scenes.length === 0 || !isResting(project.status) || project.status === projectStatus.FAILED) {
    return null;
  }
  return (
    <div className="flex min-w-0 items-center">
      <IconButton label={labels.common.undo} isDisabled={!canUndo} onClick={undo}>
        <Undo2 size={16} />
      </IconButton>
      <IconButton label={labels.common.redo} isDisabled={!canRedo} onClick={redo}>
        <Redo2 size={16} />
      </IconButton>
      <IconButton
        label={revisionLabels.history}
        onClick={() => {
          setIsHistoryOpen(true);
        }}
      >
        <History size={16} />
      </IconButton>
      <SaveState />
      <Suspense>
        {isHistoryOpen && (
          <HistoryDialog
            project={project}
            onClose={() => {
              setIsHistoryOpen(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Says truthfully where the last key is. */
function SaveState() {
  const { isSaved, failure, isKept } = useEditing();
  if (failure !== null) {
    const kept = isKept ? revisionLabels.keptHere : revisionLabels.keptNowhere;
    return (
      <span
        role="status"
        title={kept}
        className="ml-1 flex min-w-0 items-center gap-1.5 text-12 font-medium text-warn"
      >
        <CloudOff size={14} aria-hidden="true" className="flex-none" />
        <span className="min-w-0">
          {revisionLabels.notSaved(failure)} <span className="sr-only">{kept}</span>
        </span>
      </span>
    );
  }
  return (
    <span className="ml-1 flex items-center gap-1.5 text-12 whitespace-nowrap text-ink-3">
      {isSaved ? <Check size={14} aria-hidden="true" /> : <Spinner className="size-3.5!" />}
      {isSaved ? revisionLabels.saved : revisionLabels.saving}
    </span>
  );
}
