import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTransitionState } from '../lib/transition-state.ts';

export interface ProjectDialogTriggerProps {
  projectId: string;
  title: string;
  /** The control that opens the dialog, in the clothes of its place. */
  children: (open: () => void) => ReactNode;
}

interface ProjectDialogProps {
  projectId: string;
  title: string;
  onClose: () => void;
}

/** A control that opens a dialog about a project; a lazy dialog is fetched with the first opening. */
export function ProjectDialogTrigger({
  dialog: Dialog,
  projectId,
  title,
  children,
}: ProjectDialogTriggerProps & { dialog: ComponentType<ProjectDialogProps> }) {
  const [isOpen, setIsOpen] = useTransitionState(false);
  return (
    <>
      {children(() => {
        setIsOpen(true);
      })}
      {isOpen && (
        <Suspense>
          <Dialog
            projectId={projectId}
            title={title}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
