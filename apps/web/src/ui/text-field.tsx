import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { CircleAlert } from 'lucide-react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** For search fields whose icon and placeholder already say what they are. */
  isLabelHidden?: boolean;
  error?: string | undefined;
  icon?: ReactNode;
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text; an error is tied to the field and shown under it with an icon. */
export function TextField({
  label,
  isLabelHidden = false,
  error,
  icon,
  trailing,
  className = '',
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-2 block font-semibold'}>
        {label}
      </label>
      <div className="field" data-invalid={error !== undefined || undefined}>
        {icon}
        <input
          {...rest}
          id={id}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {trailing}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-2 flex items-center gap-1.5 text-12 text-bad">
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
