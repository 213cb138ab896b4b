import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

interface ChipSelectProps<Value extends string> {
  label: string;
  value: Value | '';
  options: readonly ChipOption<Value>[];
  onChoose: (value: Value) => void;
  icon?: ReactNode;
  /** Shown as the first, unselectable line while nothing is chosen. */
  placeholder?: string;
  size?: 'normal' | 'small';
  /** Round shows the icon alone. */
  shape?: 'pill' | 'round';
  /** Lit up, for a round one whose value is not the default. */
  isLit?: boolean;
  /** A choice that is still open although it has a value of its own. */
  isMissing?: boolean;
  /** Nothing needs to be chosen: an empty one is not marked as missing. */
  isOptional?: boolean;
}

/** A choice among a few words, as a native select in the clothes of a chip. */
export function ChipSelect<Value extends string>({
  label,
  value,
  options,
  onChoose,
  icon,
  placeholder,
  size = 'normal',
  shape = 'pill',
  isLit = false,
  isMissing = false,
  isOptional = false,
}: ChipSelectProps<Value>) {
  return (
    <span
      className="chip-select"
      data-size={size}
      data-shape={shape}
      data-chosen={isLit || undefined}
      title={
        shape === 'round'
          ? `${label}: ${options.find((option) => option.value === value)?.label ?? ''}`
          : label
      }
      data-plain={icon === undefined || undefined}
      data-missing={(value === '' && !isOptional) || isMissing || undefined}
    >
      {icon}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) {
            onChoose(chosen.value);
          }
        }}
      >
        {value === '' && (
          <option value="" disabled>
            {placeholder ?? label}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
      {shape === 'pill' && <ChevronDown size={14} aria-hidden="true" />}
    </span>
  );
}
