import { lazy } from 'react';
import { ProjectDialogTrigger } from '../project-dialog-trigger.tsx';
import type { ProjectDialogTriggerProps } from '../project-dialog-trigger.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** A control that opens the share dialog of a finished video. */
export function ShareTrigger(props: ProjectDialogTriggerProps) {
  return <ProjectDialogTrigger dialog={ShareDialog} {...props} />;
}
