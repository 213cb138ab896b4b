interface SliderProps {
  label: string;
  shown: string;
  range: { least: number; most: number; step: number };
  value: number;
  onChange: (value: number) => void;
}

/** A range with its name and its value in words. */
export function Slider({ label, shown, range, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-2">
      <span className="flex justify-between">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-2 tabular-nums">{shown}</span>
      </span>
      <input
        type="range"
        className="h-6 w-full accent-(--accent-fill)"
        aria-valuetext={shown}
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      />
    </label>
  );
}
