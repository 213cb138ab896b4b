import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label'> {
  label: string;
  children: ReactNode;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  children,
  isDisabled = false,
  onClick,
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      className={`icon-button ${className}`}
      onClick={(event) => {
        if (!isDisabled) {
          onClick?.(event);
        }
      }}
    >
      {children}
    </button>
  );
}
