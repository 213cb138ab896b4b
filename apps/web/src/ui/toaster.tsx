import { Toaster as SonnerToaster } from 'sonner';

/** Where toasts appear: bottom right, above the phone's bar. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      style={{ fontFamily: 'inherit' }}
      offset={24}
      mobileOffset={{ bottom: 72 }}
      toastOptions={{
        style: {
          background: 'var(--overlay)',
          border: '1px solid var(--line)',
          color: 'var(--ink)',
          boxShadow: 'var(--pop-shadow)',
          fontFamily: 'inherit',
          fontSize: 'var(--size-14)',
        },
        actionButtonStyle: { background: 'var(--accent-fill)', color: 'var(--on-accent)', fontWeight: 600 },
      }}
    />
  );
}
