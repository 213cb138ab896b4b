import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

interface ShareTriggerProps {
  projectId: string;
  title: string;
  /** The control that opens the dialog, in the clothes of its place. */
  children: (open: () => void) => ReactNode;
}

/** A control that opens the share dialog of a finished video; the dialog is fetched with the first opening. */
export function ShareTrigger({ projectId, title, children }: ShareTriggerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => {
        setIsOpen(true);
      })}
      {isOpen && (
        <Suspense>
          <ShareDialog
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
