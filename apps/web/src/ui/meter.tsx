interface MeterProps {
  label: string;
  /** Between 0 and 1. */
  share: number;
}

/** How far something has come, as a thin bar. */
export function Meter({ label, share }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-ink-2" style={{ width: `${percent}%` }} />
    </div>
  );
}
