import { useId } from 'react';
import { sceneLabels } from '../../labels/scenes.ts';

interface SceneFieldProps {
  label: string;
  note?: string;
  value: string;
  maximum: number;
  placeholder?: string;
  /** The field that takes the focus when the editor opens. */
  isFirst?: boolean;
  onChange: (text: string) => void;
}

/** A labelled text that grows with what is in it. */
export function SceneField(props: SceneFieldProps) {
  const { label, note, value, maximum, placeholder, isFirst = false, onChange } = props;
  const id = useId();
  const length = [...value].length;
  // What is pasted is kept whole: its author decides what goes.
  const isTooLong = length > maximum;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline gap-2 text-12 text-ink-3">
        <label htmlFor={id} className="font-semibold text-ink-2">
          {label}
        </label>
        {note !== undefined && <span className="ml-auto tabular-nums">{note}</span>}
      </div>
      <textarea
        id={id}
        className="text-area"
        rows={3}
        dir="auto"
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-long` : undefined}
        placeholder={placeholder}
        autoFocus={isFirst}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {isTooLong && (
        <p id={`${id}-long`} role="status" className="mt-1 text-12 text-warn">
          {sceneLabels.tooLong(length, maximum)}
        </p>
      )}
    </div>
  );
}
