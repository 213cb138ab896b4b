import { lazy } from 'react';
import { ProjectDialogTrigger } from '../project-dialog-trigger.tsx';
import type { ProjectDialogTriggerProps } from '../project-dialog-trigger.tsx';

const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

/** A control that opens what was bought for a project. */
export function ReceiptTrigger(props: ProjectDialogTriggerProps) {
  return <ProjectDialogTrigger dialog={ReceiptDialog} {...props} />;
}
