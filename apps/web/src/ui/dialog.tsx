import type { ReactNode, RefObject } from 'react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { labels } from '../labels/index.ts';
import { dialogLooks } from './dialog-looks.ts';
import type { DialogWidth } from './dialog-looks.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The title is drawn by the content itself and only named here. */
  isTitleHidden?: boolean;
  description?: string;
  /** A picture fills the top, so Close needs a ground of its own. */
  isTopPicture?: boolean;
  width?: DialogWidth;
  /** Stands at once, in the place of one that was drawn with its page. */
  isInstant?: boolean;
  /** What the keys are at first: the first thing they can reach when left out. */
  initialFocus?: RefObject<HTMLElement | null> | true;
}

/** A modal dialog: focus stays inside, Escape closes, focus goes back. On phones it rises from the bottom. */
export function Dialog({
  title,
  onClose,
  children,
  isTitleHidden = false,
  description,
  isTopPicture = false,
  width = 'medium',
  isInstant = false,
  initialFocus = true,
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
        <BaseDialog.Backdrop className={dialogLooks.backdrop(isInstant)} />
        <BaseDialog.Viewport className={dialogLooks.viewport}>
          <BaseDialog.Popup className={dialogLooks.popup(width, isInstant)} initialFocus={initialFocus}>
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
              className={dialogLooks.close(isTopPicture)}
            >
              <X size={18} aria-hidden="true" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
