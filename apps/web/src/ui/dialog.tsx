import type { ReactNode } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { labels } from '../labels/index.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The title is drawn by the content itself and only named here. */
  isTitleHidden?: boolean;
  description?: string;
  /** A picture fills the top, so Close needs a ground of its own. */
  isTopPicture?: boolean;
  width?: 'small' | 'medium' | 'large' | 'wide' | 'full';
}

const WIDTHS = {
  small: 'sm:max-w-110',
  medium: 'sm:max-w-160',
  large: 'sm:max-w-210',
  wide: 'sm:max-w-250',
  full: 'sm:max-w-300',
};

/** A modal dialog: focus stays inside, Escape closes, focus goes back. On phones it rises from the bottom. */
export function Dialog({
  title,
  onClose,
  children,
  isTitleHidden = false,
  description,
  isTopPicture = false,
  width = 'medium',
}: DialogProps) {
  return (
    <BaseDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-scrim backdrop-blur-[3px] transition-opacity duration-200 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-30 grid place-items-center overflow-y-auto p-6 max-sm:items-end max-sm:p-3">
          <BaseDialog.Popup
            className={`relative w-full ${WIDTHS[width]} overflow-hidden rounded-box border border-line bg-surface shadow-pop outline-none transition duration-200 data-starting-style:translate-y-2 data-starting-style:opacity-0 max-sm:max-h-[calc(100dvh-24px)] max-sm:overflow-y-auto`}
          >
            <BaseDialog.Title className={isTitleHidden ? 'sr-only' : 'px-6 pt-6 text-20 tracking-[-.012em]'}>
              {title}
            </BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className={isTitleHidden ? 'sr-only' : 'px-6 pt-1 text-ink-2'}>
                {description}
              </BaseDialog.Description>
            )}
            {children}
            <BaseDialog.Close
              aria-label={labels.common.close}
              title={labels.common.close}
              className={`icon-button absolute top-3 right-3 z-10 ${isTopPicture ? 'rounded-full! bg-[#08090e]/75! text-[#f2f4f8]!' : ''}`}
            >
              <X size={18} aria-hidden="true" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
