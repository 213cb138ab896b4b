import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { Toaster as SonnerToaster } from 'sonner';

/** Where toasts appear: bottom right, above the phone's bar. Tab passes through them; a toast's button gives the focus back. */
export function Toaster() {
  const cameFromRef = useRef<HTMLElement | null>(null);
  return (
    <div
      className="contents"
      // The library would put whoever leaves by Tab back where they came from, for as long as a toast stands.
      onFocusCapture={(event: FocusEvent) => {
        event.stopPropagation();
        const { relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
          cameFromRef.current = relatedTarget;
        }
      }}
      onClick={(event: MouseEvent) => {
        // Pressed by a key, of a button that goes with its toast.
        if (event.detail === 0) {
          cameFromRef.current?.focus({ preventScroll: true });
        }
      }}
    >
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
    </div>
  );
}
