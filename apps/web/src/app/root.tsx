import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy, useMemo } from 'react';
import { DialogsProvider } from '../components/dialogs.tsx';
import type { DialogName } from '../components/dialogs.tsx';
import { PromptFillerProvider } from '../components/prompt-filler.tsx';
import { useTransitionState } from '../lib/transition-state.ts';
import { usePromptFills } from './use-prompt-fills.ts';

const AppDialog = lazy(async () => ({ default: (await import('./app-dialog.tsx')).AppDialog }));
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The ground of every page: the dialogs that any screen can open, the way into the prompt box, and the toasts. */
export function Root() {
  const [dialog, setDialog] = useTransitionState<DialogName | null>(null);
  const filler = usePromptFills();
  const dialogs = useMemo(
    () => ({
      current: dialog,
      // A transition waits for the dialog's code without a placeholder, which React would keep up for a while.
      open: setDialog,
      close: () => {
        setDialog(null);
      },
    }),
    [dialog, setDialog],
  );
  return (
    <DialogsProvider value={dialogs}>
      <PromptFillerProvider value={filler}>
        <Outlet />
        <Suspense>{dialog !== null && <AppDialog name={dialog} />}</Suspense>
        <Suspense>
          <Toaster />
        </Suspense>
      </PromptFillerProvider>
    </DialogsProvider>
  );
}
