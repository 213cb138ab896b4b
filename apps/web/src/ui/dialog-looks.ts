export type DialogWidth = 'small' | 'medium' | 'large' | 'wide' | 'full';

const WIDTHS: Record<DialogWidth, string> = {
  small: 'sm:max-w-110',
  medium: 'sm:max-w-160',
  large: 'sm:max-w-210',
  wide: 'sm:max-w-250',
  full: 'sm:max-w-300',
};

/** How a dialog comes up; one that was drawn with its page is there already. */
const RISING = 'transition duration-200 data-starting-style:translate-y-2 data-starting-style:opacity-0';
const DIMMING = 'transition-opacity duration-200 data-starting-style:opacity-0';

/** The parts of a dialog, for the one that opens and for the one that is drawn with its page. The ground is not blurred: on a phone every frame of that took longer than the dialog. */
export const dialogLooks = {
  backdrop: (isInstant: boolean) => `fixed inset-0 z-30 bg-scrim ${isInstant ? '' : DIMMING}`,
  viewport: 'fixed inset-0 z-30 grid place-items-center overflow-y-auto p-6 max-sm:items-end max-sm:p-3',
  popup: (width: DialogWidth, isInstant: boolean) =>
    `relative w-full ${WIDTHS[width]} overflow-hidden rounded-box border border-line bg-surface shadow-pop outline-none ${isInstant ? '' : RISING} max-sm:max-h-[calc(100dvh-24px)] max-sm:overflow-y-auto`,
  close: (isOnPicture: boolean) =>
    `icon-button absolute top-3 right-3 z-10 ${isOnPicture ? 'rounded-full! bg-[#08090e]/75! text-[#f2f4f8]!' : ''}`,
} as const;
