import { Outlet } from '@tanstack/react-router';
import { Suspense, lazy, useMemo, useState } from 'react';
import { DialogsProvider } from '../components/dialogs.tsx';
import type { DialogName } from '../components/dialogs.tsx';

const AppDialog = lazy(async () => ({ default: (await import('./app-dialog.tsx')).AppDialog }));
const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The ground of every page: the dialogs that any screen can open, and the toasts. */
export function Root() {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const dialogs = useMemo(
    () => ({
      open: setDialog,
      close: () => {
        setDialog(null);
      },
    }),
    [],
  );
  return (
    <DialogsProvider value={dialogs}>
      <Outlet />
      <Suspense>
        {dialog !== null && <AppDialog name={dialog} />}
        <Toaster />
      </Suspense>
    </DialogsProvider>
  );
}
