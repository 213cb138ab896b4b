import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  look?: 'filled' | 'outline' | 'filter';
  shape?: 'pill' | 'round';
  size?: 'normal' | 'small';
  /** A choice that is still open: a dashed border and a warning-coloured icon. */
  isMissing?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A rounded button that shows the present value of a choice. */
export function Chip({
  children,
  look = 'filled',
  shape = 'pill',
  size = 'normal',
  isMissing = false,
  className = '',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`chip ${className}`}
      data-look={look}
      data-shape={shape}
      data-size={size}
      data-missing={isMissing || undefined}
    >
      {children}
    </button>
  );
}
