import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  look?: 'primary' | 'quiet' | 'plain';
  size?: 'normal' | 'small';
  /** A disabled button keeps the focus and says why beside it, so it is never removed from the tab order. */
  isDisabled?: boolean;
  isBusy?: boolean;
  /** A press while disabled, for saying aloud why. */
  onRefused?: () => void;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The one button. While disabled or busy a press does nothing. */
export function Button({
  look = 'quiet',
  size = 'normal',
  isDisabled = false,
  isBusy = false,
  icon,
  children,
  onClick,
  onRefused,
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  const isInert = isDisabled || isBusy;
  return (
    <button
      {...rest}
      // The type is one of the three the attribute knows; its default only makes forms explicit.
      type={type}
      className={`button ${className}`}
      data-look={look}
      data-size={size}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isInert) {
          event.preventDefault();
          onRefused?.();
          return;
        }
        onClick?.(event);
      }}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
