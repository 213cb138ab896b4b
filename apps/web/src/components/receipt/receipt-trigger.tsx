import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

interface ReceiptTriggerProps {
  projectId: string;
  title: string;
  /** The control that opens the receipt, in the clothes of its place. */
  children: (open: () => void) => ReactNode;
}

/** A control that opens what was bought for a project; the dialog is fetched with the first opening. */
export function ReceiptTrigger({ projectId, title, children }: ReceiptTriggerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => {
        setIsOpen(true);
      })}
      {isOpen && (
        <Suspense>
          <ReceiptDialog
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
