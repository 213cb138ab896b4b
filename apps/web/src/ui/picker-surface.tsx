import type { ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { Popover } from '@base-ui/react/popover';
import { useIsPhone } from '../lib/media-query.ts';

interface PickerSurfaceProps {
  label: string;
  /** The chip the picker hangs on; it gets the focus back. */
  anchor: HTMLElement | null;
  widthPixels: number;
  onClose: () => void;
  children: ReactNode;
}

/** A picker's ground: a popover under its chip, on phones a sheet from below. */
export function PickerSurface(props: PickerSurfaceProps) {
  const isPhone = useIsPhone();
  return isPhone ? <Sheet {...props} /> : <Floating {...props} />;
}

function Floating({ label, anchor, widthPixels, onClose, children }: PickerSurfaceProps) {
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          // Not a part of the page: bringing a row of it into view scrolls its list alone, never what lies beneath.
          positionMethod="fixed"
          // Never beside the chip: a picker belongs under it, or above where there is more room.
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-20"
        >
          <Popover.Popup
            aria-label={label}
            finalFocus={() => anchor}
            style={{ width: widthPixels }}
            className="flex max-h-[min(640px,var(--available-height))] max-w-[calc(100vw-24px)] flex-col overflow-hidden rounded-pop border border-line bg-surface shadow-pop outline-none transition duration-200 data-starting-style:translate-y-1 data-starting-style:opacity-0"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Sheet({ label, anchor, onClose, children }: PickerSurfaceProps) {
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim" />
        <Dialog.Popup
          aria-label={label}
          finalFocus={() => anchor}
          className="fixed inset-x-0 bottom-0 z-30 flex h-[min(85dvh,720px)] flex-col overflow-hidden rounded-t-box border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-pop outline-none transition duration-200 data-starting-style:translate-y-6 data-starting-style:opacity-0"
        >
          <div aria-hidden="true" className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-control" />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
